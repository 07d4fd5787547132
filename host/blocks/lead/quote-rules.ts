import { characters, isLonger } from '#contract/base/field.ts';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { tableOf } from '#contract/base/keys.ts';
import { LIMITS } from '#contract/base/limits.ts';
import { QUOTE_LIMITS, QUOTE_METHODS, type QuoteMethod } from '#contract/life/follow-up.ts';
import { type ItemPrice, type Offered, sumOf } from '#contract/life/item-prices.ts';
import type { Quote } from '#contract/schemas/follow-up.ts';
import type { FormRules, Values } from '../../ui/form/form-rules.ts';
import { dayText } from '../follow-up/moments.ts';
import { grouped, yenOf } from '../follow-up/yen.ts';
import { QUOTE } from './messages.ts';

const FIELDS = ['low', 'high', 'valid_until', 'method', 'remark'] as const;
type Field = (typeof FIELDS)[number];

/** The field for the price of an item, by its place from 0. */
export const itemName = (item: number) => `item-${item}` as const;
type ItemName = ReturnType<typeof itemName>;
const ITEM_NAMES = Array.from({ length: LIMITS.items }, (_, item) => itemName(item));

export type QuoteName = Field | ItemName;
const NAMES: readonly QuoteName[] = ['low', ...ITEM_NAMES, 'high', 'valid_until', 'method', 'remark'];

/** The prices of single items that were filled in. */
export const pricesIn = (values: Values<QuoteName>): ItemPrice[] =>
  ITEM_NAMES.flatMap((name, item) => {
    const amount = yenOf(values[name] ?? '');
    return amount === undefined ? [] : [{ item, amount }];
  });

/** The lowest amount: what the shop has filled in, or the sum of the items. */
const leastOf = (values: Values<QuoteName>): number | undefined =>
  values.low ? yenOf(values.low) : sumOf(pricesIn(values)) || undefined;

/** The field of the amount, which the bar at the foot of a phone leads to. */
export const PRICE_ID = 'price';

/** A quote holds for two weeks, unless the shop chooses another day. */
const PRESET_DAYS = 14;

function amountProblem(text: string): string | undefined {
  return yenOf(text) === undefined ? QUOTE.amount : undefined;
}

/** An amount is missing, or none, or the items come to more than a quote can have. */
function lowProblem(values: Values<QuoteName>): string | undefined {
  if (values.low) return amountProblem(values.low);
  const sum = sumOf(pricesIn(values));
  if (sum === 0) return QUOTE.low.required;
  return sum > QUOTE_LIMITS.most ? QUOTE.amount : undefined;
}

function highProblem(text: string, values: Values<QuoteName>): string | undefined {
  if (!text) return undefined;
  const [least, most] = [leastOf(values), yenOf(text)];
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
      return lowProblem(values);
    case 'high':
      return highProblem(text, values);
    case 'valid_until':
      return dayProblem(text);
    case 'method':
      return isMethod(text) ? undefined : QUOTE.method.required;
    case 'remark':
      return isLonger(text, QUOTE_LIMITS.remark) ? QUOTE.remark.tooLong(QUOTE_LIMITS.remark) : undefined;
    default:
      return text ? amountProblem(text) : undefined;
  }
}

/** Browsers send line ends as two characters; people count one. */
const tidy = (_name: QuoteName, text: string) => text.replaceAll('\r\n', '\n').trim();

export const QUOTE_RULES: FormRules<QuoteName> = { names: NAMES, problem, tidy };

/** The quote in a form without problems. */
export function quoteOf(values: Values<QuoteName>): Quote {
  const { high, valid_until, method, remark } = values;
  const [least, items] = [leastOf(values) ?? 0, pricesIn(values)];
  return {
    low: least,
    high: yenOf(high) ?? least,
    valid_until,
    method: method as QuoteMethod,
    remark,
    ...(items.length > 0 && { items }),
  };
}

/** A quote as the page shows it, for the initial values of the form. */
type Given = Omit<Quote, 'items'> & Pick<Offered, 'items'>;

const amountOf = (quote: Given | null, item: number): string => {
  const price = quote?.items?.find((one) => one.item === item);
  return price ? grouped(String(price.amount)) : '';
};

/** The initial values of the form: the current quote, or only a day. A day in the past is replaced. */
export function valuesOf(
  quote: Given | null,
  { first, preset }: ReturnType<typeof validDays>,
  usual: QuoteMethod | null = null,
): Values<QuoteName> {
  // The sum of the items follows from them.
  const isSum = quote?.items && quote.low === sumOf(quote.items);
  return {
    low: quote && !isSum ? grouped(String(quote.low)) : '',
    ...tableOf(ITEM_NAMES, (name) => amountOf(quote, ITEM_NAMES.indexOf(name))),
    high: quote && quote.high !== quote.low ? grouped(String(quote.high)) : '',
    valid_until: quote && quote.valid_until >= first ? quote.valid_until : preset,
    method: quote?.method ?? usual ?? '',
    remark: quote?.remark ?? '',
  };
}

export const remarkCount = (text: string): string =>
  QUOTE.count(characters(text.replaceAll('\r\n', '\n')), QUOTE_LIMITS.remark);
