/** Texts that all pages of the desks share. */

import { tableOf } from '#contract/base/keys.ts';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { MOST_COUNTED, MOST_EXPORTED, MOST_VIEWS } from '#contract/desk/lists.ts';
import { TAKE_DAYS } from '#contract/desk/shop-data.ts';
import { FUNNEL, FUNNEL_STATES, TEASER_FUNNEL, TEASER_STEPS } from '#contract/media/funnel.ts';

const percent = (part: number) => `${(part * 100).toLocaleString('ja', { maximumFractionDigits: 1 })}%`;

const inFigures = (count: number) => count.toLocaleString('ja');

export const PARTS_WORDS = {
  ofOtherShop: (name: string) => `${name}のご依頼です。いまは、別のお店を開いています。`,
  switchShop: 'このお店に切り替える',
  /** A count up to MOST_COUNTED. */
  count: (count: number) => (count > MOST_COUNTED ? `${inFigures(MOST_COUNTED)}以上` : inFigures(count)),
  total: (count: number) =>
    count > MOST_COUNTED ? `${inFigures(MOST_COUNTED)}件以上` : `${inFigures(count)}件`,
  filter: '絞り込み',
  filterNow: '絞り込む',
  clear: '条件を消す',
  state: '表示',
  file: 'CSVで保存する',
  fileHint: `先頭から${inFigures(MOST_EXPORTED)}件までです。`,
  fileCut: `件数が多いため、先頭の${inFigures(MOST_EXPORTED)}件だけを書き出しました。期間などで絞り込んでください。`,
  keep: 'この条件をメニューに残す',
  viewName: '名前',
  keepNow: '残す',
  keepLead: `メニューから、いつでも件数とともに開けます（${MOST_VIEWS}個まで）。`,
  any: 'すべて',
  days: '期間',
  daysText: { 28: '4週間', 91: '13週間', 364: '52週間' },
  filterBy: '状態で絞り込む',
  none: '該当するものはありません。',
  more: `次の${DESK_ROWS}件`,
  notes: 'メモ',
  noNotes: 'メモはありません。',
  first: '先頭に戻る',
  sortBy: '並べ替え',
  from: '日付（から）',
  until: '日付（まで）',
  meanings: '数え方',
  category: 'カテゴリの選択',
  confirm: '元に戻せないことを確認しました',
  unconfirmed: '確認のうえ、チェックを入れてください。',
  failed: '操作できませんでした。ページを読み込み直して、もう一度お試しください。',
  changedMeanwhile: 'ほかの方が先に変更しました。いまの内容をご確認のうえ、もう一度お試しください。',
} as const;

/** Behind which questions visitors stop. */
export const STOPS = {
  title: '入力をやめた質問',
  lead: '送信しなかった方が、最後に答えた質問です。その次の質問で入力をやめています。一つも答えなかった方は含みません。',
  says: (text: string, part: number) => `最も多いのは「${text}」のあとで、全体の${percent(part)}です。`,
  question: '最後に答えた質問',
} as const;

/** Conversions, as partners and the operator see them. */
export const CONVERSIONS = {
  at: '受付日時',
  atInJapan: '受付日時（日本時間）',
  number: '受付番号',
  goods: '品物',
  state: '状態',
  why: '理由',
  since: '状態の日時',
  count: '件数',
  value: '金額',
  valueInYen: '金額（円）',
  noValue: '未設定',
  yen: (amount: number) => `${amount.toLocaleString('ja')}円`,
  by: (name: string) => `${name}さん`,
  meanings: '状態の意味',
  context: (name: string) => `項目：${name}`,
} as const;

/** How far visitors come in the form. */
export const STEP_NAMES = tableOf(FUNNEL_STATES, (step) => FUNNEL[step].label);

/** How far they come with a teaser beside a page. */
export const TEASER_STEP_NAMES = tableOf(TEASER_STEPS, (step) => TEASER_FUNNEL[step].label);

/** The data of a shop as one file. */
export const SHOP_DATA = {
  title: 'データの持ち出し',
  lead: 'お店のデータを、1つのZIPファイルにまとめて保存できます。ご依頼、査定額、質問と回答、売却の結果、口コミ、トラブルの記録、設定、定型文などが、表計算ソフトで開けるCSVで入っています。お客様の個人情報が含まれますので、取り扱いにご注意ください。',
  until: (moment: string) =>
    `運営者が取引を終了しています。データは、${moment}まで持ち出せます。そのあとは、運営者にお問い合わせください。`,
  over: `運営者が取引を終了してから${TAKE_DAYS}日を過ぎたため、持ち出せません。運営者にお問い合わせください。`,
  submit: 'ZIPファイルで持ち出す',
  ofShop: {
    title: 'お店のデータの書き出し',
    lead: '管理画面に入れなくなったお店に、お店のデータを渡すためのものです。お店が読める内容だけが含まれます。操作の記録に残ります。お渡しする相手が、お店の方であることを確かめてください。',
  },
} as const;
