import { setTimeout as wait } from 'node:timers/promises';
import type { PageTarget } from './engine.ts';

const LONGEST_MS = 15_000;

/** A thing in words, for a test that did not find it. */
export const inWords = ({ role, name, within }: PageTarget): string =>
  `${role} ${name ?? ''}${within ? ` in ${inWords(within)}` : ''}`;

/** Looks again until something is there. */
export async function untilThere<T>(look: () => Promise<T | null | undefined>, what: string): Promise<T> {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > end) throw new Error(`This did not appear: ${what}`);
    await wait(100);
  }
}
