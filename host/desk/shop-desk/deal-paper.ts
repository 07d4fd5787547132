import { isDay } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { QUOTE_METHODS, type QuoteMethod } from '#contract/life/follow-up.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { yenOf } from '../../blocks/follow-up/yen.ts';

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

function itemsIn(form: FormData): DealItem[] | undefined {
  const [names = [], features = [], counts = [], amounts = []] = ITEM_FIELDS.map((name) =>
    form.getAll(name).map((text) => String(text).trim().slice(0, DEAL_CHARACTERS)),
  );
  const rows = names.map((name, at) => ({
    name,
    features: features[at] ?? '',
    count: counts[at] ?? '',
    amount: yenOf(amounts[at] ?? ''),
  }));
  // The shop may have bought some of the goods only.
  const items = rows.flatMap(({ amount, ...row }) => (amount === undefined ? [] : [{ ...row, amount }]));
  const isWhole = items.length > 0 && items.every(({ name }) => name !== '');
  return isWhole ? items : undefined;
}

/** The purchase in a form; undefined if something is missing that no paper can be without. */
export function dealIn(form: FormData): Deal | undefined {
  const [day, method] = [textIn(form, 'day'), textIn(form, 'method')];
  const items = itemsIn(form);
  const [seller, address] = [textIn(form, 'seller'), textIn(form, 'address')];
  if (!isDay(day) || !isKeyOf(QUOTE_METHODS, method) || !items || !seller || !address) return undefined;
  const [work, birth, check] = [textIn(form, 'work'), textIn(form, 'birth'), textIn(form, 'check')];
  return { day, method, items, seller, address, work, birth, check };
}

export const totalOf = ({ items }: Pick<Deal, 'items'>): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
