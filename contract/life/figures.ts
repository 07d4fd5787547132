import { daysLater } from '../base/japanese-days.ts';
import { keysOf } from '../base/keys.ts';
import { LIFE_DAYS } from './clocks.ts';
import { REQUEST_KINDS } from './facts.ts';

/*
 * The figures of desks, files, reports and programs: a row for each, with its definition as people at a desk read it.
 * server/figures counts by them.
 */

/** A list of conversions has so many, the newest. */
export const MOST_CONVERSIONS = 10_000;

/** The median of first quotes that everybody may read: over so many days, from so many requests with a quote on. */
export const TOLD_MEDIAN = { days: 91, fewest: 30 } as const;

/** How a shop answers, for everybody: over the days of rate_shops, from so many requests on that had their time, and quotes. */
export const TOLD_ANSWERS = { days: 90, fewest: TOLD_MEDIAN.fewest } as const;

/** The days under which figures stand, in Japan. */
const DAYS = {
  arrived: 'ご依頼を受け付けた日の数に入れます。',
  life: `ご依頼を受け付けた日の数に入れます。その日を1日目として、${LIFE_DAYS}日目までの分です。それより後の訂正や削除では変わりません。`,
  deal: '両方の回答がそろった日の数に入れます。',
  visit: '表示された日の数に入れます。',
} as const;

const kindsWords = keysOf(REQUEST_KINDS)
  .filter((kind) => REQUEST_KINDS[kind].mark !== '')
  .map(
    (kind) =>
      `${REQUEST_KINDS[kind].mark}のご依頼は数え${REQUEST_KINDS[kind].isCounted ? 'ます' : 'ません'}。`,
  )
  .join('');

/** The things that are counted, and which of them. */
const SUBJECTS = {
  requests: `取り下げられたご依頼、削除されたご依頼、保存期間が終わったご依頼も数えています。${kindsWords}`,
  kept: `取り下げられたご依頼も数えます。削除されたご依頼と、保存期間が終わったご依頼も、品物を消したうえで、状態と金額を残して数えます。${kindsWords}`,
  visits: '表示は、回数だけを記録しています。どなたの表示かはわかりません。',
} as const;

interface FigureRow {
  /** The head of its column. */
  readonly label: string;
  /** How it is counted. */
  readonly counts: string;
  readonly by: keyof typeof DAYS;
  readonly of: keyof typeof SUBJECTS;
}

export const FIGURE_ROWS = {
  requests: { label: 'ご依頼', counts: '受け付けたご依頼の件数です。', by: 'arrived', of: 'requests' },
  items: {
    label: '品物',
    counts: 'ご依頼に含まれる品物の点数です。取りやめた品物も数えます。',
    by: 'arrived',
    of: 'requests',
  },
  quoted: {
    label: '査定額があるご依頼',
    counts: '1社以上から査定額が届いたご依頼の件数です。',
    by: 'life',
    of: 'requests',
  },
  quotes: {
    label: '査定額',
    counts: '査定額を連絡した買取店の数です。1件のご依頼で同じ買取店が何度連絡しても、1と数えます。',
    by: 'life',
    of: 'requests',
  },
  releases: {
    label: '連絡先の公開',
    counts: '連絡先を確認し、査定額か電話で連絡した買取店の数です。',
    by: 'life',
    of: 'requests',
  },
  deals: {
    label: '成約（ご依頼の日）',
    counts: 'ご依頼者と買取店の両方が「売却した」と回答した組の数です。',
    by: 'life',
    of: 'requests',
  },
  dealsMade: {
    label: '成約（成立の日）',
    counts: 'ご依頼者と買取店の両方が「売却した」と回答した組の数です。',
    by: 'deal',
    of: 'requests',
  },
  hours: {
    label: '最初の査定額までの時間',
    counts:
      'ご依頼から、最初の査定額が届くまでの時間です。査定額のないご依頼は含みません。中央値は、半数以上に届いていた時間です（1時間未満は切り上げ）。',
    by: 'life',
    of: 'requests',
  },
  quotesEach: {
    label: 'ご依頼あたりの査定額の数',
    counts: 'ご依頼1件に査定額を連絡した買取店の数です。査定額のないご依頼は0社と数えます。',
    by: 'life',
    of: 'requests',
  },
  visits: {
    label: '表示',
    counts: '1回の表示が、フォームのどの段階まで進んだかを数えます。',
    by: 'visit',
    of: 'visits',
  },
  conversions: {
    label: 'ご依頼の一覧',
    counts: `この媒体から受け付けたご依頼です。新しい順に${MOST_CONVERSIONS.toLocaleString('ja')}件までです。`,
    by: 'arrived',
    of: 'kept',
  },
} as const satisfies Record<string, FigureRow>;
export type FigureName = keyof typeof FIGURE_ROWS;

/** The definition of a figure: how it is counted and by which day, and which things are in it. */
export function definitionOf(name: FigureName): { label: string; counts: string; things: string } {
  const { label, counts, by, of } = FIGURE_ROWS[name];
  return { label, counts: `${counts}${DAYS[by]}`, things: SUBJECTS[of] };
}

/** The counts that can be added up over days, in the order of their columns. */
export const SUMS = [
  'requests',
  'quoted',
  'quotes',
  'releases',
  'deals',
  'dealsMade',
] as const satisfies FigureName[];
export type Sums = Record<(typeof SUMS)[number], number>;

/** The first day whose figures can still grow, as long as today is not over. */
export const firstOpenDay = (today: string): string => daysLater(today, 1 - LIFE_DAYS);

/** The properties of a request by which figures are filtered and broken down; one filters at a time. */
export const DIMENSIONS = {
  category: '商品カテゴリ',
  area: '地域',
  theme: 'テーマ',
  medium: '媒体',
} as const;
export type Dimension = keyof typeof DIMENSIONS;
export const DIMENSION_NAMES = keysOf(DIMENSIONS);
