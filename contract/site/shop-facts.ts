import { keysOf } from '../base/keys.ts';
import { LIMITS } from '../base/limits.ts';
import { PREFECTURES, type PrefectureName } from '../customer/prefectures.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../goods/categories.ts';

/** For each of `PREFECTURES`, in that order, a number of shops. */
export type ByPrefecture = number[];

/** The ways of the goods to a shop, in the order in which pages name them. */
export const WAY_NAMES = { carry: '店頭', visit: '出張', post: '宅配' } as const;

/** For each way, the shops that offer it. */
export type Ways = Readonly<Record<keyof typeof WAY_NAMES, number>>;

/** How many shops there are, where they stand, and who can get a request. */
export interface ShopFacts {
  /** The shops of the partner list. */
  readonly listed: number;
  /** The shops of that list whose licence the operator has looked at. */
  readonly checked?: number | undefined;
  /** Where they stand. */
  readonly standing: ByPrefecture;
  /** For each category, the shops that can get a request for such goods now, by the prefectures that they serve. */
  readonly able: Readonly<Record<CategoryKey, ByPrefecture>>;
  /** The ways of those that can get a request. */
  readonly ways?: Ways | undefined;
}

/** The facts that a page tells: those of all goods, or of one category. Without `able` only the number is known. */
export interface ToldFacts extends Pick<ShopFacts, 'listed' | 'ways'> {
  readonly checked?: number | undefined;
  readonly standing?: ByPrefecture | undefined;
  readonly able?: ByPrefecture | undefined;
  /** The categories that somebody buys. */
  readonly bought: readonly CategoryKey[];
  /** Each category by itself, on a page about all goods. */
  readonly ableOf?: ShopFacts['able'] | undefined;
}

/** Nobody is on the partner list yet. Undefined facts: nothing is known. */
export const isListEmpty = (facts: Pick<ShopFacts, 'listed'> | undefined): boolean => facts?.listed === 0;

const EVERYWHERE = PREFECTURES.length;

/** How many names of areas a sentence holds. */
export const NAMED_AREAS = 3;

const byMost = (lists: readonly ByPrefecture[]): ByPrefecture =>
  PREFECTURES.map((_, index) => Math.max(0, ...lists.map((list) => list[index] ?? 0)));

/** @param category the goods of a page that is about one category; for its claims the others do not count */
export function toldFacts(facts: ShopFacts, category?: CategoryKey): ToldFacts {
  const { listed, checked, standing, able, ways } = facts;
  return {
    listed,
    checked,
    standing,
    ways,
    able: category ? able[category] : byMost(Object.values(able)),
    bought: CATEGORY_KEYS.filter((key) => able[key].some((count) => count > 0)),
    ableOf: category ? undefined : able,
  };
}

/** One request goes to so many of the shops at first. */
export const atOnce = (shops: number): number => Math.min(LIMITS.matchedShops, shops);

/** How many shops a seller can hear from after one request, at most; undefined where that is not known. */
export const mostQuotes = (facts: ToldFacts | undefined): number | undefined =>
  facts?.able && atOnce(Math.max(0, ...facts.able));

/**
 * 全国; otherwise the prefectures by name, at most three, those with most shops first: 東京都・大阪府・北海道など12都道府県.
 * Empty without a shop, and where nothing is known.
 */
export function areaWords(counts: ByPrefecture | undefined): string {
  const areas = PREFECTURES.map((name, index) => ({ name, count: counts?.[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ name }) => name);
  if (areas.length === EVERYWHERE) return '全国';
  const names = areas.slice(0, NAMED_AREAS).join('・');
  return areas.length > NAMED_AREAS ? `${names}など${areas.length}都道府県` : names;
}

/** The list has shops, and the operator has looked at the licence of each. */
export const isAllChecked = (facts: ToldFacts | undefined): boolean =>
  facts !== undefined && facts.listed > 0 && facts.checked === facts.listed;

/** The names of the ways that some shop offers; all of them where that is not known, or there is no shop. */
export function wayNames(facts: ToldFacts | undefined): readonly string[] {
  const offered = keysOf(WAY_NAMES).filter((way) => facts?.ways && facts.ways[way] > 0);
  return (offered.length > 0 ? offered : keysOf(WAY_NAMES)).map((way) => WAY_NAMES[way]);
}

/** The prefectures where listed shops stand; undefined where that is not known. */
export const standingIn = (facts: ToldFacts | undefined): readonly PrefectureName[] | undefined =>
  facts?.standing && PREFECTURES.filter((_, index) => (facts.standing?.[index] ?? 0) > 0);
