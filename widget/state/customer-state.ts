import { batch, computed, signal } from '@preact/signals-core';
import { keysOf } from '#contract/base/keys.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import {
  type Customer,
  type CustomerErrors,
  type CustomerPlace,
  customerShare,
  EMPTY_CUSTOMER,
} from '../customer/customer.ts';

function without(errors: CustomerErrors, place: CustomerPlace): CustomerErrors {
  const { [place]: _, ...others } = errors;
  return others;
}

/** The contact details and their errors. */
export class CustomerState {
  readonly #values = signal(EMPTY_CUSTOMER);
  readonly #errors = signal<CustomerErrors>({});
  readonly #share = computed(() => customerShare(this.values));
  readonly #announced = signal<CustomerPlace | undefined>(undefined);
  readonly #bringTo: (place: CustomerPlace) => void;

  /** @param bringTo moves the focus to a field */
  constructor(bringTo: (place: CustomerPlace) => void) {
    this.#bringTo = bringTo;
  }

  get values(): Customer {
    return this.#values.value;
  }

  get errors(): CustomerErrors {
    return this.#errors.value;
  }

  /** The field whose error is announced: the first wrong one after 査定スタート, or the field that was left last. */
  get announced(): CustomerPlace | undefined {
    return this.#announced.value;
  }

  /** The share (0 to 1) of the counted fields that are filled in. */
  get share(): number {
    return this.#share.value;
  }

  /** Stores a text while it is typed, without conversion. This clears the error of the field. */
  edit(key: CustomerFieldKey, text: string): void {
    batch(() => {
      if (text !== this.values[key]) this.#values.value = { ...this.values, [key]: text };
      this.#errors.value = without(this.errors, key);
    });
  }

  /** Shows and announces the error of a field that the seller has left. */
  complain(key: CustomerFieldKey, message: string): void {
    if (message === this.errors[key]) return;
    batch(() => {
      this.#announced.value = key;
      this.#errors.value = { ...this.errors, [key]: message };
    });
  }

  agree(hasAgreed: boolean): void {
    batch(() => {
      this.#values.value = { ...this.values, agreedToTerms: hasAgreed };
      this.#errors.value = without(this.errors, 'agreedToTerms');
    });
  }

  /** Fills in values, without errors. */
  fill(values: Partial<Customer>): void {
    batch(() => {
      this.#values.value = { ...this.values, ...values };
      this.#errors.value = {};
    });
  }

  /** Replaces the values as they are. The same ones make the same request. */
  replace(values: Customer): void {
    this.#values.value = values;
  }

  /** Shows errors. The first wrong field gets the focus. @returns whether there are any */
  show(errors: CustomerErrors): boolean {
    const [first] = keysOf(errors);
    batch(() => {
      this.#errors.value = errors;
      this.#announced.value = first;
    });
    if (first) this.#bringTo(first);
    return first !== undefined;
  }

  /** Forgets everything. */
  restart(): void {
    batch(() => {
      this.#values.value = EMPTY_CUSTOMER;
      this.#errors.value = {};
    });
  }
}
