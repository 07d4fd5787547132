import { dayInJapan } from '#contract/base/japanese-days.ts';
import { BACKUP_DAYS } from '#contract/base/kept-times.ts';

const DAY_MS = 86_400_000;

/** For how many days all backups are kept, then one of each day; after that, one of each week. */
const ALL_DAYS = 1;
const DAILY_DAYS = 7;

/**
 * The backups that are no longer needed: of older days only the newest of each day stays, of older weeks the newest of
 * each week, and none that is older than the data may get. The newest always stays.
 * @param moments when they were made
 * @param retentionDays for how long the data themselves are kept
 */
export function unneeded(
  moments: readonly Date[],
  now: Date,
  retentionDays = Number.POSITIVE_INFINITY,
): Date[] {
  const groups = new Set<string>();
  const newestFirst = [...moments].sort((a, b) => b.getTime() - a.getTime());
  return newestFirst.filter((moment, nth) => {
    const days = (now.getTime() - moment.getTime()) / DAY_MS;
    if (nth > 0 && days > Math.min(BACKUP_DAYS, retentionDays)) return true;
    if (days <= ALL_DAYS) return false;
    const day = dayInJapan(moment);
    const group = days <= DAILY_DAYS ? day : `week ${Math.floor(Date.parse(day) / DAY_MS / 7)}`;
    const isLater = groups.has(group);
    groups.add(group);
    return nth > 0 && isLater;
  });
}
