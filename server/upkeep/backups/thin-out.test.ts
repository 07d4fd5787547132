import { describe, expect, it } from 'vitest';
import { unneeded } from './thin-out.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-26T12:00:00+09:00');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

/** The hours that stay of backups that were made every hour and thinned out each time, as a server does. */
function afterHours(hours: number, retentionDays?: number): number[] {
  let moments: Date[] = [];
  for (let hour = hours; hour >= 0; hour -= 1) {
    moments.push(hoursAgo(hour));
    const gone = unneeded(moments, hoursAgo(hour), retentionDays);
    moments = moments.filter((moment) => !gone.includes(moment));
  }
  return moments.map((moment) => (NOW.getTime() - moment.getTime()) / HOUR_MS).sort((a, b) => a - b);
}

describe('Backups that an operator has made every hour', () => {
  it('are all there for a day', () => {
    expect(afterHours(24 * 60).filter((hours) => hours <= 24)).toEqual(
      Array.from({ length: 25 }, (_, n) => n),
    );
  });

  it('are there once a day for a week, and once a week for four', () => {
    const older = afterHours(24 * 60).filter((hours) => hours > 24);
    const days = older.filter((hours) => hours <= 7 * 24);
    expect(days.length).toBeGreaterThanOrEqual(6);
    expect(days.length).toBeLessThanOrEqual(7);
    const weeks = older.filter((hours) => hours > 7 * 24);
    expect(weeks.length).toBeGreaterThanOrEqual(3);
    expect(weeks.length).toBeLessThanOrEqual(4);
    // There is never a gap of more than a week and a day.
    const all = [0, ...older];
    const gaps = all.slice(1).map((hours, nth) => hours - (all[nth] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(8 * 24);
  });

  it('are never older than the data may get', () => {
    expect(Math.max(...afterHours(24 * 60, 3))).toBeLessThanOrEqual(3 * 24);
    expect(Math.max(...afterHours(24 * 60))).toBeLessThanOrEqual(28 * 24);
  });
});

it('The newest backup stays, however old it is', () => {
  expect(unneeded([hoursAgo(9000), hoursAgo(9001)], NOW, 30)).toEqual([hoursAgo(9001)]);
  expect(unneeded([], NOW)).toEqual([]);
});
