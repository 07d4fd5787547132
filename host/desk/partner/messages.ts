/** Texts of the desk of a partner. */

import { LEAST_SENT } from '#contract/desk/desk.ts';
import { STEP_NAMES, TEASER_STEP_NAMES } from '../parts/messages.ts';

const percent = (part: number) => `${(part * 100).toLocaleString('ja', { maximumFractionDigits: 1 })}%`;
/** A share against another one. */
const change = (ratio: number) =>
  ratio > MOST_CHANGE
    ? `+${percent(MOST_CHANGE)}以上`
    : `${ratio >= 0 ? '+' : ''}${(ratio * 100).toLocaleString('ja', { maximumFractionDigits: 0 })}%`;
/** Larger differences are not told apart. */
const MOST_CHANGE = 9;

export const PARTNER = {
  title: '媒体の成果',
  none: 'まだ媒体が登録されていません。運営者にお問い合わせください。',
  medium: '媒体',
  privacy: 'ここにあるのは回数だけです。ご依頼者の情報は含まれません。',
  requests: '成果（ご依頼）',
  rate: '見た人のうち',
  steps: STEP_NAMES,
  says: (views: number, requests: number) =>
    views === 0
      ? 'この期間のフォームの表示は、まだ数えられていません。'
      : `フォームは${views.toLocaleString('ja')}回見られ、${requests.toLocaleString('ja')}件のご依頼につながりました。`,
  funnel: 'フォームの進み方',
  daily: '日別',
  day: '日付',
  pages: 'ページ別',
  page: 'ページ',
  examined: '最後の診断',
  well: (day: string) => `問題なし（${day}）`,
  unwell: (count: number, day: string) => `${count}件（${day}）`,
  examine: '診断する',
  examineLead:
    'ページを開くと、フォームの診断が始まります。結果は、診断した方の画面とこの表に表示されます。訪問者には表示されません。',
  guideOf: 'ガイドを見る',
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
  conversions: '成果の一覧をCSVで保存',
  compare: '設定の比較',
  compareLead:
    '2つの設定を比べるタグは、導入ガイドの「2つの設定を比べる」で作れます。見た人のブラウザーには、タグがそう指定しないかぎり何も保存しません。',
  variant: '設定',
  clear: (better: string) => `「${better}」のほうが、送信まで進む割合が高いと言えます。`,
  unclear: 'どちらがよいかは、まだ言えません。',
  early: `両方の設定の送信が合わせて${LEAST_SENT}件になるまで、差は表示しません。`,
  guess: (one: string, two: string, ratio: number, low: number, high: number) =>
    `「${two}」の割合は「${one}」と比べて${change(ratio)}です（95%の範囲は${change(low)}から${change(high)}）。`,
  basis: (days: number, sent: number) =>
    `両方を表示した${days.toLocaleString('ja')}日間（昨日まで、最長1年）の送信${sent.toLocaleString('ja')}件によります。毎日ご覧になっても、差のない設定を「言えます」と誤る割合は20回に1回以下です。`,
  inTime: (times: readonly { ratio: number; days: number }[]) =>
    `いまの表示回数なら、${times.map(({ ratio, days }) => `${percent(ratio)}の差は約${days.toLocaleString('ja')}日`).join('、')}でわかります（比べ始めてからの日数。半数の場合）。`,
  notInTime: (ratios: readonly number[]) =>
    `いまの表示回数では、${ratios.map(percent).join('や')}の差は1年以内にはわかりません。`,
  visits: '回数',
  teasers: 'ページに添える案内',
  teaserSteps: TEASER_STEP_NAMES,
  teaserRate: '開いた割合',
  teaserMeanings: '回数の意味',
  noVariant: '指定なし',
  teaserWords: {
    clear: (better: string) => `「${better}」のほうが、開かれる割合が高いと言えます。`,
    early: `両方の設定で開いた回数が合わせて${LEAST_SENT}回になるまで、差は表示しません。`,
    basis: (days: number, opened: number) =>
      `両方を表示した${days.toLocaleString('ja')}日間（昨日まで、最長1年）に開いた${opened.toLocaleString('ja')}回によります。`,
  },
  conversionList: '成果',
  conversionLead: (shown: number) => `新しい順に${shown}件までを表示しています。すべてはCSVにあります。`,
  noConversions: 'この期間の成果はまだありません。',
  snippet: 'フォームのタグ',
  snippetLead: 'この媒体のタグです。テーマや初期カテゴリを変えたいときは、導入ガイドで作れます。',
  guide: '導入ガイドを開く',
  hosts: (hosts: string) => `使えるサイト：${hosts}`,
} as const;
