/** How many requests had their first quote within the first hour, the second and so on. */
export type Histogram = readonly number[];

/** @param hours the whole hours before each first quote */
export function histogramOf(hours: readonly number[]): number[] {
  const bins: number[] = [];
  for (const hour of hours) {
    while (bins.length <= hour) bins.push(0);
    bins[hour] = (bins[hour] ?? 0) + 1;
  }
  return bins;
}

/** Adds histograms up, bin by bin. */
export function addUp(histograms: Iterable<Histogram>): number[] {
  const sums: number[] = [];
  for (const histogram of histograms)
    for (const [bin, count] of histogram.entries()) sums[bin] = (sums[bin] ?? 0) + count;
  return sums;
}

/**
 * The middle of a histogram: the whole hours within which half of them had it, or more.
 * @returns null if it is empty
 */
export function medianHours(histogram: Histogram): number | null {
  const half = histogram.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return null;
  let within = 0;
  for (const [hour, count] of histogram.entries()) {
    within += count;
    if (within >= half) return hour + 1;
  }
  return histogram.length;
}

/** How many had it after more than so many hours, and at most so many. */
export const countBetween = (histogram: Histogram, after: number, most: number | null): number =>
  histogram.slice(after, most ?? undefined).reduce((sum, count) => sum + count, 0);
