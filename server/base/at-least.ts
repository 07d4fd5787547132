import { setTimeout as wait } from 'node:timers/promises';

const LEAST_MS = 300;

/** Does work that takes at least this long, so that its time does not tell what was found. */
export async function atLeast(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, wait(LEAST_MS)]);
}
