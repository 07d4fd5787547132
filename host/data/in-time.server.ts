import { setTimeout as wait } from 'node:timers/promises';
import { noteFailure } from './failures.server.ts';

/** A first screen does not wait longer for numbers. */
const PATIENCE_MS = 1_000;

/** Waits for a reading as long as a first screen may. A page that goes without it is not kept. */
export async function inTime<Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> {
  const late = new AbortController();
  const tooLate = wait(PATIENCE_MS, otherwise, { signal: late.signal, ref: false }).then(() => {
    noteFailure();
    return otherwise;
  });
  tooLate.catch(() => {});
  const value = await Promise.race([reading, tooLate]);
  late.abort();
  return value;
}
