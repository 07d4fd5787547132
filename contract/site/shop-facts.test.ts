import { describe, expect, test } from 'vitest';
import { tableOf } from '../base/keys.ts';
import { PREFECTURES, type PrefectureName } from '../customer/prefectures.ts';
import { CATEGORY_KEYS } from '../goods/categories.ts';
import { claimsMade, isMade, withClaims } from './claims.ts';
import { areaWords, mostQuotes, type ToldFacts, toldFacts } from './shop-facts.ts';

type Counts = Partial<Record<PrefectureName, number>>;
const served = (counts: Counts) => PREFECTURES.map((name) => counts[name] ?? 0);

const able = (counts: Counts, checked = 40): ToldFacts => ({
  listed: 40,
  checked,
  standing: served(counts),
  able: served(counts),
  bought: ['watch'],
});
const operator = (shops: ToldFacts | undefined) => ({ claims: claimsMade(true, {}), shops });
const NATION = Object.fromEntries(PREFECTURES.map((name) => [name, 40]));
const WORDS = '{companies.quotes|審査を通過した全国の買取店から最大10社の査定額が届きます。}';

describe('With an operator', () => {
  test.each([
    [{ 東京都: 4, 北海道: 3 }, 4, '東京都からのご依頼では、最大4社に査定を依頼できます。'],
    [{ 北海道: 1 }, 1, 'いま一つの品物を査定できる買取店は、1社です。'],
    [{}, 0, '査定できる買取店は、まだ登録されていません。'],
    [{ 大阪府: 1_200 }, 10, '大阪府からのご依頼では、最大10社に査定を依頼できます。'],
  ])('where shops serve %o, a seller hears of at most %i quotes', (counts, most, words) => {
    expect(mostQuotes(able(counts))).toBe(most);
    expect(withClaims(WORDS, operator(able(counts)))).toBe(words);
    expect(isMade('companies', operator(able(counts)))).toBe(most > 1);
  });

  test('a single shop is the only one; of several that share out areas or goods, one answers', () => {
    const facts = able({ 北海道: 1 });
    expect(withClaims(WORDS, operator({ ...facts, listed: 1 }))).toBe('いま査定できる買取店は1社です。');
    expect(withClaims(WORDS, operator({ ...facts, listed: 2 }))).toContain(
      '一つの品物を査定できる買取店は、1社',
    );
  });

  test.each([[39], [undefined]])(
    'nobody claims a look at all licences where it is at %s of 40',
    (checked) => {
      const facts = { ...able(NATION), checked };
      expect(withClaims(WORDS, operator(facts))).toBe(
        '古物商許可番号を公開する全国の買取店に、最大10社まで査定を依頼できます。',
      );
      expect(withClaims('{screening.all|審査済み}', operator(facts))).toBe('許可番号を、すべてのお店で公開');
    },
  );

  test('two shops that serve different prefectures do not compete', () => {
    expect(mostQuotes(able({ 北海道: 1, 沖縄県: 1 }))).toBe(1);
  });

  test('areas are named up to three, those with most shops first, and the whole country only if all are served', () => {
    expect(areaWords(served({ 沖縄県: 9 }))).toBe('沖縄県');
    expect(areaWords(served({ 北海道: 1, 青森県: 2, 岩手県: 1, 沖縄県: 9 }))).toBe(
      '沖縄県・青森県・北海道など4都道府県',
    );
    const all = Object.fromEntries(PREFECTURES.map((name) => [name, 1]));
    expect(areaWords(served(all))).toBe('全国');
    expect(areaWords(served({ ...all, 島根県: 0 }))).toMatch(/など46都道府県$/);
  });

  test('where nothing is known of the shops, neither a number nor an area is said', () => {
    expect(withClaims(WORDS, operator(undefined))).not.toMatch(/\d|全国|審査/);
    expect(isMade('shops', operator(undefined))).toBe(false);
  });
});

test('A page about one category tells of the shops that buy it', () => {
  const facts = {
    listed: 5,
    standing: PREFECTURES.map((_, index) => (index === 0 ? 5 : 0)),
    able: tableOf(CATEGORY_KEYS, (key) => PREFECTURES.map(() => (key === 'watch' ? 5 : 0))),
  };
  expect(mostQuotes(toldFacts(facts, 'watch'))).toBe(5);
  expect(mostQuotes(toldFacts(facts, 'bag'))).toBe(0);
  expect(mostQuotes(toldFacts(facts))).toBe(5);
  expect(toldFacts(facts).bought).toEqual(['watch']);
});

test('Without an operator the words stay as the specification has them', () => {
  const nobody = { claims: claimsMade(false, {}), shops: able({}) };
  expect(withClaims(WORDS, nobody)).toBe('審査を通過した全国の買取店から最大10社の査定額が届きます。');
});

describe('The ways of the goods', () => {
  const NATION = '{acceptance.answer|はい、全国に対応しています。<br>出張や宅配で査定を受けられます。}';
  const everywhere = Object.fromEntries(PREFECTURES.map((name) => [name, 1]));

  test.each([
    [
      { carry: 2, visit: 1, post: 3 },
      '買取の方法には、店頭・出張・宅配があります。',
      'はい、全国に対応しています。<br>出張や宅配で査定を受けられます。',
    ],
    [
      { carry: 0, visit: 0, post: 3 },
      'いまの買取の方法は、宅配です。',
      'はい、全国に対応しています。<br>宅配で査定を受けられます。',
    ],
    [{ carry: 4, visit: 0, post: 0 }, 'いまの買取の方法は、店頭です。', 'はい、全国に対応しています。'],
    [
      undefined,
      '買取の方法には、店頭・出張・宅配があります。',
      'はい、全国に対応しています。<br>出張や宅配で査定を受けられます。',
    ],
  ])('are those that the shops offer: %o', (ways, methods, answer) => {
    const facts = operator({ ...able(everywhere), ways });
    expect(
      withClaims('{acceptance.methods|店頭・出張・宅配の3つの方法からお選びいただけます。}', facts),
    ).toBe(methods);
    expect(withClaims(NATION, facts)).toBe(answer);
  });
});
