/** Texts of the pages of media: what their requests are worth, and what becomes of them. */

import { keysOf, tableOf } from '#contract/base/keys.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import {
  CONVERSION_STATES,
  type ConversionRule,
  type ConversionState,
  RULE_LIMITS,
} from '#contract/media/conversions.ts';
import { CONVERSIONS, PARTS_WORDS } from '../parts/messages.ts';

export const STATE_NAMES: Readonly<Record<ConversionState, string>> = tableOf(
  keysOf(CONVERSION_STATES),
  (state) => CONVERSION_STATES[state].label,
);

/** A rule in one line. */
export const ruleWords = ({ amount, amounts }: Pick<ConversionRule, 'amount' | 'amounts'>): string =>
  [
    CONVERSIONS.yen(amount),
    ...keysOf(amounts).map((key) => `${CATEGORIES[key].label} ${CONVERSIONS.yen(amounts[key] ?? 0)}`),
  ].join('、');

export const MEDIA = {
  title: '媒体',
  lead: (days: number) => `件数と金額は、この${days}日間に届いたご依頼の分です。`,
  name: '媒体',
  rule: '1件の金額',
  noRule: '未設定',
  none: '媒体はまだ登録されていません。サーバーのコマンドで登録します。',
  value: '承認の金額',
} as const;

export const MEDIUM = {
  hosts: (hosts: string) => `使えるサイト：${hosts}`,
  requests: 'この媒体のご依頼を見る',
  rule: {
    title: '成果の金額',
    lead: 'ご依頼1件の金額です。品物が複数あるときは、最も高いカテゴリの金額を1回だけ数えます。変更は、これから届くご依頼から有効です。',
    none: 'まだ設定されていません。',
    change: '金額を変える',
    amount: '1件の金額（円）',
    amounts: 'カテゴリごとに金額を変える',
    amountsLead: '空欄のカテゴリは、上の金額になります。',
    days: '自動で承認するまでの日数',
    daysHint: `1〜${RULE_LIMITS.days}日。空欄のときは、承認するまで「${STATE_NAMES.received}」のままです。`,
    save: '金額を保存する',
    saved: '金額を保存しました。これから届くご依頼に使います。',
    wrong: `金額は0〜${RULE_LIMITS.amount.toLocaleString('ja')}円、日数は1〜${RULE_LIMITS.days}日の整数で入力してください。`,
    history: 'これまでの金額',
    since: (moment: string) => `${moment}から`,
    approval: (days: number | null) => (days === null ? '手動で承認' : `${days}日で自動承認`),
  },
  list: '成果',
  states: { all: PARTS_WORDS.any, ...STATE_NAMES },
  choose: (number: string) => `${number}を選ぶ`,
  why: '否認の理由',
  approve: '承認する',
  refuse: '否認する',
  none: '成果を選んでください。',
  tells:
    '選んだ成果を、まとめて承認または否認できます。結果は提携先の一覧に表示され、Webhookなどでも知らせます。',
  done: (count: number) =>
    count === 0
      ? '選んだ成果は、すでにその状態です。'
      : `${count.toLocaleString('ja')}件の成果を更新しました。提携先にも知らせます。`,
  failed: { other: PARTS_WORDS.failed },
} as const;
