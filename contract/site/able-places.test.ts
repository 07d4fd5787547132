import { describe, expect, test } from 'vitest';
import { tableOf } from '../base/keys.ts';
import { PREFECTURES, type PrefectureName } from '../customer/prefectures.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../goods/categories.ts';
import { ableByGoods, ableInShort, doGoodsDiffer, whereMost } from './able-places.ts';
import { type ShopFacts, toldFacts } from './shop-facts.ts';
import { nowWords } from './shop-words.ts';

type Counts = Partial<Record<PrefectureName, number>>;

const by = (counts: Counts) => PREFECTURES.map((name) => counts[name] ?? 0);

const NATION = Object.fromEntries(PREFECTURES.map((name) => [name, 12])) as Counts;

const shops = (goods: Partial<Record<CategoryKey, Counts>>, category?: CategoryKey) => {
  const facts: ShopFacts = {
    listed: 40,
    standing: by({}),
    able: tableOf(CATEGORY_KEYS, (key) => by(goods[key] ?? {})),
  };
  return toldFacts(facts, category);
};

const FIRST_DAY = { watch: { 北海道: 3 }, bag: { 北海道: 3, 東京都: 1 }, music: { 埼玉県: 1 } };

describe('Where shops appraise', () => {
  test.each([
    [{}, ''],
    [{ 東京都: 1, 北海道: 3 }, '北海道3社・東京都1社'],
    [{ 東京都: 1, 北海道: 3, 沖縄県: 1, 大阪府: 40 }, '4都道府県 1〜10社'],
    [NATION, '全国 各10社'],
  ])('%o is said as %s', (counts, words) => {
    expect(ableInShort(by(counts))).toBe(words);
  });

  test.each([
    ['all goods', shops(FIRST_DAY), '北海道からの時計・バッグのご依頼では'],
    ['watches', shops(FIRST_DAY, 'watch'), '北海道からのご依頼では'],
    ['watches in the whole country', shops({ watch: NATION }), ''],
    ['and bags in one area', shops({ watch: NATION, bag: { 沖縄県: 1 } }), '時計のご依頼では'],
    [
      'goods that have most in areas of their own',
      shops({ watch: { 北海道: 3 }, bag: { 東京都: 3 } }),
      '品物と地域によっては',
    ],
    [
      'many areas',
      shops({ watch: { 北海道: 3, 青森県: 3, 岩手県: 3, 秋田県: 3 } }, 'watch'),
      '地域によっては',
    ],
  ])('the number of shops is said with its goods and area: %s', (_, facts, words) => {
    expect(whereMost(facts)).toBe(words);
  });

  test('goods that are bought elsewhere have areas of their own', () => {
    expect(doGoodsDiffer(shops(FIRST_DAY))).toBe(true);
    expect(ableByGoods(shops(FIRST_DAY))).toBe(
      '時計は北海道3社、バッグは北海道3社・東京都1社、楽器は埼玉県1社',
    );
    expect(doGoodsDiffer(shops(FIRST_DAY, 'watch'))).toBe(false);
    expect(doGoodsDiffer(shops({ watch: { 北海道: 1 }, bag: { 北海道: 1 } }))).toBe(false);
    expect(doGoodsDiffer(undefined)).toBe(false);
  });

  test.each([
    [shops(FIRST_DAY), 'いまは、北海道からの時計・バッグのご依頼では、最大3社です。'],
    [shops(FIRST_DAY, 'music'), 'いまは1社です。'],
    [shops({ watch: NATION }), ''],
    [shops({}), ''],
    [undefined, ''],
  ])('a seller hears of the number now only where it is below the most', (facts, words) => {
    expect(nowWords(facts)).toBe(words);
  });
});
