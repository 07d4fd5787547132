/** Texts of the desk of a partner. */

import { FUNNEL_STEPS } from '#contract/funnel.ts';
import { LEAST_SENT } from './compare.ts';

const percent = (part: number) => `${(part * 100).toLocaleString('ja', { maximumFractionDigits: 1 })}%`;
const points = (part: number) =>
  `${part >= 0 ? '+' : ''}${(part * 100).toLocaleString('ja', { maximumFractionDigits: 1 })}ポイント`;

export const PARTNER = {
  title: '媒体の成果',
  none: 'まだ媒体が登録されていません。運営者にお問い合わせください。',
  medium: '媒体',
  show: '表示する',
  privacy: 'ここにあるのは回数だけです。ご依頼者の情報は含まれません。',
  requests: '成果（ご依頼）',
  rate: '見た人のうち',
  steps: FUNNEL_STEPS,
  says: (seen: number, requests: number) =>
    seen === 0
      ? 'この期間のフォームの表示は、まだ数えられていません。'
      : `フォームは${seen.toLocaleString('ja')}回見られ、${requests.toLocaleString('ja')}件のご依頼につながりました。`,
  funnel: 'フォームの進み方',
  daily: '日別',
  day: '日付',
  pages: 'ページ別',
  page: 'ページ',
  themes: 'テーマ別',
  theme: 'テーマ',
  categories: '初期カテゴリ別',
  category: '初期カテゴリ',
  clicks: '広告の識別子別',
  click: '識別子の種類',
  other: '（その他）',
  noCategory: '指定なし',
  percent,
  table: '表で見る',
  csv: 'CSVで保存',
  compare: '設定の比較',
  compareLead:
    'タグに variant="a"、variant="b" のように名前を付けると、設定ごとの進み方を比べられます。見た人のブラウザーには何も保存しません。',
  variant: '設定',
  early: `どちらがよいかは、まだ言えません。それぞれ${LEAST_SENT}件以上の送信が必要です。`,
  unclear: (one: string, two: string, difference: number, low: number, high: number) =>
    `${two}と${one}の差は${points(difference)}（95%の範囲は${points(low)}から${points(high)}）です。範囲に0が含まれるため、どちらがよいかはまだ言えません。`,
  clear: (one: string, two: string, difference: number, low: number, high: number) =>
    `${difference > 0 ? two : one}のほうが、送信まで進む割合が高いと言えます。${two}と${one}の差は${points(difference)}（95%の範囲は${points(low)}から${points(high)}）です。`,
  snippet: 'フォームのタグ',
  snippetLead: 'この媒体のタグです。テーマや初期カテゴリを変えたいときは、導入ガイドで作れます。',
  guide: '導入ガイドを開く',
  hosts: (hosts: string) => `使えるサイト：${hosts}`,
} as const;
