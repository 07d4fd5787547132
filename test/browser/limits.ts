import { expect, type Page } from 'playwright/test';
import { LIMITS } from '#contract/base/limits.ts';

/** Time limits in these tests are shorter than real ones by this factor: calls that are answered have 1.25 s. */
const TIMES_SOONER = 8;

/**
 * Shortens the timeouts of calls, so that no test has to wait 10 s, and records the timeouts that the form set.
 * @param limitsMs the timeouts that are shortened: those of all calls if it is left out
 * @returns the recorded timeouts in milliseconds
 */
export async function hurryTimeouts(
  page: Page,
  limitsMs: readonly number[] = [LIMITS.apiTimeoutMs, LIMITS.ipTimeoutMs],
): Promise<() => Promise<number[]>> {
  await page.addInitScript(
    ([times, limits]) => {
      const timeouts: number[] = [];
      Object.assign(window, { askedTimeouts: timeouts });
      const wait = window.setTimeout;
      const sooner = (act: TimerHandler, ms?: number, ...args: unknown[]) => {
        if (!ms || !limits.some((limit) => limit === ms)) return wait(act, ms, ...args);
        timeouts.push(ms);
        return wait(act, ms / times, ...args);
      };
      window.setTimeout = sooner as typeof setTimeout;
    },
    [TIMES_SOONER, limitsMs] as const,
  );
  return () => page.evaluate(() => (window as unknown as { askedTimeouts: number[] }).askedTimeouts);
}

/** The call had a timeout of 10 s (document 2, section 9). */
export function expectApiLimit(timeouts: number[]): void {
  expect(timeouts).toContain(LIMITS.apiTimeoutMs);
}
