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
  alarms: '警報',
  calm: '警報はありません。',
} as const;
