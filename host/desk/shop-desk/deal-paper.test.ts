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
    const read = dealIn(formWith());
    if ('problems' in read) throw new Error(JSON.stringify(read));
    const { deal } = read;
    expect(deal).toMatchObject({ seller: '山田 花子', work: '', birth: '', check: '' });
    expect(deal.items).toEqual([{ name: '時計', features: '116610LN', count: '1点', amount: 1_200_000 }]);
    expect(totalOf(deal)).toBe(1_200_000);
  });

  it.each([
    ['day', '2026-02-30', 'day'],
    ['method', 'ship', 'method'],
    ['item', '', 'item-0'],
    ['amount', '0', 'amount-0'],
    ['amount', '', 'amount-0'],
    ['seller', '', 'seller'],
    ['address', ' ', 'address'],
  ])('says what is wrong with %s %j', (name, value, field) =>
    expect(dealIn(formWith({ [name]: value }))).toMatchObject({ problems: { [field]: expect.anything() } }),
  );

  it('drops nothing whose amount cannot be read', () => {
    const form = formWith();
    form.delete('amount');
    for (const amount of ['150000', '7O,000']) form.append('amount', amount);
    expect(dealIn(form)).toEqual({ problems: { 'amount-1': 'amount' } });
  });
});
