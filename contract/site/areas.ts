import { keysOf } from '../base/keys.ts';
import { PREFECTURES, type PrefectureName } from '../customer/prefectures.ts';
import { CATEGORIES, type CategoryKey, slugOf } from '../goods/categories.ts';
import type { ShopFacts } from './shop-facts.ts';

/*
 * Areas: a prefecture together with a category that somebody buys there. Each has a page of the site.
 */

/** The names of the prefectures in addresses, in the order of `PREFECTURES`. */
const SLUGS = [
  'hokkaido',
  ...['aomori', 'iwate', 'miyagi', 'akita', 'yamagata', 'fukushima'],
  ...['ibaraki', 'tochigi', 'gunma', 'saitama', 'chiba', 'tokyo', 'kanagawa'],
  ...['niigata', 'toyama', 'ishikawa', 'fukui', 'yamanashi', 'nagano', 'gifu', 'shizuoka', 'aichi'],
  ...['mie', 'shiga', 'kyoto', 'osaka', 'hyogo', 'nara', 'wakayama'],
  ...['tottori', 'shimane', 'okayama', 'hiroshima', 'yamaguchi'],
  ...['tokushima', 'kagawa', 'ehime', 'kochi'],
  ...['fukuoka', 'saga', 'nagasaki', 'kumamoto', 'oita', 'miyazaki', 'kagoshima', 'okinawa'],
];

export interface Area {
  readonly prefecture: PrefectureName;
  readonly category: CategoryKey;
}

/** An area, and how many shops can get a request for such goods from there now. */
export interface ServedArea extends Area {
  readonly shops: number;
}

/** Search engines hear of an area from so many shops on: below, there is little to compare. */
export const LEAST_INDEXED = 3;

/** The names of an area in addresses: hokkaido, precious_metal. */
export const slugsOf = ({ prefecture, category }: Area): { prefecture: string; category: string } => ({
  prefecture: SLUGS[PREFECTURES.indexOf(prefecture)] ?? '',
  category: slugOf(category),
});

/** The area that these names mean, letter by letter, so that it has one address. */
export function areaOf(slugs: { prefecture: string; category: string }): Area | undefined {
  const prefecture = PREFECTURES[SLUGS.indexOf(slugs.prefecture)];
  const category = keysOf(CATEGORIES).find((key) => slugOf(key) === slugs.category);
  return prefecture && category && { prefecture, category };
}

/** The areas in which somebody buys, by prefecture, and then in the order of the categories. */
export const servedAreas = (able: ShopFacts['able']): readonly ServedArea[] =>
  PREFECTURES.flatMap((prefecture, index) =>
    keysOf(able)
      .map((category) => ({ prefecture, category, shops: able[category][index] ?? 0 }))
      .filter(({ shops }) => shops > 0),
  );

export const isIndexed = ({ shops }: ServedArea): boolean => shops >= LEAST_INDEXED;
