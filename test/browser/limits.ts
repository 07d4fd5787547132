import { expect, type Page } from 'playwright/test';
import { LIMITS } from '#contract/base/limits.ts';

/** Time limits in these tests are shorter than real ones by this factor: calls that are answered have 1.25 s. */
const TIMES_SOONER = 8;

/**
 * Shortens the timeouts of calls, so that no test has to wait 10 s, and records the timeouts that the form set.
 * @param hurried the timeouts that are shortened: those of all calls if it is left out
 * @returns the recorded timeouts in milliseconds
 */
export async function hurryTimeouts(
  page: Page,
  hurried: readonly number[] = [LIMITS.apiTimeoutMs, LIMITS.ipTimeoutMs],
): Promise<() => Promise<number[]>> {
  await page.addInitScript(
    ([times, limits]) => {
      const asked: number[] = [];
      Object.assign(window, { askedTimeouts: asked });
      const wait = window.setTimeout;
      const sooner = (act: TimerHandler, ms?: number, ...given: unknown[]) => {
        if (!ms || !limits.some((limit) => limit === ms)) return wait(act, ms, ...given);
        asked.push(ms);
        return wait(act, ms / times, ...given);
      };
      window.setTimeout = sooner as typeof setTimeout;
    },
    [TIMES_SOONER, hurried] as const,
  );
  return () => page.evaluate(() => (window as unknown as { askedTimeouts: number[] }).askedTimeouts);
}

/** The call had a timeout of 10 s (document 2, section 9). */
export function expectApiLimit(asked: number[]): void {
  expect(asked).toContain(LIMITS.apiTimeoutMs);
}
