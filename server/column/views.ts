import type { Post } from './model.ts';

const WEEK_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

/**
 * Views of an article in the last hours. Only the views of seven days are known. Other ranges are calculated as if
 * every hour had the same number: a day has a seventh, and there are none before the article was published. The age of
 * an article is measured up to the newest article, so the answer does not change while the server runs.
 *
 * @param hours Infinity for all time
 * @param newest the date of the newest article
 */
export function viewsWithin({ views, date }: Post, hours: number, newest: number): number {
  const published = Math.max((newest - date) / HOUR_MS, WEEK_HOURS);
  return (views * Math.min(hours, published)) / WEEK_HOURS;
}
