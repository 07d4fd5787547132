import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { ATTRIBUTES } from '#contract/embed/element.ts';
import { isListOf, isText } from '../base/shape.ts';
import type { PrefillPairs } from '../goods/prefill.ts';
import { writtenValues } from './written-values.ts';

/** The answers that a page gives for its visitor: by the property, the attributes and its own address. */
export interface PageAnswers {
  /** Answers about goods, by the names that the page has written. A later source goes before an earlier one. */
  readonly goods: PrefillPairs;
  /** Contact details. Only the property may have them: attributes and addresses are seen by others. */
  readonly customer: Readonly<Partial<Record<CustomerFieldKey, string>>>;
  /** Names of contact details that the page has written where they are not taken. */
  readonly refused: readonly string[];
  /** The form begins at the first question without an answer. */
  readonly skips: boolean;
}

/** The element, or the iframe, that the page has written. */
type Tagged = Pick<Element, 'getAttribute' | 'hasAttribute'>;

/** The value of a property; several answers are a list. */
const textOf = (value: unknown): string => {
  if (isText(value)) return value;
  return isListOf(isText)(value) ? value.join('、') : '';
};

/** The wishes of a seller have the name of a question about antiques. */
const DETAILS = CUSTOMER_FIELD_KEYS.filter((key) => key !== 'description');

const isOfPerson = (name: string): name is CustomerFieldKey => DETAILS.some((key) => key === name);

/** The answers in the attributes of an element, and in the address of its page as far as the attributes allow. */
export const writtenAnswers = (host: Tagged, query: string): URLSearchParams =>
  writtenValues(host.getAttribute('prefill-with'), host.getAttribute('prefill-from'), query);

/** The answers that scripts of the page have set. An iframe may have them, too. */
export function setAnswers(host: Tagged): Readonly<Record<string, string>> {
  const value: unknown = Reflect.get(host, 'prefill');
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).map(([name, one]) => [name, textOf(one)] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text.trim()));
}

/** The attribute alone is enough. */
export const skipsFilled = (host: Tagged): boolean =>
  host.hasAttribute('skip-filled') &&
  ATTRIBUTES['skip-filled'].parse(host.getAttribute('skip-filled') || 'true') === 'true';

/** @param query of the address of the page */
export function readPageAnswers(host: Tagged, query: string): PageAnswers {
  const goods = new Map<string, string>();
  const names: string[] = [];
  for (const [name, text] of writtenAnswers(host, query)) {
    if (isOfPerson(name)) names.push(name);
    else if (text.trim()) goods.set(name, text);
  }
  const customer: Partial<Record<CustomerFieldKey, string>> = {};
  for (const [name, text] of Object.entries(setAnswers(host))) {
    if (isOfPerson(name)) customer[name] = text;
    else goods.set(name, text);
  }
  return { goods, customer, refused: names, skips: skipsFilled(host) };
}
