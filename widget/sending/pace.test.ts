import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** Sends a share every second, from second 0 on. */
const estimates = (shares: readonly number[]) => {
  const pace = new Pace();
  return shares.map((share, second) => pace.secondsLeft(share, second * 1_000));
};

test('An even upload tells the time that is left', () => {
  expect(estimates([0, 0.1, 0.2, 0.3]).map((seconds) => seconds?.toFixed(1))).toEqual([
    undefined,
    '9.0',
    '8.0',
    '7.0',
  ]);
});

test('Nothing is said in the first second, nor while nothing moves', () => {
  const pace = new Pace();
  expect([pace.secondsLeft(0.3, 0), pace.secondsLeft(0.6, 900)]).toEqual([undefined, undefined]);
  expect(estimates([0.2, 0.2, 0.2])).toEqual([undefined, undefined, undefined]);
});

test('What was fast long ago does not count', () => {
  const seconds = estimates([0, 0.5, 0.5, 0.51, 0.52, 0.53, 0.54, 0.55, 0.56]).at(-1);
  expect(seconds).toBeGreaterThan(40);
});
