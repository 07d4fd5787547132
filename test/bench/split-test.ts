import { SeededRandom } from '#server/db/seed/shops/random.ts';
import { type ComparedDay, Comparison } from '#server/desk/compare.ts';

/** A test of two settings, as somebody might run it. */
export interface SplitTest {
  /** The share of visits of the first setting that lead to a request. */
  base: number;
  /** How much larger that of the second one is: 0.2 for a fifth. */
  lift: number;
  /** Visits on a day, of both. */
  visits: number;
  /** The share of visits that see the second setting; a half if it is left out. */
  second?: number;
  /** Good and bad days, the same for both: how many times the base. */
  moods?: readonly number[];
}

/** How often something with a probability happens in so many trials. */
function times(random: SeededRandom, trials: number, probability: number): number {
  const miss = Math.log1p(-probability);
  let count = 0;
  let at = Math.floor(Math.log(1 - random.next()) / miss);
  while (at < trials) {
    count += 1;
    at += 1 + Math.floor(Math.log(1 - random.next()) / miss);
  }
  return count;
}

function dayOf(
  { base, lift, visits, second = 0.5, moods = [1] }: SplitTest,
  random: SeededRandom,
): ComparedDay {
  const mood = moods[Math.floor(random.next() * moods.length)] ?? 1;
  const ofSecond = times(random, visits, second);
  return {
    first: { seen: visits - ofSecond, sent: times(random, visits - ofSecond, base * mood) },
    second: { seen: ofSecond, sent: times(random, ofSecond, base * mood * (1 + lift)) },
  };
}

/** The outcome of many tests that are looked at on each day, and end when one setting is told from the other. */
export interface Outcome {
  /** The share of tests in which somebody was told on some day; and that the worse one is better. */
  told: number;
  wrong: number;
  /** After how many days, in half of all tests; undefined if fewer were told. */
  medianDays: number | undefined;
}

/** @param seed makes the same tests again */
export function runTests(
  plan: SplitTest,
  { tests, days, seed }: Record<'tests' | 'days' | 'seed', number>,
): Outcome {
  const random = new SeededRandom(seed);
  const lasted: number[] = [];
  let wrong = 0;
  for (let test = 0; test < tests; test += 1) {
    const comparison = new Comparison();
    for (let day = 1; day <= days; day += 1) {
      comparison.add(dayOf(plan, random));
      const { better } = comparison;
      if (!better) continue;
      lasted.push(day);
      if (plan.lift > 0 && better === 'first') wrong += 1;
      break;
    }
  }
  lasted.sort((one, other) => one - other);
  return { told: lasted.length / tests, wrong: wrong / tests, medianDays: lasted[Math.ceil(tests / 2) - 1] };
}
