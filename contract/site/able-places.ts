import { PREFECTURES } from '../customer/prefectures.ts';
import type { CategoryKey } from '../goods/categories.ts';
import { goodsWords } from './named-goods.ts';
import {
  areaWords,
  atOnce,
  type ByPrefecture,
  mostQuotes,
  NAMED_AREAS,
  type ToldFacts,
} from './shop-facts.ts';

/*
 * Words about where and for which goods there are how many shops. A number that does not hold for every seller is said
 * with the goods and the area for which it holds.
 */

/** Numbers of shops in several areas: 各3社, or 1〜3社. */
function countWords(counts: readonly number[]): string {
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return low === high ? `各${low}社` : `${low}〜${high}社`;
}

/**
 * Where somebody buys some goods, and to how many shops a request goes from there: 北海道3社・東京都1社, or
 * 12都道府県 1〜4社. Empty where nobody does.
 */
export function ableInShort(able: ByPrefecture): string {
  const places = PREFECTURES.map((name, index) => ({ name, shops: atOnce(able[index] ?? 0) }))
    .filter(({ shops }) => shops > 0)
    .sort((one, other) => other.shops - one.shops);
  if (places.length === 0) return '';
  if (places.length <= NAMED_AREAS) return places.map(({ name, shops }) => `${name}${shops}社`).join('・');
  const isNation = places.length === PREFECTURES.length;
  return `${isNation ? areaWords(able) : `${places.length}都道府県`} ${countWords(places.map(({ shops }) => shops))}`;
}

/** The goods of the page that somebody buys, in groups of those that have the same shops in each prefecture. */
function listsOf({
  able,
  ableOf,
  bought,
}: ToldFacts): { goods: readonly CategoryKey[]; able: ByPrefecture }[] {
  if (!ableOf) return able ? [{ goods: [], able }] : [];
  const lists = new Map<string, { goods: CategoryKey[]; able: ByPrefecture }>();
  for (const key of bought) {
    const name = ableOf[key].map(atOnce).join();
    const list = lists.get(name) ?? { goods: [], able: ableOf[key] };
    list.goods.push(key);
    lists.set(name, list);
  }
  return [...lists.values()];
}

/** Whether the goods of the page have areas of their own: a shop for watches helps nobody with a kimono. */
export const doGoodsDiffer = (facts: ToldFacts | undefined): boolean =>
  facts !== undefined && listsOf(facts).length > 1;

/** The most groups of goods that a sentence names. */
const NAMED_GROUPS = 3;

/** The goods of the page with their areas: 時計・バッグは北海道3社、楽器は埼玉県1社. Empty where they are too many. */
export function ableByGoods(facts: ToldFacts): string {
  const lists = listsOf(facts);
  return lists.length > NAMED_GROUPS
    ? ''
    : lists.map(({ goods, able }) => `${goodsWords(goods)}は${ableInShort(able)}`).join('、');
}

/**
 * The requests that go to most shops: 北海道からの時計のご依頼では. Empty where each request from anywhere goes to as
 * many.
 */
export function whereMost(facts: ToldFacts): string {
  const lists = listsOf(facts);
  const most = mostQuotes(facts) ?? 0;
  const areasOf = ({ able }: { able: ByPrefecture }) =>
    PREFECTURES.filter((_, index) => atOnce(able[index] ?? 0) === most);
  const groups = lists
    .map((list) => ({ ...list, areas: areasOf(list) }))
    .filter(({ areas }) => areas.length > 0);
  const [first] = groups;
  if (!first) return '';
  const { areas } = first;
  const goods = groups.flatMap((group) => group.goods);
  // A sentence may name goods and areas apart only if each of the goods has as many shops in each of the areas.
  const isCross = groups.every((group) => group.areas.join() === areas.join());
  const isAnywhere = areas.length === PREFECTURES.length;
  const isAnything = groups.length === lists.length;
  if (!isCross || (!isAnywhere && areas.length > NAMED_AREAS) || (!isAnything && goods.length > NAMED_AREAS))
    return lists.length > 1 ? '品物と地域によっては' : '地域によっては';
  if (isAnywhere && isAnything) return '';
  const from = isAnywhere ? '' : `${areas.join('・')}からの`;
  return `${from}${isAnything ? '' : `${goodsWords(goods)}の`}ご依頼では`;
}
