/** Texts that all pages of the desks share. */

import { DESK_ROWS, MOST_COUNTED } from '#contract/desk/desk.ts';
import type { FunnelStep } from '#contract/media/funnel.ts';

export const PARTS_WORDS = {
  any: 'すべて',
  days: '期間',
  daysText: { 28: '4週間', 91: '13週間', 364: '52週間' },
  filterBy: '状態で絞り込む',
  none: '該当するものはありません。',
  more: `次の${DESK_ROWS}件`,
  notes: 'メモ',
  noNotes: 'メモはまだありません。',
  first: '先頭に戻る',
  total: (count: number) =>
    count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('ja')}件以上` : `${count.toLocaleString('ja')}件`,
  sortBy: '並べ替え',
  filter: '絞り込む',
  clear: '条件をすべて外す',
  from: '日付（から）',
  until: '日付（まで）',
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
