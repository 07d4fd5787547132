import { expect, type Page } from 'playwright/test';
import { LIMITS } from '#contract/limits.ts';

/** Timeouts in these tests are shorter than real ones by this factor. */
const TIMES_SOONER = 40;

/**
 * Shortens the timeouts of all calls, so that no test has to wait 10 s, and records the timeouts that the form set.
 * @returns the recorded timeouts in milliseconds
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

/** The call had a timeout of 10 s (document 2, section 9). */
export function expectApiLimit(asked: number[]): void {
  expect(asked).toContain(LIMITS.apiTimeoutMs);
}
