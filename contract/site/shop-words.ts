import { LIMITS } from '../base/limits.ts';
import { ableByGoods, doGoodsDiffer, whereMost } from './able-places.ts';
import { ALL_GOODS, goodsWords } from './named-goods.ts';
import {
  areaWords,
  isAllChecked,
  isListEmpty,
  mostQuotes,
  type ToldFacts,
  WAY_NAMES,
  wayNames,
} from './shop-facts.ts';

/**
 * Words that follow from the shops, with an operator. They hold with any number of shops; where nothing is known of
 * the shops (undefined), they hold in any case.
 * @param written the words of the demonstration, which the specification fixes
 */
export type WordsOfFacts = (facts: ToldFacts | undefined, written: string) => string;

/** 審査 is a look at the licence, of which the day is stored (`licence_checked_on`). Files of shops bring some without. */
const CHECKED = '古物商許可を運営者が確認した';
/** No shop gets on the list without its number, which stands on its page. */
const NUMBERED = '古物商許可番号を公開する';

const withChecked = (facts: ToldFacts | undefined, text: string): string =>
  text.replace(/(厳しい)?審査を通過した|審査済みの/g, isAllChecked(facts) ? CHECKED : NUMBERED);

/** Where the shops stand, before 買取店: 北海道・東京都の. Empty where that is not known. */
function placeOf(facts: ToldFacts | undefined): string {
  const areas = areaWords(facts?.standing);
  return areas && `${areas}の`;
}

/** The words as they are written, with the shops as they are. */
const asItIs = (facts: ToldFacts, written: string): string =>
  withChecked(facts, written)
    .replace(NUMBER, `最大${mostQuotes(facts)}`)
    // No shop is bound to answer.
    .replace(/から(最大\d+社)の査定額が届きます/, 'に、$1まで査定を依頼できます')
    .replace('の査定額が手元に届きます', 'に査定を依頼できます')
    .replace('全国の', placeOf(facts));

/** The words with the goods that somebody buys, in the place of all of them. */
const withGoods = (written: string, goods: string): string => written.replace(ALL_GOODS, goods);

interface WordsByCount {
  one?: string;
  none?: string;
  unknown?: string;
  /**
   * In the place of words with a number that holds for some requests only; left out: nothing.
   * @param most the number, with the requests for which it holds
   */
  some?: (most: string) => string;
}

const NUMBER = '最大10';

/** How many shops a request goes to, with the requests for which that holds: 北海道からのご依頼では、最大3社. */
export const mostWords = (facts: ToldFacts): string =>
  [whereMost(facts), `最大${mostQuotes(facts)}社`].filter((words) => words !== '').join('、');

/** Several shops, one, none, or nothing is known. */
function byCount(
  facts: ToldFacts | undefined,
  written: string,
  { one = '', none = '', unknown = '', some = () => '' }: WordsByCount,
): string {
  const most = mostQuotes(facts);
  if (!facts || most === undefined) return unknown;
  if (most > 1)
    return written.includes(NUMBER) && whereMost(facts) ? some(mostWords(facts)) : asItIs(facts, written);
  if (most === 0) return none;
  // Others buy other goods, or elsewhere.
  return facts.listed > 1 ? one.replace(ONE_NOW, ONE_FOR_EACH) : one;
}

/** A hint for sellers: the form counts the shops for their goods and their place. */
const COUNTED_BEFORE = 'フォームで品物と郵便番号を入力すると、送る前に社数が表示されます。';

const NOBODY_YET = '査定できる買取店は、まだ登録されていません。';
const ONE_NOW = 'いま査定できる買取店は1社です。';
const ONE_FOR_EACH = 'いま一つの品物を査定できる買取店は、1社です。';

/** How many shops a request goes to now, where that is fewer than one can go to; empty otherwise. */
export function nowWords(facts: ToldFacts | undefined): string {
  const most = mostQuotes(facts);
  if (!facts || !most) return '';
  if (most === 1) return 'いまは1社です。';
  return whereMost(facts) || most < LIMITS.matchedShops ? `いまは、${mostWords(facts)}です。` : '';
}

const quotes =
  (words: WordsByCount): WordsOfFacts =>
  (facts, written) =>
    byCount(facts, written, words);

/** The same words with one shop, none, or where nothing is known. */
const unlessSeveral = (words: string) =>
  quotes({ one: words, none: words, unknown: words, some: () => words });

/** About the quotes that a seller gets. */
export const QUOTE_WORDS = {
  /** Words that only hold where a seller can compare. */
  several: quotes({}),
  /** A sentence about the quotes that come. */
  quotes: quotes({
    one: ONE_NOW,
    none: NOBODY_YET,
    unknown: '買取店に、無料で査定を依頼できます。',
    some: (most) => `${most}に査定を依頼できます。`,
  }),
  /** Not all goods have several shops. */
  compete: (facts) =>
    (mostQuotes(facts) ?? 0) > 1 ? '複数の買取店が扱う品は、金額と条件を並べて比べられます。' : '',
  /** Words of the frame, which does not count: they hold in any case. */
  invite: () => '当サイトのご利用は無料です。',
  number: quotes({}),
  title: unlessSeveral('まず写真で確かめる。'),
  eyebrow: unlessSeveral('高額品の買取'),
  arrive: unlessSeveral('買取店から査定が届く'),
  choose: unlessSeveral('確かめて、決める'),
  once: unlessSeveral('入力は、一度だけ'),
  decide: unlessSeveral('金額と対応を確かめて、納得できれば売却へ。'),
  /** The end of a sentence that begins with goods. */
  appraise: quotes({
    one: 'を、1社の買取店が無料で査定します。',
    none: `の査定についてのご案内です。${NOBODY_YET}`,
    unknown: 'を、買取店が無料で査定します。',
    some: (most) => `を、買取店が無料で査定します。${most}です。`,
  }),
  /** The sentence that says what the site is. Its list of goods becomes those that somebody buys. */
  site: (facts, written) => {
    const goods = facts && goodsWords(facts.bought);
    if (!goods) return '高額品の査定を、写真と品物の情報を送って無料で依頼できるサイトです。';
    return byCount(facts, withGoods(written, goods), {
      one: `${goods}の査定を、写真と品物の情報を送って無料で依頼できるサイトです。`,
      some: (most) => `${goods}の査定を、写真と品物の情報を送って無料で依頼できるサイトです。${most}です。`,
    });
  },
  /** The goods of a page that does not count. */
  goods: () => '高額品',
  /** The goods that somebody buys, as what the site is for. */
  focus: (facts) => {
    const goods = (facts && goodsWords(facts.bought)) || '価値の見極めが必要な品';
    return `${goods}の査定を受け付けています。`;
  },
  answer: quotes({
    some: (most) => `${most}です。<br>ほかのご依頼では、これより少なくなります。${COUNTED_BEFORE}`,
    one: `${ONE_NOW}<br>登録される買取店が増えると、一度に10社まで比べられるようになります。`,
    none: `${NOBODY_YET}<br>登録される買取店が増えると、一度に10社まで比べられるようになります。`,
    unknown: '一度にご紹介する買取店は、10社までです。<br>地域や品物によって異なります。',
  }),
} as const satisfies Record<string, WordsOfFacts>;

/** The ways that do not need a shop nearby: 出張や宅配. Empty where no shop offers one. */
const farWays = (facts: ToldFacts | undefined): string =>
  wayNames(facts)
    .filter((name) => name !== WAY_NAMES.carry)
    .join('や');

/** The answer for sellers who live far away, with the ways that there are. */
const fromAfar = (facts: ToldFacts | undefined, written: string): string => {
  const ways = farWays(facts);
  return ways ? written.replace('出張や宅配', ways) : written.replace(/<br>.*/, '');
};

const ANY_AREA = 'ご紹介できる買取店は、地域や品物によって異なります。';

interface WordsByArea {
  some: (areas: string) => string;
  none?: string;
  unknown?: string;
  /** Where not all goods are bought in the same areas, or not by as many. */
  differing?: (facts: ToldFacts) => string;
}

/** The areas of the goods, each group with its own. */
const areasOfGoods = (facts: ToldFacts): string => {
  const areas = ableByGoods(facts);
  return `いま査定できる地域は、品物によって異なります。${areas ? `${areas}です。` : COUNTED_BEFORE}`;
};

const byArea =
  (words: WordsByArea): WordsOfFacts =>
  (facts, written) => {
    if (mostQuotes(facts) === undefined) return words.unknown ?? '';
    if (facts && doGoodsDiffer(facts)) return words.differing?.(facts) ?? '';
    const areas = areaWords(facts?.able);
    if (areas === '全国') return fromAfar(facts, written);
    return areas ? words.some(areas) : (words.none ?? '');
  };

/** About where shops are. */
export const AREA_WORDS = {
  /** 全国の, before shops: where they stand. */
  nation: (facts, written) => (placeOf(facts) === written ? written : ''),
  /** 全国対応・, in a list of what the service offers. */
  everywhere: byArea({ some: () => '' }),
  title: byArea({
    some: () => '査定できる地域',
    unknown: '地域と品物にあわせて',
    differing: () => '地域と品物にあわせて',
  }),
  promise: byArea({
    some: (areas) => `いま査定できる地域は、${areas}です。買取方法は、買取店によって異なります。`,
    unknown: `${ANY_AREA}買取方法も、買取店によって異なります。`,
    differing: (facts) => `${areasOfGoods(facts)}買取方法は、買取店によって異なります。`,
  }),
  /** How shops buy; which of the ways is said by each shop. */
  methods: (facts) => {
    const names = wayNames(facts);
    return names.length > 1
      ? `買取の方法には、${names.join('・')}があります。`
      : `いまの買取の方法は、${names.join()}です。`;
  },
  answer: byArea({
    some: (areas) => `いま査定できる地域は、${areas}です。`,
    differing: areasOfGoods,
    none: `${NOBODY_YET}<br>登録が済んだ買取店から、順にご紹介します。`,
    unknown: `お申し込みは、全国から受け付けています。<br>${ANY_AREA}`,
  }),
} as const satisfies Record<string, WordsOfFacts>;

function groundsOf(facts: ToldFacts | undefined): string {
  if (!facts) return '';
  return facts.checked
    ? '運営者が確認したお店には、その日を添えています。'
    : '番号は、お店が申告したものです。';
}

/** About what the operator looks at before a shop is on the list. */
export const CHECKED_WORDS = {
  /** Any words in which 審査 stands. */
  checked: withChecked,
  all: (facts) => (isAllChecked(facts) ? '提携店は、すべて許可を確認済み' : '許可番号を、すべてのお店で公開'),
  grounds: (facts) =>
    isAllChecked(facts)
      ? '古物商許可番号を、運営者の担当者が一件ずつ確認しています。確認した日は、各店のページに表示しています。'
      : `古物商許可番号を、各店のページに表示しています。${groundsOf(facts)}`,
  heading: () => '提携店の登録について',
  look: (facts) => (isAllChecked(facts) ? '許可番号を、運営者が確認' : '確認した日を、お店ごとに'),
  looked: () =>
    '運営者が許可番号を確認すると、その日をお店のページに表示します。確認の前は、お店が申告した番号と表示します。',
  before: (facts) =>
    isAllChecked(facts)
      ? 'ご紹介の前に、運営者が古物商許可を確かめています。'
      : '選ぶ前に確かめられることを、店ごとのページに表示しています。',
} as const satisfies Record<string, WordsOfFacts>;

/** For shops that think of joining. */
export const JOINING_WORDS = {
  /** How requests reach shops. */
  introduction: () => 'メールと専用のページ',
  licence: () =>
    '主な営業所のある都道府県の公安委員会から受けた許可をお持ちであることをご確認のうえ、お申し込みください。',
  gather: () => '高額品の査定のご依頼が届く',
} as const satisfies Record<string, WordsOfFacts>;

const REGISTERING = '買取店の登録を進めています。登録が済んだ買取店から、このページでご紹介します。';

/** About the list of shops. */
export const LIST_WORDS = {
  lead: (facts, written) =>
    isListEmpty(facts) ? REGISTERING : withChecked(facts, written).replace('全国の', placeOf(facts)),
  description: (facts, written) => {
    if (isListEmpty(facts))
      return `${REGISTERING}会社名、所在地、古物商許可番号、取扱カテゴリ、買取方法をご確認いただけます。`;
    const number = facts ? `${facts.listed.toLocaleString('ja-JP')}社の` : '';
    const text = withChecked(facts, written).replace('全国800社以上の', number);
    return facts?.able ? withGoods(text, goodsWords(facts.bought)) : text;
  },
} as const satisfies Record<string, WordsOfFacts>;
