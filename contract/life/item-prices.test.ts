import { describe, expect, test } from 'vitest';
import { isLower, isVoid, offerWithout, sumOf } from './item-prices.ts';

const prices = (...amounts: number[]) => amounts.map((amount, item) => ({ item, amount }));
const offer = (low: number, high: number, ...amounts: number[]) => ({
  low,
  high,
  items: amounts.length > 0 ? prices(...amounts) : null,
});

describe('An offer without an item that is taken back', () => {
  test.each([
    ['for all goods together stays', offer(100, 120), 0, offer(100, 120)],
    ['loses the price of the item', offer(100, 100, 70, 30), 1, offer(70, 70, 70)],
    ['keeps its range', offer(100, 120, 70, 30), 1, offer(70, 90, 70)],
    [
      'whose amount is one for the whole is the sum of the others',
      offer(90, 95, 70, 30),
      1,
      offer(70, 70, 70),
    ],
    ['stays where it named no price for the item', offer(100, 120, 100), 4, offer(100, 120, 100)],
  ])('%s', (_name, before, item, after) => expect(offerWithout(before, item)).toEqual(after));

  test('is void where nothing else had a price', () => {
    const after = offerWithout(offer(100, 120, 100), 0);
    expect(after).toEqual({ low: 0, high: 0, items: [] });
    expect(isVoid(after)).toBe(true);
    expect(isVoid(offer(1, 1))).toBe(false);
  });
});

describe('An offer is lower than another one', () => {
  test.each([
    ['with a lower amount', offer(99, 120), offer(100, 120), true],
    ['with a lower limit', offer(100, 119), offer(100, 120), true],
    ['with the same amounts', offer(100, 120), offer(100, 120), false],
    ['with a lower price for an item', offer(100, 100, 60, 40), offer(100, 100, 70, 30), true],
    ['without the price of an item', offer(200, 200, 200), offer(100, 100, 70, 30), true],
    ['with prices that no other one named', offer(100, 100, 70, 30), offer(100, 100), false],
    ['for all goods together', offer(100, 100), offer(100, 100, 70, 30), false],
  ])('%s: %#', (_name, one, other, lower) => expect(isLower(one, other)).toBe(lower));
});

test('The sum of no prices is nothing', () => expect([sumOf([]), sumOf(prices(1, 2))]).toEqual([0, 3]));
