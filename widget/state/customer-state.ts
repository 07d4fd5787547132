import { batch, computed, signal } from '@preact/signals-core';
import type { CustomerFieldKey } from '#contract/customer.ts';
import {
  type Customer,
  type CustomerErrors,
  type CustomerPlace,
  convert,
  convertAll,
  customerShare,
  EMPTY_CUSTOMER,
  validateCustomer,
} from './customer.ts';

function without(errors: CustomerErrors, place: CustomerPlace): CustomerErrors {
  const { [place]: _, ...others } = errors;
  return others;
}

/** What the contact details ask of the rest of the form. */
export interface CustomerHooks {
  /** Whether consent is asked for by a check box. */
  readonly asksForTerms: () => boolean;
  /** Brings the seller to a field. */
  readonly bringTo: (place: CustomerPlace) => void;
  /** Called when editing of a field has ended. */
  readonly onLeave: (key: CustomerFieldKey) => void;
}

/** Who asks: the contact details, the only place of each, and what is wrong with them. */
export class CustomerState {
  readonly #values = signal(EMPTY_CUSTOMER);
  readonly #errors = signal<CustomerErrors>({});
  readonly #share = computed(() => customerShare(this.values));
  /** Whether the seller tried to send: from then on, a field is checked when its editing ends. */
  #attempted = false;
  readonly #hooks: CustomerHooks;

  constructor(hooks: CustomerHooks) {
    this.#hooks = hooks;
  }

  get values(): Customer {
    return this.#values.value;
  }

  get errors(): CustomerErrors {
    return this.#errors.value;
  }

  /** The share (0 to 1) of the counted fields that are filled in. */
  get share(): number {
    return this.#share.value;
  }

  /** Takes a text while it is typed, as it is. Editing a field clears its error. */
  edit(key: CustomerFieldKey, text: string): void {
    batch(() => {
      if (text !== this.values[key]) this.#values.value = { ...this.values, [key]: text };
      this.#errors.value = without(this.errors, key);
    });
  }

  /** Editing of a field has ended: its text is converted and, once the seller tried to send, checked. */
  leave(key: CustomerFieldKey): void {
    const text = convert(key, this.values[key]);
    if (text !== this.values[key]) this.edit(key, text);
    const message = this.#attempted ? this.#problems()[key] : undefined;
    if (message) this.#errors.value = { ...this.errors, [key]: message };
    this.#hooks.onLeave(key);
  }

  agree(agreed: boolean): void {
    batch(() => {
      this.#values.value = { ...this.values, agreedToTerms: agreed };
      this.#errors.value = without(this.errors, 'agreedToTerms');
    });
  }

  /** Takes values from outside: a kept draft or a sample. */
  fill(values: Partial<Customer>): void {
    batch(() => {
      this.#values.value = { ...this.values, ...values };
      this.#errors.value = {};
    });
  }

  /**
   * Whether the details may be sent, once they are converted. If not, what is wrong is shown, and the seller is brought
   * to the first wrong field.
   */
  check(): boolean {
    this.#attempted = true;
    batch(() => {
      this.#values.value = convertAll(this.values);
      this.#errors.value = this.#problems();
    });
    const [first] = Object.keys(this.errors) as CustomerPlace[];
    if (first) this.#hooks.bringTo(first);
    return first === undefined;
  }

  /** Forgets everything. */
  restart(): void {
    this.#attempted = false;
    batch(() => {
      this.#values.value = EMPTY_CUSTOMER;
      this.#errors.value = {};
    });
  }

  #problems(): CustomerErrors {
    return validateCustomer(this.values, this.#hooks.asksForTerms());
  }
}
