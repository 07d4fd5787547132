import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableOf } from '#contract/base/keys.ts';
import { problemsOf, type Values } from '../../ui/form/form-rules.ts';
import { grouped, yenOf } from '../follow-up/yen.ts';
import { QUOTE } from './messages.ts';
import { QUOTE_RULES, type QuoteName, quoteOf, validDays, valuesOf } from './quote-rules.ts';

/** After midnight in Japan, and before it in Europe. */
const NOW = new Date('2026-11-22T15:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const values = (changes: Partial<Values<QuoteName>>): Values<QuoteName> => ({
  ...tableOf(QUOTE_RULES.names, () => ''),
  low: '120,000',
  high: '',
  valid_until: '2026-12-06',
  method: 'visit',
  remark: '',
  ...changes,
});

describe('A shop writes an amount as', () => {
  test.each([
    ['120000', 120_000],
    ['120,000', 120_000],
    ['１２０，０００円', 120_000],
    ['¥ 120,000', 120_000],
    ['￥120、000', 120_000],
    ['12万', 120_000],
    ['12.5万円', 125_000],
    ['3万5000円', 35_000],
    ['1', 1],
    ['999999999', 999_999_999],
  ])('%s', (text, amount) => expect(yenOf(text)).toBe(amount));

  test.each(['', '0', '-5', '1.5', '1000000000', '100000万', '十二万', 'abc', '12万万', '1e5', '0x10'])(
    'but not as %s',
    (text) => expect(yenOf(text)).toBeUndefined(),
  );

  test('it is shown with its digits in groups; what is no amount stays', () => {
    expect(grouped('1234567')).toBe('1,234,567');
    expect(grouped('12.5万円')).toBe('125,000');
    expect(grouped('十二万')).toBe('十二万');
  });
});

describe('A quote', () => {
  test.each([
    ['with one amount', {}],
    ['with a range', { high: '150,000' }],
    ['that holds today only', { valid_until: '2026-11-23' }],
    ['that holds for half a year', { valid_until: validDays(NOW).last }],
    ['with prices of items alone', { low: '', 'item-0': '80,000', 'item-3': '4万' }],
    ['with prices of items and another amount for all', { 'item-0': '80,000', 'item-3': '4万' }],
    ['with a range above the sum of its items', { low: '', 'item-0': '80,000', high: '9万' }],
    ['with a remark of 500 emoji', { remark: '👜'.repeat(500) }],
  ])('%s is taken', (_name, changes) => expect(problemsOf(QUOTE_RULES, values(changes))).toEqual({}));

  test.each([
    ['no amount', { low: '' }, { low: QUOTE.low.required }],
    ['words as an amount', { low: '要相談' }, { low: QUOTE.amount }],
    ['a range upside down', { high: '100,000' }, { high: QUOTE.high.below }],
    ['words as the end of the range', { high: '要相談' }, { high: QUOTE.amount }],
    ['a word as the price of an item', { 'item-1': '要相談' }, { 'item-1': QUOTE.amount }],
    [
      'a range that ends below the sum of its items',
      { low: '', 'item-0': '80,000', high: '7万' },
      { high: QUOTE.high.below },
    ],
    [
      'items that come to more than an amount can be',
      { low: '', 'item-0': '999999999', 'item-1': '1' },
      { low: QUOTE.amount },
    ],
    ['no day', { valid_until: '' }, { valid_until: QUOTE.validUntil.required }],
    ['no day of the calendar', { valid_until: '2026-13-40' }, { valid_until: QUOTE.validUntil.required }],
    ['a day that is over in Japan', { valid_until: '2026-11-22' }, { valid_until: QUOTE.validUntil.past }],
    [
      'a day too far away',
      { valid_until: '2027-05-23' },
      { valid_until: QUOTE.validUntil.far('5月22日（土）') },
    ],
    ['no method', { method: '' }, { method: QUOTE.method.required }],
    ['a method that is none', { method: 'toString' }, { method: QUOTE.method.required }],
    ['a remark of 501 characters', { remark: 'あ'.repeat(501) }, { remark: QUOTE.remark.tooLong(500) }],
  ])('with %s is not taken', (_name, changes, problems) =>
    expect(problemsOf(QUOTE_RULES, values(changes))).toEqual(problems),
  );

  test('is sent in numbers, and comes back as it was typed', () => {
    const quote = quoteOf(values({ high: '15万' }));
    expect(quote).toMatchObject({ low: 120_000, high: 150_000 });
    const shownQuote = { ...quote, items: null };
    expect(valuesOf(shownQuote, validDays(NOW))).toEqual(values({ high: '150,000' }));
    expect(quoteOf(values({}))).toMatchObject({ low: 120_000, high: 120_000 });
    expect(valuesOf(null, validDays(NOW))).toMatchObject({ low: '', valid_until: '2026-12-07' });
    const over = { ...shownQuote, valid_until: '2026-11-22' };
    expect(valuesOf(over, validDays(NOW))).toMatchObject({ low: '120,000', valid_until: '2026-12-07' });
  });

  test('with prices of items is their sum, unless the shop names another amount', () => {
    const items = [
      { item: 0, amount: 80_000 },
      { item: 3, amount: 40_000 },
    ];
    const prices = { 'item-0': '80,000', 'item-3': '4万' } as const;
    const sum = quoteOf(values({ low: '', ...prices }));
    expect(sum).toMatchObject({ low: 120_000, high: 120_000, items });
    expect(valuesOf({ ...sum, items }, validDays(NOW))).toMatchObject({ low: '', 'item-3': '40,000' });
    const whole = quoteOf(values({ low: '13万', ...prices }));
    expect(whole).toMatchObject({ low: 130_000, high: 130_000, items });
    expect(valuesOf({ ...whole, items }, validDays(NOW))).toMatchObject({ low: '130,000' });
    expect(quoteOf(values({}))).not.toHaveProperty('items');
  });

  test('proposes the way in which a shop buys that has only one', () => {
    expect(valuesOf(null, validDays(NOW), 'post').method).toBe('post');
    expect(valuesOf(null, validDays(NOW)).method).toBe('');
  });
});
