import { expect, test } from 'vitest';
import { steadyNow } from './steady-now.ts';

test('Acts keep their time while the clock of the machine is wrong', () => {
  let [clock, running] = [1_000_000_000, 0];
  const now = steadyNow(
    () => clock,
    () => running,
  );
  const pass = (ms: number, leap = 0) => {
    running += ms;
    clock += ms + leap;
    return now().getTime();
  };
  expect(pass(60_000, 500)).toBe(1_000_060_500);
  expect(pass(60_000, 365 * 86_400_000), 'a year ahead').toBe(1_000_120_500);
  expect(pass(60_000)).toBe(1_000_180_500);
  expect(pass(60_000, -365 * 86_400_000), 'and back').toBe(1_000_240_500);
  expect(pass(60_000, -3_600_000), 'an hour behind').toBe(1_000_300_500);
});
