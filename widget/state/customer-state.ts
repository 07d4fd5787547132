import { batch, computed, signal } from '@preact/signals-core';
import { keysOf } from '#contract/base/keys.ts';
import type { CustomerFieldKey } from '#contract/customer/customer.ts';
import {
  type Customer,
  type CustomerErrors,
  type CustomerPlace,
  customerShare,
  EMPTY_CUSTOMER,
} from '../customer/customer.ts';

/** How details are converted and checked. */
export type CustomerRules = Pick<
  typeof import('../customer/customer-rules.ts'),
  'convert' | 'convertAll' | 'validateCustomer'
>;

function without(errors: CustomerErrors, place: CustomerPlace): CustomerErrors {
  const { [place]: _, ...others } = errors;
  return others;
}

/** The parts of the form that the contact details need. */
export interface CustomerHooks {
  readonly rules: () => CustomerRules;
  /** Whether the theme has a check box for consent. */
  readonly asksForTerms: () => boolean;
  /** Moves the focus to a field. */
  readonly bringTo: (place: CustomerPlace) => void;
  /** Called when the seller leaves a field. @returns whether another part shows the error of the field now */
  readonly onLeave: (key: CustomerFieldKey) => boolean;
}

/** The contact details and their errors. */
export class CustomerState {
  readonly #values = signal(EMPTY_CUSTOMER);
  readonly #errors = signal<CustomerErrors>({});
  readonly #share = computed(() => customerShare(this.values));
  readonly #announced = signal<CustomerPlace | undefined>(undefined);
  readonly #remaining = computed(
    () => Object.keys(this.#problems(this.#rules.convertAll(this.values))).length,
  );
  /** Whether the seller has tried to send. Only then is an empty field an error when the seller leaves it. */
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

  /** The field whose error is announced: the first wrong one after 査定スタート, or the field that was left last. */
  get announced(): CustomerPlace | undefined {
    return this.#announced.value;
  }

  /** How many details are missing or wrong. */
  get remaining(): number {
    return this.#remaining.value;
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

  /** Puts a text in front of another, in place of the one that was put there before. */
  putInFront(key: CustomerFieldKey, front: string, before: string): void {
    const text = this.values[key];
    const own = text.startsWith(before) ? text.slice(before.length) : text;
    this.edit(key, own.startsWith(front) ? own : front + own);
  }

  /** The seller has left a field. Its text is converted and checked. */
  leave(key: CustomerFieldKey): void {
    const text = this.#rules.convert(key, this.values[key]);
    if (text !== this.values[key]) this.edit(key, text);
    const told = this.#hooks.onLeave(key);
    const checked = this.#attempted || (text.trim() !== '' && !told);
    const message = checked ? this.#problems()[key] : undefined;
    if (!message || message === this.errors[key]) return;
    batch(() => {
      this.#announced.value = key;
      this.#errors.value = { ...this.errors, [key]: message };
    });
  }

  agree(agreed: boolean): void {
    batch(() => {
      this.#values.value = { ...this.values, agreedToTerms: agreed };
      this.#errors.value = without(this.errors, 'agreedToTerms');
    });
  }

  /** Fills in values from a draft or a sample. */
  fill(values: Partial<Customer>): void {
    batch(() => {
      this.#values.value = { ...this.values, ...values };
      this.#errors.value = {};
    });
  }

  /**
   * Converts all details and checks whether they can be sent. If not, the errors are shown and the first wrong field gets
   * the focus.
   */
  check(): boolean {
    this.#attempted = true;
    this.#values.value = this.#rules.convertAll(this.values);
    return !this.show(this.#problems());
  }

  /** Shows errors. The first wrong field gets the focus. @returns whether there are any */
  show(errors: CustomerErrors): boolean {
    const [first] = keysOf(errors);
    batch(() => {
      this.#errors.value = errors;
      this.#announced.value = first;
    });
    if (first) this.#hooks.bringTo(first);
    return first !== undefined;
  }

  /** Forgets everything. */
  restart(): void {
    this.#attempted = false;
    batch(() => {
      this.#values.value = EMPTY_CUSTOMER;
      this.#errors.value = {};
    });
  }

  get #rules(): CustomerRules {
    return this.#hooks.rules();
  }

  #problems(values = this.values): CustomerErrors {
    return this.#rules.validateCustomer(values, this.#hooks.asksForTerms());
  }
}
