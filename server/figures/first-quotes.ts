import { daysLater } from '#contract/base/japanese-days.ts';
import { TOLD_MEDIAN } from '#contract/life/figures.ts';
import type { Db } from '../db/open.ts';
import { addUp, countBetween, medianHours } from './histogram.ts';
import { EVERYTHING, readDays } from './read-sums.ts';

/**
 * The median of the hours until the first quote, for everybody: over the last weeks, by the figure `hours`.
 * @returns null as long as too few requests have had a quote
 */
export async function toldMedian(db: Db, today: string): Promise<number | null> {
  const days = await readDays(db, EVERYTHING, { from: daysLater(today, 1 - TOLD_MEDIAN.days), to: today });
  const histogram = addUp(days.map(({ hours }) => hours));
  return countBetween(histogram, 0, null) < TOLD_MEDIAN.fewest ? null : medianHours(histogram);
}
