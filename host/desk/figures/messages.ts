/** Texts of the figures. */

import { DIMENSIONS, type Sums } from '#contract/life/figures.ts';
import { STEP_NAMES, STOPS } from '../parts/messages.ts';

const count = (number: number) => number.toLocaleString('ja');
const percent = (part: number) => `${(part * 100).toLocaleString('ja', { maximumFractionDigits: 1 })}%`;

/** How something has changed against the time before. */
const against = (now: number, before: number) =>
  before === 0
    ? '前の期間の記録はありません'
    : `前の同じ長さの期間より${percent(Math.abs(now / before - 1))}${now >= before ? '増えました' : '減りました'}`;

/** The questions behind which visitors stop are filtered by no theme and no area. */
const STOP_NOTES = {
  '': undefined,
  medium: undefined,
  category: undefined,
  theme: 'テーマでは絞り込んでいません。',
  area: '地域では絞り込んでいません。',
} as const;

/** Visits are filtered by no area, and by the category that was chosen at first. */
const VISIT_NOTES = {
  '': undefined,
  medium: undefined,
  theme: undefined,
  area: 'フォームの表示は、地域がわからないため、絞り込んでいません。',
  category: 'フォームの表示は、はじめに選ばれていたカテゴリで絞り込んでいます。',
} as const;

export const FIGURES = {
  title: '集計',
  filter: '絞り込み',
  groups: DIMENSIONS,
  oneFilter: '一度に絞り込めるのは1つです。別のものを選ぶと、前の絞り込みは外れます。',
  state: '状態',
  open: 'まだ増えます',
  period: (from: string, to: string) => `${from}から${to}まで。日付は日本時間です。`,
  most: (bars: number, all: number) =>
    `グラフは多い順に${bars}件です。${all.toLocaleString('ja')}件すべてが表とCSVにあります。`,
  csv: 'CSVで保存',
  table: '表で見る',
  count,
  percent,
  weekOf: (day: string) => `${day}の週`,
  noData: 'この期間の記録はありません。',
  charts: {
    weeks: {
      title: '週ごとのご依頼',
      says: (now: number, before: number) =>
        `ご依頼は${count(now)}件です。${against(now, before)}。はじめと終わりの週は、期間内の日だけを数えています。`,
      open: '点線の棒は、今週です。表に「まだ増えます」とある週には、査定額、連絡先の公開、成約がこれから加わることがあります。',
    },
    funnel: {
      title: 'フォームの進み方',
      says: (views: number, submissions: number) =>
        views === 0
          ? 'フォームの表示はまだ数えられていません。'
          : `フォームを見た${count(views)}回のうち、${count(submissions)}回（${percent(submissions / views)}）が送信まで進みました。個人は識別していません。`,
      step: '段階',
      visits: '回数',
      part: '見た人のうち',
      steps: STEP_NAMES,
      notes: VISIT_NOTES,
    },
    stops: { ...STOPS, notes: STOP_NOTES },
    hours: {
      title: '最初の査定額まで',
      says: (median: number | null) =>
        median === null
          ? '査定額はまだありません。'
          : `査定額が届いたご依頼の半数以上で、${count(median)}時間以内に最初の査定額が届いています（中央値）。`,
      within: '時間',
      withinText: (most: number | null) => (most === null ? '72時間超' : `${most}時間以内`),
    },
    quotes: {
      title: 'ご依頼あたりの査定額の数',
      says: (mean: number) =>
        `ご依頼1件に、平均${mean.toLocaleString('ja', { maximumFractionDigits: 1 })}社の査定額が届いています。`,
      number: '査定額の数',
      numberText: (number: number) => (number === 10 ? '10社以上' : `${number}社`),
    },
    results: {
      title: '連絡先の公開と成約',
      says: ({ releases, deals, dealsMade }: Sums) =>
        `この期間のご依頼では、連絡先の公開が${count(releases)}件、成約が${count(deals)}件です。それより前のご依頼も合わせて、この期間に成立した成約は${count(dealsMade)}件です。`,
      open: '白い点は、まだ増える週です。',
      week: '週',
    },
    categories: {
      title: 'カテゴリ別のご依頼',
      says: (name: string, part: number) => `最も多いのは「${name}」で、全体の${percent(part)}です。`,
      name: 'カテゴリ',
      note: '2つのカテゴリの品物があるご依頼は、両方に1件ずつ数えます。合計は、ご依頼の件数より多くなることがあります。',
    },
    areas: {
      title: '地域別のご依頼',
      says: (name: string, part: number) => `最も多いのは${name}で、全体の${percent(part)}です。`,
      name: '地域',
      none: '地域不明',
    },
    media: {
      title: '媒体別のご依頼',
      says: (name: string, part: number) => `最も多いのは「${name}」で、全体の${percent(part)}です。`,
      name: '媒体',
      none: '媒体なし',
    },
    themes: {
      title: 'テーマ別の送信',
      says: (name: string, part: number) =>
        `見た人が送信まで進む割合は、テーマ「${name}」が最も高く${percent(part)}です。`,
      name: 'テーマ',
      none: 'テーマなし',
      seen: '見た回数',
      sent: '送信',
      part: '割合',
      notes: VISIT_NOTES,
    },
  },
} as const;
