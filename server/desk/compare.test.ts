import { describe, expect, it, test } from 'vitest';
import { runTests } from '#test/bench/split-test.ts';
import { type ComparedDay, Comparison } from './compare.ts';

const day = (first: number, second: number, seen = 1000): ComparedDay => ({
  first: { seen, sent: first },
  second: { seen, sent: second },
});

const differenceOf = (...days: ComparedDay[]) => new Comparison(days).difference;

describe('Two settings of the form', () => {
  it('cannot be told apart without requests, nor by a few', () => {
    expect(differenceOf()).toEqual({ better: undefined, guess: undefined });
    expect(differenceOf(day(0, 0), day(2, 3))).toEqual({ better: undefined, guess: undefined });
  });

  it('are told apart by a large difference, with a range that leaves out none of what is likely', () => {
    const { better, guess } = differenceOf(day(100, 160), day(90, 150));
    expect(better).toBe('second');
    expect(guess?.ratio).toBeCloseTo(310 / 190 - 1, 2);
    expect(guess?.low).toBeGreaterThan(0);
    expect(guess?.high).toBeGreaterThan(guess?.ratio ?? 0);
  });

  it('are not told apart while the range holds no difference, too', () => {
    const { better, guess } = differenceOf(day(100, 110));
    expect(better).toBeUndefined();
    expect(guess?.low).toBeLessThan(0);
    expect(guess?.high).toBeGreaterThan(0);
  });

  it('are the same difference whichever comes first', () => {
    const one = differenceOf(day(60, 20), day(55, 30));
    const other = differenceOf(day(20, 60), day(30, 55));
    expect([one.better, other.better]).toEqual(['first', 'second']);
    expect((1 + (one.guess?.ratio ?? 0)) * (1 + (other.guess?.ratio ?? 0))).toBeCloseTo(1, 6);
    expect((1 + (one.guess?.low ?? 0)) * (1 + (other.guess?.high ?? 0))).toBeCloseTo(1, 6);
  });

  it('are told apart when one of them brings nothing at all', () => {
    expect(differenceOf(day(0, 40))).toEqual({ better: 'second', guess: undefined });
    expect(differenceOf(day(40, 0))).toEqual({ better: 'first', guess: undefined });
  });

  it('are compared within days: a good week of one alone makes no difference', () => {
    // In all, 6 % of the first and 2.5 % of the second: on each day both are as good.
    const alone = { first: { seen: 5000, sent: 400 }, second: { seen: 0, sent: 0 } };
    const { better, guess } = differenceOf(alone, day(20, 20), day(30, 30));
    expect(better).toBeUndefined();
    expect(guess?.ratio).toBeCloseTo(0, 6);
    expect(new Comparison([alone, day(1, 1)]).days).toBe(1);
  });

  it('take the longer to tell, the smaller the difference and the fewer the visits', () => {
    const at = (seen: number, ratio: number) =>
      new Comparison([day(seen / 50, seen / 50, seen)]).daysToTell(ratio) ?? 0;
    expect(at(1000, 0.5)).toBeLessThan(at(1000, 0.2));
    expect(at(1000, 0.2)).toBeLessThan(at(100, 0.2));
    expect(new Comparison([day(0, 0)]).daysToTell(0.2)).toBeUndefined();
  });
});

describe('Somebody who looks on each of 91 days', () => {
  const looks = { tests: 120, days: 91, seed: 7 };

  test.each([
    ['few requests', { base: 0.005, visits: 500 }],
    ['many requests', { base: 0.1, visits: 500 }],
    [
      'few visits of the second one, on good and bad days',
      { base: 0.05, visits: 300, second: 0.1, moods: [0.3, 1, 4] },
    ],
  ])('is told a difference of equal settings in at most one of twenty tests: %s', (_name, plan) => {
    expect(runTests({ ...plan, lift: 0 }, looks).told).toBeLessThanOrEqual(0.05);
  });

  it('is told a difference that is there, hardly ever the wrong way, about when the page says', () => {
    const [base, visits, lift] = [0.1, 500, 0.5];
    const { told, wrong, medianDays } = runTests({ base, visits, lift }, looks);
    expect(told).toBeGreaterThan(0.95);
    expect(wrong).toBeLessThan(0.01);
    const side = visits / 2;
    const announcedDays = new Comparison([day(side * base, side * base, side)]).daysToTell(lift) ?? 0;
    expect(medianDays).toBeGreaterThan(announcedDays * 0.6);
    expect(medianDays).toBeLessThan(announcedDays * 1.5);
  });
});
