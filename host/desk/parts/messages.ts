/** Texts that all pages of the desks share. */

import { DESK_ROWS } from '#contract/desk/desk.ts';
import { MOST_COUNTED, MOST_EXPORTED, MOST_VIEWS } from '#contract/desk/lists.ts';
import type { FunnelStep } from '#contract/media/funnel.ts';

const inFigures = (count: number) => count.toLocaleString('ja');

export const PARTS_WORDS = {
  /** A count up to MOST_COUNTED. */
  count: (count: number) => (count > MOST_COUNTED ? `${inFigures(MOST_COUNTED)}以上` : inFigures(count)),
  total: (count: number) =>
    count > MOST_COUNTED ? `${inFigures(MOST_COUNTED)}件以上` : `${inFigures(count)}件`,
  filter: '絞り込み',
  filterNow: '絞り込む',
  clear: '条件を消す',
  state: '表示',
  file: 'CSVで保存する',
  fileHint: `新しい順に${inFigures(MOST_EXPORTED)}件までです。`,
  fileCut: `件数が多いため、新しい${inFigures(MOST_EXPORTED)}件だけを書き出しました。期間などで絞り込んでください。`,
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
  first: '最新に戻る',
  failed: '操作できませんでした。ページを読み込み直して、もう一度お試しください。',
  changedMeanwhile: 'ほかの方が先に変更しました。いまの内容をご確認のうえ、もう一度お試しください。',
} as const;

/** How far visitors come in the form. */
export const STEP_NAMES: Readonly<Record<FunnelStep, string>> = {
  seen: 'フォームを見た',
  begun: '入力を始めた',
  goods: '品物を入力した',
  contact: '連絡先を入力した',
  sent: '送信した',
};
