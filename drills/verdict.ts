import { Comparison } from '#server/desk/compare.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Figure } from '#test/bench/row.ts';
import { runTests } from '#test/bench/split-test.ts';

const DAYS = 91;
const TESTS = 2_000;
const SEED = 91;

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/** How many days the page says, at the visits of the test. */
function saidDays(base: number, visits: number, lift: number): number | undefined {
  const side = visits / 2;
  const day = {
    first: { seen: side, sent: side * base },
    second: { seen: side, sent: side * base * (1 + lift) },
  };
  return new Comparison([day]).daysToTell(lift);
}

/** The verdict on two settings (server/desk/compare.ts), read on each of 91 days. */
export async function measureVerdict(): Promise<Figure[]> {
  const plans = [0.005, 0.02, 0.1].flatMap((base) =>
    [50, 500].flatMap((visits) => [0, 0.2, 0.5].map((lift) => ({ base, visits, lift }))),
  );
  return plans.map(({ base, visits, lift }) => {
    const { told, wrong, medianDays } = runTests(
      { base, visits, lift },
      { tests: TESTS, days: DAYS, seed: SEED },
    );
    const where = `${percent(base)} of ${visits} visits a day`;
    if (lift === 0)
      return {
        what: `Verdict: equal settings told apart in ${DAYS} days, ${where}`,
        value: told,
        unit: '',
        bar: { most: BARS.falseVerdicts },
        detail: percent(told),
      };
    return {
      what: `Verdict: a difference of ${percent(lift)} told in ${DAYS} days, ${where}`,
      value: told,
      unit: '',
      detail: `${percent(told)}, the wrong way ${percent(wrong)}; half of the tests after ${medianDays ?? 'more'} days, the page says ${saidDays(base, visits, lift)}`,
    };
  });
}
