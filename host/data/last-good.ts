import { LRUCache } from 'lru-cache';
import { noteFailure } from './failures.server.ts';

/** An answer. It is stale when a newer one could not be loaded. */
export interface MaybeStale<Value> {
  value: Value;
  stale: boolean;
}

const FRESH_MS = 60_000;
const KEPT = 100;

const answers = new LRUCache<string, { value: object; at: number }>({ max: KEPT });

/**
 * Keeps the answer of a call for a minute. When a later call fails, the old answer is used and marked as stale. For
 * content that is shown beside every article and may be a minute old.
 * @param key names the call and its base
 */
export async function lastGood<Value extends object>(
  key: string,
  load: () => Promise<Value>,
): Promise<MaybeStale<Value>> {
  const entry = answers.get(key) as { value: Value; at: number } | undefined;
  // Not the time of day: that may be set back.
  const now = performance.now();
  if (entry && now - entry.at < FRESH_MS) return { value: entry.value, stale: false };
  try {
    const value = await load();
    answers.set(key, { value, at: performance.now() });
    return { value, stale: false };
  } catch (error) {
    noteFailure();
    if (entry) return { value: entry.value, stale: true };
    throw error;
  }
}
