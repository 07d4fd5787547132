import { expect, type Page } from 'playwright/test';
import { LIMITS } from '#contract/base/limits.ts';

/** Time limits in these tests are shorter than real ones by this factor. */
const TIMES_SOONER = 40;

/**
 * Shortens the timeouts of all calls, so that no test has to wait 10 s, and records the timeouts that the form set.
 * @returns the recorded timeouts in milliseconds
 */
export async function hurryTimeouts(page: Page): Promise<() => Promise<number[]>> {
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
    [TIMES_SOONER, [LIMITS.apiTimeoutMs, LIMITS.ipTimeoutMs]] as const,
  );
  return () => page.evaluate(() => (window as unknown as { askedTimeouts: number[] }).askedTimeouts);
}

/** The call had a timeout of 10 s (document 2, section 9). */
export function expectApiLimit(asked: number[]): void {
  expect(asked).toContain(LIMITS.apiTimeoutMs);
}
