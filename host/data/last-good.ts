import { LRUCache } from 'lru-cache';

/** An answer, and whether it is an old one because no new one could be had. */
export interface MaybeStale<Value> {
  value: Value;
  stale: boolean;
}

const FRESH_MS = 60_000;
const KEPT = 100;

const answers = new LRUCache<string, { value: object; at: number }>({ max: KEPT });

/**
 * What a call answered within the last minute, or answers now; where it fails, what it answered last, marked as
 * stale. For what stands beside every article and need not be of this second.
 * @param key tells the call from every other, its base included
 */
export async function lastGood<Value extends object>(
  key: string,
  load: () => Promise<Value>,
): Promise<MaybeStale<Value>> {
  const known = answers.get(key);
  if (known && Date.now() - known.at < FRESH_MS) return { value: known.value as Value, stale: false };
  try {
    const value = await load();
    answers.set(key, { value, at: Date.now() });
    return { value, stale: false };
  } catch (error) {
    if (known) return { value: known.value as Value, stale: true };
    throw error;
  }
}
