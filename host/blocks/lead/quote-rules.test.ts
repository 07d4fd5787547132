import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemsOf } from '../../ui/form/form-rules.ts';
import { grouped, yenOf } from '../follow-up/yen.ts';
import { QUOTE } from './messages.ts';
import { QUOTE_RULES, quoteOf, validDays, valuesOf } from './quote-rules.ts';

/** After midnight in Japan, and before it in Europe. */
const NOW = new Date('2026-11-22T15:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const values = (changes: Partial<Record<(typeof QUOTE_RULES.names)[number], string>>) => ({
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
    ['with a remark of 500 emoji', { remark: '👜'.repeat(500) }],
  ])('%s is taken', (_name, changes) => expect(problemsOf(QUOTE_RULES, values(changes))).toEqual({}));

  test.each([
    ['no amount', { low: '' }, { low: QUOTE.low.required }],
    ['words as an amount', { low: '要相談' }, { low: QUOTE.amount }],
    ['a range upside down', { high: '100,000' }, { high: QUOTE.high.below }],
    ['words as the end of the range', { high: '要相談' }, { high: QUOTE.amount }],
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
    expect(valuesOf(quote, validDays(NOW))).toEqual(values({ high: '150,000' }));
    expect(quoteOf(values({}))).toMatchObject({ low: 120_000, high: 120_000 });
    expect(valuesOf(null, validDays(NOW))).toMatchObject({ low: '', valid_until: '2026-12-07' });
    const over = { ...quote, valid_until: '2026-11-22' };
    expect(valuesOf(over, validDays(NOW))).toMatchObject({ low: '120,000', valid_until: '2026-12-07' });
  });
});
