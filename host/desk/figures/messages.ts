/** Texts of the figures. */

import { STEP_NAMES, STOPS } from '../parts/messages.ts';

const count = (number: number) => number.toLocaleString('ja');
const percent = (part: number) => `${(part * 100).toLocaleString('ja', { maximumFractionDigits: 1 })}%`;

/** How something has changed against the time before. */
const against = (now: number, before: number) =>
  before === 0
    ? '前の期間の記録はありません'
    : `前の同じ長さの期間より${percent(Math.abs(now / before - 1))}${now >= before ? '増えました' : '減りました'}`;

export const FIGURES = {
  title: '集計',
  category: '商品カテゴリ',
  area: '地域',
  medium: '媒体ID',
  show: '表示する',
  period: (from: string, to: string) => `${from}から${to}まで。日付は日本時間です。`,
  most: (bars: number, all: number) =>
    `グラフは多い順に${bars}件です。${all.toLocaleString('ja')}件すべてが表とCSVにあります。`,
  csv: 'CSVで保存',
  table: '表で見る',
  count,
  percent,
  weekOf: (day: string) => `${day}の週`,
  noData: 'この期間の記録はありません。',
  sums: {
    requests: 'ご依頼',
    quoted: '査定額があるご依頼',
    quotes: '査定額',
    releases: '連絡先の公開',
    deals: '成約',
  },
  charts: {
    weeks: {
      title: '週ごとのご依頼',
      says: (now: number, before: number) =>
        `ご依頼は${count(now)}件です。${against(now, before)}。はじめと終わりの週は、期間内の日だけを数えています。`,
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
    },
    stops: STOPS,
    hours: {
      title: '最初の査定額まで',
      says: (median: number | null) =>
        median === null
          ? '査定額はまだありません。'
          : `半数のご依頼には、${median.toLocaleString('ja', { maximumFractionDigits: 1 })}時間以内に最初の査定額が届いています。`,
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
      says: (releases: number, deals: number) =>
        `連絡先の公開は${count(releases)}件、買取店とご依頼者の両方が売却と答えた成約は${count(deals)}件です。`,
      week: '週',
    },
    categories: {
      title: 'カテゴリ別のご依頼',
      says: (name: string, part: number) => `最も多いのは「${name}」で、全体の${percent(part)}です。`,
      name: 'カテゴリ',
    },
    areas: {
      title: '地域別のご依頼',
      says: (name: string, part: number) => `最も多いのは${name}で、全体の${percent(part)}です。`,
      name: '地域',
    },
    media: {
      title: '媒体別のご依頼',
      says: (name: string, part: number) =>
        `最も多いのは「${name || '媒体なし'}」で、全体の${percent(part)}です。`,
      name: '媒体',
      none: '媒体なし',
    },
    themes: {
      title: 'テーマ別の送信',
      says: (name: string, part: number) =>
        `見た人が送信まで進む割合は、テーマ「${name}」が最も高く${percent(part)}です。`,
      name: 'テーマ',
      seen: '見た回数',
      sent: '送信',
      part: '割合',
    },
  },
} as const;
