import { describe, expect, it } from 'vitest';
import { addUp, countBetween, histogramOf, medianHours } from './histogram.ts';

describe('A histogram of hours', () => {
  it('has a bin for each hour', () => expect(histogramOf([0, 2, 2, 5])).toEqual([1, 0, 2, 0, 0, 1]));

  it('adds up bin by bin, however long each is', () =>
    expect(addUp([[1, 0, 2], [], [0, 4], [0, 0, 0, 1]])).toEqual([1, 4, 2, 1]));

  it.each([
    [[], null],
    [[0, 0], null],
    [[1], 1],
    [[0, 0, 2], 3],
    [[1, 1], 1],
    [[1, 2], 2],
    [[3, 0, 0, 3], 1],
    [[1, 0, 0, 0, 8], 5],
  ])('of %j half or more came within %j hours', (histogram, middle) =>
    expect(medianHours(histogram)).toBe(middle),
  );

  it('says how many lie between two hours', () => {
    const histogram = [1, 2, 3, 4];
    expect([
      countBetween(histogram, 0, 1),
      countBetween(histogram, 1, 3),
      countBetween(histogram, 3, null),
    ]).toEqual([1, 5, 4]);
    expect(countBetween(histogram, 48, 72)).toBe(0);
  });
});
