import { keysOf } from '../base/keys.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../goods/categories.ts';
import { isListEmpty, mostQuotes, type ToldFacts } from './shop-facts.ts';
import {
  AREA_WORDS,
  CHECKED_WORDS,
  JOINING_WORDS,
  LIST_WORDS,
  QUOTE_WORDS,
  type WordsOfFacts,
} from './shop-words.ts';

/**
 * The ground on which a claim stands once somebody answers for the site. `evidence`: a document that the operator
 * publishes (`SITE_CONTENT`). `count`: this site counts its shops, and says what follows from them. `service`: the software
 * measures it or sees to it, as `basis` says. `check`: the operator sees to it at the desk, and the words say what is
 * looked at.
 */
export type ClaimSource = 'evidence' | 'count' | 'service' | 'check';

interface ClaimRow {
  /** The claim in short, as /evidence names it. */
  readonly title: string;
  /** Where it stands. */
  readonly where: string;
  readonly source: ClaimSource;
  /** The basis of a claim that is not evidence; of a count besides the shops that are counted. */
  readonly basis?: string;
  /** The number of its footnote, and the footnote. */
  readonly note?: number;
  readonly footnote?: string;
  /** Its words. Texts of pages hold them as `{claim.name}`, which is empty where the claim is not made. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Words with a number that this site has counted, `{count}`. */
  readonly counted?: Readonly<Record<string, string>>;
  /** Words that follow from the shops, in the place of those that a page has written: `{claim.name|as written}`. */
  readonly follows?: Readonly<Record<string, WordsOfFacts>>;
  /** Tells if the shops bear the claim out; without it one listed shop does. Undefined facts: nothing is known. */
  readonly stands?: (facts: ToldFacts | undefined) => boolean;
}

/** Statements of the site about itself that a visitor cannot check (document 1, section 1: as stated there). */
export const CLAIMS = {
  satisfaction: {
    title: '査定満足度No.1',
    where: 'トップ、品物ごとのご案内、私たちについて',
    source: 'evidence',
    note: 1,
    footnote: '※1 マーケティングリサーチ機構調べ（2025年4月期）',
    texts: { value: 'No.1', whole: '査定満足度No.1' },
  },
  requests: {
    title: '査定依頼1,000万件以上',
    where: 'トップ、品物ごとのご案内、私たちについて',
    source: 'evidence',
    note: 2,
    footnote: '※2 2025年4月時点',
    texts: {
      value: '1,000万件以上',
      landing: '1000万件以上',
      whole: '1000万件以上の査定依頼',
      number: '1,000',
      unit: '万件以上',
    },
  },
  shops: {
    title: '提携買取店800社突破・約800社・1,200社超',
    where: 'トップ、品物ごとのご案内、私たちについて、提携買取店、加盟店募集',
    source: 'count',
    texts: {
      value: '800社突破',
      whole: '提携買取店800社突破',
      number: '800',
      unit: '社以上',
      members: '加盟企業は約800社。',
      support: '1,200社を超える買取店とのお付き合いから得た知見で、',
    },
    counted: {
      value: '{count}社',
      whole: '提携買取店{count}社',
      number: '{count}',
      unit: '社',
      members: '加盟企業は{count}社。',
    },
    follows: LIST_WORDS,
  },
  cumulative: {
    title: '累計査定依頼10万件',
    where: 'トップ、品物ごとのご案内、私たちについて',
    source: 'evidence',
    texts: {
      title: '累計査定依頼10万件突破！',
      reason: '累計10万件を超える査定を支えてきた経験が、一件一件のご紹介に生きています。',
    },
  },
  price: {
    title: '平均買取単価 約70万5千円',
    where: 'トップ、品物ごとのご案内、私たちについて、加盟店募集',
    source: 'evidence',
    texts: { sentence: '平均買取単価は約70万5千円です。', number: '約70万5千', unit: '円' },
  },
  visitors: {
    title: '年間20万人以上が訪れる',
    where: '加盟店募集',
    source: 'evidence',
    texts: { lead: '年間20万人以上が訪れる、', title: '年間20万人以上が訪れる' },
  },
  first: {
    title: '日本初の買取比較メディア・約10年の歴史',
    where: 'トップ、品物ごとのご案内、私たちについて、加盟店募集',
    source: 'evidence',
    texts: {
      title: '日本初の買取比較メディア',
      history: '2016年に価格比較サービスとして始まり、約10年。',
      store: '約10年の歴史を持つ、日本初の買取比較メディア。',
      number: '約10',
      unit: '年',
    },
  },
  highest: {
    title: '高く売れる・最高値で売る',
    where: 'トップ、品物ごとのご案内、画面の下のご案内',
    source: 'evidence',
    texts: { reason: 'しているから、高く売れる', banner: '、最高値で売る' },
  },
  strengthened: {
    title: '強化買取カテゴリの順位（No.1〜No.8）',
    where: 'トップ',
    source: 'evidence',
    texts: { lead: 'いま、買取店からの引き合いが強い品物です。' },
  },
  speed: {
    title: 'お申し込みは最短翌日に反映、査定依頼は最短即日',
    where: '加盟店募集',
    source: 'evidence',
    texts: {
      description: '最短翌日から始められ、査定依頼は最短即日で届きます。',
      lead: 'お申し込みは最短翌日に反映、査定依頼は最短即日で届きます。',
      reason: 'お申し込みは最短翌日に反映されます。掲載が始まれば、最短即日で査定依頼が届きます。',
    },
  },
  duration: {
    title: '入力は最短60秒',
    where: '各ページ',
    source: 'service',
    basis:
      'このサイトの査定フォームを、スマートフォンの画面で自動操作して計測しています。時計1点に写真3枚を添え、ご連絡先まで入力して送信するまでが60秒以内です。手で入力する時間は、内容と機器によって異なります。',
  },
  autofill: {
    title: '入力は約30秒から',
    where: 'トップ',
    source: 'evidence',
    follows: { input: () => '入力は最短60秒' },
  },
  companies: {
    title: '最大10社を比較',
    where: '各ページ',
    source: 'count',
    basis:
      '一度にご紹介する買取店は、10社までです。地域や品物によっては、これより少なくなります。期限までに回答のない買取店があるときは、ほかの買取店をお探しします。',
    follows: QUOTE_WORDS,
    stands: (facts) => (mostQuotes(facts) ?? 0) > 1,
  },
  acceptance: {
    title: '24時間・年中無休、全国対応',
    where: '各ページ',
    source: 'count',
    basis:
      'お申し込みは、フォームが全国の住所から終日受け付けます。買取店からのご連絡は、各店の営業時間によります。',
    follows: AREA_WORDS,
    stands: (facts) => mostQuotes(facts) !== 0,
  },
  screening: {
    title: '審査を通過した買取店',
    where: '各ページ',
    source: 'check',
    basis:
      '買取店は、お申し込みだけでは掲載されません。運営者が登録した買取店だけを掲載し、ご依頼をお知らせします。運営者が古物商許可番号を確認した日は、各店のページに表示します。確認の前は、お店が申告した番号と表示します。',
    follows: { ...CHECKED_WORDS, ...JOINING_WORDS },
    stands: (facts) => !isListEmpty(facts),
  },
} as const satisfies Record<string, ClaimRow>;

export type Claim = keyof typeof CLAIMS;

export const CLAIM_KEYS = keysOf(CLAIMS);

/** The evidence that an operator publishes. */
export type Evidence = Readonly<Partial<Record<Claim, string>>>;

export const claimRow = (claim: Claim): ClaimRow => CLAIMS[claim];

/** The claims that are made as they are written, and the shops; undefined where nothing is known of them. */
export interface MadeClaims {
  readonly claims: readonly Claim[];
  readonly shops: ToldFacts | undefined;
}

/**
 * @param hasOperator without one, the claims are samples and all of them stand
 * @returns the claims that are made as they are written
 */
export const claimsMade = (hasOperator: boolean, evidence: Evidence): readonly Claim[] =>
  CLAIM_KEYS.filter((claim) => {
    const { source } = claimRow(claim);
    return !hasOperator || source === 'service' || (source === 'evidence' && evidence[claim]);
  });

const isBorneOut = ({ source, stands }: ClaimRow, shops: ToldFacts | undefined): boolean =>
  stands ? stands(shops) : source === 'count' && (shops?.listed ?? 0) > 0;

/** Tells if the site makes a claim, as it is written or as it follows from the shops. */
export const isMade = (claim: Claim, { claims, shops }: MadeClaims): boolean =>
  claims.includes(claim) || isBorneOut(claimRow(claim), shops);

/** The categories that pages name: those that somebody buys, as far as it is known and somebody answers for it. */
export const goodsBought = ({ claims, shops }: MadeClaims): readonly CategoryKey[] =>
  claims.includes('shops') || !shops?.able ? CATEGORY_KEYS : shops.bought;

function wordsOf(claim: Claim, name: string, written: string | undefined, claimSet: MadeClaims): string {
  const { claims, shops } = claimSet;
  const { texts, counted, follows } = claimRow(claim);
  if (claims.includes(claim)) return written ?? texts?.[name] ?? '';
  if (written !== undefined) return follows?.[name]?.(shops, written) ?? '';
  const words = shops && shops.listed > 0 ? counted?.[name] : undefined;
  return words?.replace('{count}', shops?.listed.toLocaleString('ja-JP') ?? '') ?? '';
}

/** {claim.name} or {claim.name|words} */
const PASSAGE = /\{(\w+)\.(\w+)(?:\|([^{}]*))?\}/g;

const isUnproved = (item: unknown, claimSet: MadeClaims): boolean => {
  const claim = (item as { claim?: Claim } | null)?.claim;
  return claim !== undefined && !isMade(claim, claimSet);
};

/**
 * The words of a page as they may be said: `{price.sentence}` becomes the words of that claim, or nothing where it is
 * not made; `{companies.quotes|最大10社の査定額が届きます。}` stays as it is written without an operator, and becomes
 * what follows from the shops with one. Of a list only those with a `claim` that is made are left.
 */
export function withClaims<Words>(words: Words, claimSet: MadeClaims): Words;
export function withClaims(words: unknown, claimSet: MadeClaims): unknown {
  if (typeof words === 'string')
    return words.replace(PASSAGE, (_, claim: Claim, name: string, written?: string) =>
      wordsOf(claim, name, written, claimSet),
    );
  if (Array.isArray(words))
    return words.filter((item) => !isUnproved(item, claimSet)).map((item) => withClaims(item, claimSet));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withClaims(value, claimSet)]));
}
