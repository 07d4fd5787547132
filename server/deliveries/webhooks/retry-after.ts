/**
 * An endpoint that asks for a longer pause is called after this one: a call that waits for weeks would go unnoticed.
 */
const LONGEST_MS = 24 * 3600 * 1000;

/**
 * The moment before which an answer wants no other call: its Retry-After, in seconds or as a date (RFC 9110, section
 * 10.2.3). Undefined if it names none.
 */
export function momentOf(retryAfter: string | undefined, now: number): Date | undefined {
  const words = retryAfter?.trim() ?? '';
  const moment = /^\d+$/.test(words) ? now + Number(words) * 1000 : Date.parse(words);
  return Number.isNaN(moment) ? undefined : new Date(Math.min(moment, now + LONGEST_MS));
}
