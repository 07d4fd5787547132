/** How often something was seen, and how often it led to a request. */
export interface Trials {
  seen: number;
  sent: number;
}

export interface Difference {
  /** The share of the second less that of the first. */
  difference: number;
  /** The 95 % interval of it. */
  low: number;
  high: number;
  /** The interval does not contain 0, so it can be told which one is better. */
  isClear: boolean;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/** With fewer requests on a side, the interval is not to be trusted. */
export const LEAST_SENT = 10;

/**
 * Compares two shares by the interval of Agresti and Caffo: one success and one failure more on each side. Undefined
 * while there is too little to compare.
 */
export function compareShares(first: Trials, second: Trials): Difference | undefined {
  if (Math.min(first.sent, second.sent) < LEAST_SENT) return undefined;
  const share = ({ seen, sent }: Trials) => sent / Math.max(1, seen);
  const adjust = ({ seen, sent }: Trials) => ({ seen: seen + 2, part: Math.min(1, (sent + 1) / (seen + 2)) });
  const [one, two] = [adjust(first), adjust(second)];
  const error = Math.sqrt((one.part * (1 - one.part)) / one.seen + (two.part * (1 - two.part)) / two.seen);
  const middle = two.part - one.part;
  const [low, high] = [middle - Z * error, middle + Z * error];
  return { difference: share(second) - share(first), low, high, isClear: low > 0 || high < 0 };
}
