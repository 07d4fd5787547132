import { computed } from '@preact/signals-core';
import type { CustomerFieldKey } from '#contract/customer/customer.ts';
import type { Customer, CustomerErrors } from '../customer/customer.ts';
import { convert, convertAll, validateCustomer } from '../customer/customer-rules.ts';
import type { AddressState } from './address-state.ts';
import type { CustomerState } from './customer-state.ts';

/** Converts and checks the contact details. */
export class CustomerChecks {
  readonly #customer: CustomerState;
  readonly #address: Pick<AddressState, 'leaveZip' | 'problem'>;
  readonly #asksForTerms: () => boolean;
  readonly #remaining = computed(() => Object.keys(this.#problems(convertAll(this.#customer.values))).length);
  readonly #complete = computed(
    () => Object.keys(validateCustomer(convertAll(this.#customer.values), false)).length === 0,
  );
  readonly #readers = new Set<() => void>();
  /** Whether the seller has tried to send. Only then is an empty field an error when the seller leaves it. */
  #attempted = false;

  /**
   * @param address shows some errors of the postal code itself
   * @param asksForTerms whether the theme has a check box for consent
   */
  constructor(
    customer: CustomerState,
    address: Pick<AddressState, 'leaveZip' | 'problem'>,
    asksForTerms: () => boolean,
  ) {
    this.#customer = customer;
    this.#address = address;
    this.#asksForTerms = asksForTerms;
  }

  /** How many details are missing or wrong. */
  get remaining(): number {
    return this.#remaining.value;
  }

  /** Whether all required details are there and right, whatever the seller agrees to. */
  get complete(): boolean {
    return this.#complete.value;
  }

  /**
   * A field is on the screen. @param read takes over the text that is in it
   * @returns ends that
   */
  reads(read: () => void): () => void {
    this.#readers.add(read);
    return () => this.#readers.delete(read);
  }

  /** Takes over what programs have written into the fields without telling. */
  readAgain(): void {
    for (const read of this.#readers) read();
  }

  /** The seller has left a field. Its text is converted and checked. */
  leave(key: CustomerFieldKey): void {
    this.readAgain();
    const customer = this.#customer;
    const text = convert(key, customer.values[key]);
    if (text !== customer.values[key]) customer.edit(key, text);
    const isHandled = key === 'zip1' && this.#leaveZip();
    const isChecked = this.#attempted || (text.trim() !== '' && !isHandled);
    const message = isChecked ? this.#problems(customer.values)[key] : undefined;
    if (message) customer.complain(key, message);
  }

  /**
   * Converts all details and checks whether they can be sent. If not, the errors are shown and the first wrong field gets
   * the focus.
   */
  check(): boolean {
    this.readAgain();
    this.#attempted = true;
    const values = convertAll(this.#customer.values);
    this.#customer.replace(values);
    return !this.#customer.show(this.#problems(values));
  }

  /** Forgets that the seller has tried. */
  restart(): void {
    this.#attempted = false;
  }

  /** @returns whether the address shows the error of the field now */
  #leaveZip(): boolean {
    this.#address.leaveZip();
    return this.#address.problem !== undefined;
  }

  #problems(values: Customer): CustomerErrors {
    return validateCustomer(values, this.#asksForTerms());
  }
}
