import { dayInJapan, inJapan, isDay } from '#contract/base/japanese-days.ts';
import { FOLLOW_UP } from './messages.ts';

/*
 * Days and times as people in Japan read them, on servers and phones anywhere. They are dates, not 「5分前」, which would
 * soon be wrong on a page that stays open.
 */

/** @param day such as 2026-11-30 */
export function dayText(day: string): string {
  const date = new Date(day);
  return FOLLOW_UP.day(date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay());
}

/** With the year. @param day such as 2026-11-30; another text stays as it is */
export function wholeDayText(day: string): string {
  if (!isDay(day)) return day;
  const date = new Date(day);
  return FOLLOW_UP.date(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** @param moment with the time of day */
export function momentText(moment: string): string {
  const date = inJapan(moment);
  return dayText(dayInJapan(moment)) + FOLLOW_UP.time(date.getUTCHours(), date.getUTCMinutes());
}

/** With the year: when a request was sent. */
export function dateText(moment: string): string {
  const date = inJapan(moment);
  return (
    FOLLOW_UP.date(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) +
    FOLLOW_UP.time(date.getUTCHours(), date.getUTCMinutes())
  );
}
