/** Texts of the day. */

import { TODAY_DAYS } from '#contract/desk/desk.ts';

export const TODAY = {
  requests: '査定のご依頼',
  requestsToday: '今日のご依頼',
  days: `この${TODAY_DAYS}日間`,
  hours: '今日の時間帯別',
  count: (count: number) => `${count.toLocaleString('ja')}件`,
  day: '日付',
  hour: '時',
  hourText: (hour: number) => `${hour}時台`,
  number: '件数',
  trend: (today: number, usual: number) =>
    `今日は${today.toLocaleString('ja')}件です。前日までの${TODAY_DAYS - 1}日間は1日平均${usual.toLocaleString('ja', { maximumFractionDigits: 1 })}件でした。`,
  attention: '確認が必要なもの',
  cards: {
    unquoted: { label: '査定額を待っている', note: `${TODAY_DAYS}日以内のご依頼` },
    unplaced: { label: '買取店が見つからない', note: `${TODAY_DAYS}日以内のご依頼` },
    registrations: { label: '加盟の申し込み', note: '未回答' },
    enquiries: { label: 'お問い合わせ', note: '未対応' },
    reviews: { label: '口コミ', note: '確認待ち' },
    cases: { label: 'トラブル', note: '対応中' },
    overdueCases: { label: '期限を過ぎたトラブル', note: '返答または確認' },
    bounced: { label: 'メールが届かない買取店', note: 'ご依頼は届きません' },
    dead: { label: '送信をあきらめたもの', note: 'メールと通知' },
    waiting: { label: '送信を待っているもの', note: 'メールと通知' },
  },
  alarms: '警報',
  calm: '警報はありません。',
} as const;

/** The alarms, by their names. */
export const ALARM_WORDS: Readonly<Record<string, string>> = {
  database_away: 'データベースに接続できません',
  deliveries_waiting: '10分以上送られていないメールがあります',
  deliveries_dead: '送信をあきらめたメールがあります（24時間以内）',
  requests_without_shop: '買取店が見つからないご依頼があります',
  sellers_turned_away: '送信が集中し、ご依頼を受け付けられないことがあります',
  disk_low: 'ディスクの空きが少なくなっています',
  backup_old: 'バックアップが古くなっています',
  certificate_ends: 'サーバー証明書の期限が近づいています',
  clock_wrong: 'サーバーの時計がずれています',
};
