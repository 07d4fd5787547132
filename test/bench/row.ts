export type Unit = '×' | 'KB' | 'MB' | 'ms' | 's' | '';

/** One measured figure. */
export interface Figure {
  what: string;
  /** NaN if it could not be measured; `detail` then says why. */
  value: number;
  /** `×` for a ratio, empty for a plain number. */
  unit: Unit;
  /** The upper or lower limit of the value. A row without a limit is only information. */
  bar?: { most: number } | { least: number };
  /** The parts of the value: the two sides of a ratio, or the parts of a time. */
  detail: string;
}

/** Whether the value is within its limit. Undefined if the row has no limit. */
export function keepsTo({ value, bar }: Figure): boolean | undefined {
  if (!bar) return undefined;
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}
