import pLimit, { type LimitFunction } from 'p-limit';

/** Calls of one process to one API at once. A slow API then has no more work than that from us. */
export const MOST_AT_ONCE = 32;
/** Calls that wait for one API. Further ones fail at once: their visitors would have given up before their turn. */
export const MOST_WAITING = 512;

/** There are two APIs at most, so this does not grow. */
const limits = new Map<string, LimitFunction>();

/**
 * Makes a call when the API is free for it.
 * @param origin of the API
 * @throws Error when too many wait already
 */
export function inTurn<Value>(origin: string, work: () => Promise<Value>): Promise<Value> {
  const limit = limits.get(origin) ?? pLimit(MOST_AT_ONCE);
  limits.set(origin, limit);
  if (limit.pendingCount >= MOST_WAITING) throw new Error('too many calls wait for this API');
  return limit(work);
}
