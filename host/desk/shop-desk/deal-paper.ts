import { isDay } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { QUOTE_METHODS, type QuoteMethod } from '#contract/life/follow-up.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { yenOf } from '../../blocks/follow-up/yen.ts';
import type { DEAL_PROBLEMS } from './messages.ts';

/** A thing that the shop has bought. */
export interface DealItem {
  name: string;
  features: string;
  count: string;
  /** In yen. */
  amount: number;
}

/** A purchase as the shop writes it down. Nobody stores it: it is made of a form, for paper and for a file. */
export interface Deal {
  day: string;
  method: QuoteMethod;
  items: readonly DealItem[];
  seller: string;
  address: string;
  /** Empty, to be filled in by hand. */
  work: string;
  birth: string;
  check: string;
}

/** The facts of a thing in one line. */
export const featuresText = (facts: readonly { name: string; value: string }[]): string =>
  facts.map(({ name, value }) => `${name}：${value}`).join('、');

/** The shop says that it has bought the goods, so that there is something to write down. */
export const isBought = ({ release }: Pick<Lead, 'release'>): boolean => release?.outcome?.result === 'sold';

/** Letters of a text of the form. */
export const DEAL_CHARACTERS = 300;

/** The fields of a thing, which a form has once for each. */
export const ITEM_FIELDS = ['item', 'features', 'count', 'amount'] as const;

const textIn = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, DEAL_CHARACTERS);

/** The problems of a form, by the names of its fields; of a thing with its number from 0: `amount-1`. */
export type DealProblems = Readonly<Record<string, keyof typeof DEAL_PROBLEMS>>;

/** The things of a form, as they are typed. */
function rowsIn(form: FormData) {
  const [names = [], features = [], counts = [], amounts = []] = ITEM_FIELDS.map((name) =>
    form.getAll(name).map((text) => String(text).trim().slice(0, DEAL_CHARACTERS)),
  );
  const rows = names.map((name, at) => ({
    name,
    features: features[at] ?? '',
    count: counts[at] ?? '',
    amount: amounts[at] ?? '',
    at,
  }));
  // The shop may have bought some of the goods only. The first field stands for all, if none has an amount.
  const bought = rows.filter(({ amount }) => amount !== '');
  return bought.length > 0 ? bought : rows.slice(0, 1);
}

/** The purchase in a form, or what is wrong with it. */
export function dealIn(form: FormData): { deal: Deal } | { problems: DealProblems } {
  const problems: Record<string, keyof typeof DEAL_PROBLEMS> = {};
  const items = rowsIn(form).map(({ at, amount: text, ...row }) => {
    const amount = yenOf(text);
    if (row.name === '') problems[`item-${at}`] = 'item';
    if (amount === undefined) problems[`amount-${at}`] = 'amount';
    return { ...row, amount: amount ?? 0 };
  });
  const [day, method] = [textIn(form, 'day'), textIn(form, 'method')];
  const [seller, address] = [textIn(form, 'seller'), textIn(form, 'address')];
  if (!isDay(day)) problems.day = 'day';
  if (!seller) problems.seller = 'seller';
  if (!address) problems.address = 'address';
  if (!isKeyOf(QUOTE_METHODS, method)) return { problems: { ...problems, method: 'method' } };
  if (Object.keys(problems).length > 0) return { problems };
  const [work, birth, check] = [textIn(form, 'work'), textIn(form, 'birth'), textIn(form, 'check')];
  return { deal: { day, method, items, seller, address, work, birth, check } };
}

export const totalOf = ({ items }: Pick<Deal, 'items'>): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
