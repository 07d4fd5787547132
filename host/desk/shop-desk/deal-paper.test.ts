import { describe, expect, it } from 'vitest';
import { dealIn, totalOf } from './deal-paper.ts';

const FIELDS: readonly (readonly [string, string])[] = [
  ['day', '2026-11-29'],
  ['method', 'store'],
  ['item', '時計'],
  ['features', '116610LN'],
  ['count', '1点'],
  ['amount', '１，２００，０００円'],
  ['item', 'バッグ'],
  ['features', ''],
  ['count', '1点'],
  ['amount', ''],
  ['seller', '山田 花子'],
  ['address', '東京都新宿区1-2-3'],
];

const formWith = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of FIELDS) form.append(name, changes[name] ?? value);
  return form;
};

describe('A purchase that a shop writes down', () => {
  it('has the goods that were paid for, in yen, and leaves the rest to be filled in by hand', () => {
    const deal = dealIn(formWith());
    expect(deal).toMatchObject({ seller: '山田 花子', work: '', birth: '', check: '' });
    expect(deal?.items).toEqual([{ name: '時計', features: '116610LN', count: '1点', amount: 1_200_000 }]);
    expect(deal && totalOf(deal)).toBe(1_200_000);
  });

  it.each([
    ['day', '2026-02-30'],
    ['method', 'ship'],
    ['item', ''],
    ['amount', '0'],
    ['seller', ''],
    ['address', ' '],
  ])('is none with %s %j', (name, value) => expect(dealIn(formWith({ [name]: value }))).toBeUndefined());
});
