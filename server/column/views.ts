import type { Post } from './model.ts';

const WEEK_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

/**
 * Views of an article in the last hours. Only those of seven days are known; other ranges are taken from them as if
 * every hour brought as many: a day is a seventh, and nothing was viewed before it was published. Since when it is
 * published counts up to the newest article, so that the answer does not change while the server runs.
 *
 * @param hours Infinity for all time
 * @param newest the date of the newest article
 */
export function viewsWithin({ views, date }: Post, hours: number, newest: number): number {
  const published = Math.max((newest - date) / HOUR_MS, WEEK_HOURS);
  return (views * Math.min(hours, published)) / WEEK_HOURS;
}
