import { computed, signal } from '@preact/signals-core';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import type { Customer } from '../customer/customer.ts';
import { convert } from '../customer/customer-rules.ts';
import { PHONE_PLAN } from '../customer/phone-numbers.ts';
import { suggestEmail, unlikelyHost } from '../japanese/email-suggestion.ts';

type IsUnlikely = (text: string) => boolean;

/** Whether a text that the rules accept is probably wrong. */
const IS_UNLIKELY: Partial<Record<CustomerFieldKey, IsUnlikely>> = {
  email: (text) => suggestEmail(text) !== undefined || unlikelyHost(text) !== undefined,
  tel1: (text) => PHONE_PLAN.loaded?.phoneDoubt(text) !== undefined,
};

/**
 * The soft questions about details that are allowed and unlikely (decision 53). Sending leads once to those that the
 * seller has not seen; it never asks twice about one text.
 */
export class AskingBack {
  /** Fields and texts that the seller has been asked about. */
  readonly #seen = signal<ReadonlySet<string>>(new Set());
  readonly #unlikely = computed(() =>
    CUSTOMER_FIELD_KEYS.filter((key) => this.#guessed(key) || IS_UNLIKELY[key]?.(this.#values[key])),
  );
  /** The furigana that the form has put in and is not sure of. */
  readonly #guess = signal('');
  readonly #customer: { readonly values: Customer };

  constructor(customer: { readonly values: Customer }) {
    this.#customer = customer;
  }

  /** The fields whose text is unlikely and whose question the seller has seen. */
  get seen(): readonly CustomerFieldKey[] {
    return this.#unlikely.value.filter((key) => this.#seen.value.has(this.#nameOf(key)));
  }

  /** The form has put the furigana in, and is not sure of it. */
  get guessed(): boolean {
    return this.#guessed('kana1');
  }

  /** The form has put in a furigana. @param sure whether the seller need not look at it */
  guess(furigana: string, sure: boolean): void {
    this.#guess.value = sure ? '' : furigana;
  }

  /** The question about a field is on the screen. */
  see(key: CustomerFieldKey): void {
    this.#add([key]);
  }

  /** Asks everything that the seller has not seen yet. @returns the first field, or undefined if there is none */
  askUnseen(): CustomerFieldKey | undefined {
    const { seen } = this;
    const newKeys = this.#unlikely.value.filter((key) => !seen.includes(key));
    this.#add(newKeys);
    return newKeys[0];
  }

  /** Forgets everything. */
  restart(): void {
    this.#seen.value = new Set();
    this.#guess.value = '';
  }

  #guessed(key: CustomerFieldKey): boolean {
    return key === 'kana1' && this.#guess.value !== '' && this.#guess.value === this.#values.kana1;
  }

  get #values(): Customer {
    return this.#customer.values;
  }

  #add(keys: readonly CustomerFieldKey[]): void {
    const newNames = keys.map((key) => this.#nameOf(key)).filter((name) => !this.#seen.value.has(name));
    if (newNames.length > 0) this.#seen.value = new Set([...this.#seen.value, ...newNames]);
  }

  /** A text counts as it is sent, not as it is typed. */
  #nameOf(key: CustomerFieldKey): string {
    return `${key} ${convert(key, this.#values[key])}`;
  }
}
