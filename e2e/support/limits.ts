import { expect, type Page } from 'playwright/test';
import { LIMITS } from '#contract/limits.ts';

/** How much sooner than in life the form gives a call up. */
const TIMES_SOONER = 40;

/**
 * Has every call given up sooner, so that no test waits 10 s for nothing; what the form asked for is written down.
 * @returns the limits asked for, in milliseconds
 */
export async function hurryTimeouts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript((times) => {
    const asked: number[] = [];
    Object.assign(window, { askedTimeouts: asked });
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => {
      asked.push(ms);
      return timeout.call(AbortSignal, ms / times);
    };
  }, TIMES_SOONER);
  return () => page.evaluate(() => (window as unknown as { askedTimeouts: number[] }).askedTimeouts);
}

/** The call was allowed 10 s (document 2, section 9). */
export function expectApiLimit(asked: number[]): void {
  expect(asked).toContain(LIMITS.apiTimeoutMs);
}
