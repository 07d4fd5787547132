/** The median. A single slow run does not change it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value at a percentile. */
export function atPercent(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** The element with the largest `of`. */
export function largest<T>(list: readonly T[], of: (element: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, element) => (best === undefined || of(element) > of(best) ? element : best),
    undefined,
  );
}

/** The middle element of the list when it is sorted by `of`. */
export function middle<T>(list: readonly T[], of: (element: T) => number): T | undefined {
  return [...list].sort((a, b) => of(a) - of(b))[Math.floor(list.length / 2)];
}

/** `873–1,204`: the smallest and the largest value, as whole numbers. */
export function range(values: readonly number[]): string {
  return `${whole(Math.min(...values))}–${whole(Math.max(...values))}`;
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
