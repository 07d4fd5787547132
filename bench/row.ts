export type Unit = '×' | 'KB' | 'MB' | 'ms' | '';

/** One measured figure. */
export interface Row {
  what: string;
  value: number;
  /** `×` for a ratio; nothing for a plain number. */
  unit: Unit;
  /** What the value should be at most or at least; without one the row only informs. */
  bar?: { most: number } | { least: number };
  /** Where the value comes from: the two sides of a ratio, the parts of a time. */
  detail: string;
}

/** Whether a row keeps to its bar; undefined where it has none. */
export function keepsTo({ value, bar }: Row): boolean | undefined {
  if (!bar) return undefined;
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}
