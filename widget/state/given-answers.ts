import { signal } from '@preact/signals-core';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import { answerText } from '../goods/disclosure.ts';
import type { Field, FieldKey } from '../goods/fields.ts';
import type { Item } from '../goods/item.ts';
import type { FormState } from './form-state.ts';
import { perForm } from './per-form.ts';

/** The answers that the page has given, as they were filled in. */
interface Given {
  readonly item: Item | undefined;
  /** The questions about the item that it has answered. */
  readonly fields: ReadonlySet<FieldKey>;
  readonly customer: Readonly<Partial<Record<CustomerFieldKey, string>>>;
  /** All contact details at that moment. */
  readonly details: Customer;
  /** The questions that are answered stay hidden, until the seller wants to see them. */
  readonly skips: boolean;
}

const NOTHING: Given = {
  item: undefined,
  fields: new Set(),
  customer: {},
  details: EMPTY_CUSTOMER,
  skips: false,
};

/** The answers that the page has given for its visitor (prefill.ts), who may change them. */
export class GivenAnswers {
  readonly #given = signal(NOTHING);
  readonly #bringTo: FormState['navigation']['focusOn'];

  constructor({ navigation }: FormState) {
    this.#bringTo = (target) => navigation.focusOn(target);
  }

  /** The item as the page has filled it in. */
  get item(): Item | undefined {
    return this.#given.value.item;
  }

  get skips(): boolean {
    return this.#given.value.skips;
  }

  take(given: Partial<Given>): void {
    this.#given.value = { ...this.#given.peek(), ...given };
  }

  /** The seller wants to see the answers, to change them. The first question gets the focus. */
  show(item: Item, [first]: readonly Field[]): void {
    this.take({ skips: false });
    if (first) this.#bringTo({ at: 'field', item: item.id, field: first.key });
  }

  /** Goods and contact details are those that the page has given: the seller has added nothing. */
  isAll([first, ...others]: readonly Item[], details: Customer): boolean {
    const { item, details: before } = this.#given.value;
    return first !== undefined && first === item && others.length === 0 && details === before;
  }

  /** The category of an item, or the answer to a question, is still the one that the page has given. */
  has(item: Item, field?: Field): boolean {
    const { item: before, fields } = this.#given.value;
    if (before?.id !== item.id || before.category !== item.category) return false;
    if (!field) return true;
    const text = answerText(item, field);
    return text !== '' && fields.has(field.key) && text === answerText(before, field);
  }

  /** A contact detail is still the one that the page has given. */
  hasDetail(key: CustomerFieldKey, text: string): boolean {
    return text !== '' && this.#given.value.customer[key] === text;
  }
}

export const givenAnswersOf = perForm((form) => new GivenAnswers(form));
