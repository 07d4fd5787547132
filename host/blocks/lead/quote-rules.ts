import { characters, isLonger } from '#contract/base/field.ts';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { QUOTE_LIMITS, QUOTE_METHODS, type QuoteMethod } from '#contract/life/follow-up.ts';
import type { Quote } from '#contract/schemas/follow-up.ts';
import type { FormRules, Values } from '../../ui/form/form-rules.ts';
import { dayText } from '../follow-up/moments.ts';
import { grouped, yenOf } from '../follow-up/yen.ts';
import { QUOTE } from './messages.ts';

const NAMES = ['low', 'high', 'valid_until', 'method', 'remark'] as const;
export type QuoteName = (typeof NAMES)[number];

/** A quote holds for two weeks, unless the shop chooses another day. */
const PRESET_DAYS = 14;

function amountProblem(text: string): string | undefined {
  return yenOf(text) === undefined ? QUOTE.amount : undefined;
}

function highProblem(text: string, low: string): string | undefined {
  if (!text) return undefined;
  const [least, most] = [yenOf(low), yenOf(text)];
  if (most === undefined) return QUOTE.amount;
  return least !== undefined && most < least ? QUOTE.high.below : undefined;
}

function dayProblem(day: string): string | undefined {
  const { required, past, far } = QUOTE.validUntil;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return required;
  const { first, last } = validDays(new Date());
  if (day < first) return past;
  return day > last ? far(dayText(last)) : undefined;
}

/** The days to which a quote may hold, and the proposed one. */
export function validDays(now: Date): { first: string; preset: string; last: string } {
  const first = dayInJapan(now);
  return { first, preset: daysLater(first, PRESET_DAYS), last: daysLater(first, QUOTE_LIMITS.validDays) };
}

const isMethod = (text: string): text is QuoteMethod => Object.hasOwn(QUOTE_METHODS, text);

function problem(name: QuoteName, text: string, values: Values<QuoteName>): string | undefined {
  switch (name) {
    case 'low':
      return text ? amountProblem(text) : QUOTE.low.required;
    case 'high':
      return highProblem(text, values.low);
    case 'valid_until':
      return dayProblem(text);
    case 'method':
      return isMethod(text) ? undefined : QUOTE.method.required;
    case 'remark':
      return isLonger(text, QUOTE_LIMITS.remark) ? QUOTE.remark.tooLong(QUOTE_LIMITS.remark) : undefined;
  }
}

/** Browsers send line ends as two characters; people count one. */
const tidy = (_name: QuoteName, text: string) => text.replaceAll('\r\n', '\n').trim();

export const QUOTE_RULES: FormRules<QuoteName> = { names: NAMES, problem, tidy };

/** The quote in a form without problems. */
export function quoteOf({ low, high, valid_until, method, remark }: Values<QuoteName>): Quote {
  const least = yenOf(low) ?? 0;
  return { low: least, high: yenOf(high) ?? least, valid_until, method: method as QuoteMethod, remark };
}

/** The initial values of the form: the current quote, or only a day. A day in the past is replaced. */
export const valuesOf = (
  quote: Quote | null,
  { first, preset }: ReturnType<typeof validDays>,
): Values<QuoteName> => ({
  low: quote ? grouped(String(quote.low)) : '',
  high: quote && quote.high !== quote.low ? grouped(String(quote.high)) : '',
  valid_until: quote && quote.valid_until >= first ? quote.valid_until : preset,
  method: quote?.method ?? '',
  remark: quote?.remark ?? '',
});

export const remarkCount = (text: string): string =>
  QUOTE.count(characters(text.replaceAll('\r\n', '\n')), QUOTE_LIMITS.remark);
