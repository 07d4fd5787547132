import { batch, computed, signal } from '@preact/signals-core';
import { isLonger } from '#contract/base/field.ts';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import type { Customer, CustomerErrors } from '../customer/customer.ts';
import { convert, convertAll, validateCustomer } from '../customer/customer-rules.ts';
import { divideTel, divideZip } from '../japanese/divide.ts';
import type { AddressState } from './address-state.ts';
import type { CustomerState } from './customer-state.ts';
import { MESSAGES } from './messages.ts';

type Address = Pick<AddressState, 'leaveZip' | 'problem' | 'bring'>;

/** A change of a text at the end of its editing, of which the seller is told. It counts until the field changes. */
interface Note {
  readonly field: CustomerFieldKey;
  /** The text of the field since then. */
  readonly text: string;
  /** The line that was added to the wishes; empty if a hyphen became a long vowel. */
  readonly moved: string;
}

const HYPHEN = /[ァ-ヺーぁ-ゖ][-‐‑‒–—―−－─━]/;

/** Converts and checks the contact details. */
export class CustomerChecks {
  readonly #customer: CustomerState;
  readonly #address: Address;
  readonly #asksForTerms: () => boolean;
  readonly #remaining = computed(() => Object.keys(this.#problems(convertAll(this.#customer.values))).length);
  readonly #complete = computed(
    () => Object.keys(validateCustomer(convertAll(this.#customer.values), false)).length === 0,
  );
  readonly #notes = signal<readonly Note[]>([]);
  readonly #readers = new Set<() => void>();
  /** Whether the seller has tried to send. Only then is an empty field an error when the seller leaves it. */
  #attempted = false;

  /**
   * @param address shows some errors of the postal code itself
   * @param asksForTerms whether the theme has a check box for consent
   */
  constructor(customer: CustomerState, address: Address, asksForTerms: () => boolean) {
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

  /** The line of the wishes that was moved there from the phone number, such as an extension; otherwise empty. */
  get moved(): string {
    return this.#noteOf('tel1')?.moved ?? '';
  }

  /** A hyphen in the furigana has become a long vowel. */
  get lengthened(): boolean {
    return this.#noteOf('kana1') !== undefined;
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
    this.#prepare(key);
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
    for (const key of CUSTOMER_FIELD_KEYS) this.#prepare(key);
    this.#attempted = true;
    const values = convertAll(this.#customer.values);
    this.#customer.replace(values);
    return !this.#customer.show(this.#problems(values));
  }

  /** Forgets that the seller has tried. */
  restart(): void {
    this.#attempted = false;
    this.#notes.value = [];
  }

  /** Notices hyphens, and moves what is more than a field takes to the field that takes it. Without room there, all stays. */
  #prepare(key: CustomerFieldKey): void {
    if (key === 'kana1') this.#noticeHyphen();
    if (key === 'zip1') this.#moveAddress();
    if (key === 'tel1') this.#moveBesidesNumber();
  }

  #noticeHyphen(): void {
    const { kana1 } = this.#customer.values;
    const text = convert('kana1', kana1);
    if (HYPHEN.test(kana1) && !HYPHEN.test(text)) this.#note({ field: 'kana1', text, moved: '' });
  }

  #moveAddress(): void {
    const { zip1, addr1 } = this.#customer.values;
    const parts = divideZip(zip1);
    if (!parts || isLonger(parts.rest + addr1, customerField('addr1').limit)) return;
    batch(() => {
      this.#customer.edit('zip1', convert('zip1', parts.kept));
      this.#address.bring(addr1 ? `${parts.rest} ` : parts.rest);
    });
  }

  #moveBesidesNumber(): void {
    const { tel1, description } = this.#customer.values;
    const parts = divideTel(tel1);
    if (!parts) return;
    const wishes = [description, parts.rest && MESSAGES.besidesNumber(parts.rest)].filter(Boolean).join('\n');
    if (isLonger(wishes, customerField('description').limit)) return;
    const text = convert('tel1', parts.kept);
    batch(() => {
      this.#customer.edit('tel1', text);
      this.#customer.edit('description', wishes);
      if (parts.rest) this.#note({ field: 'tel1', text, moved: MESSAGES.besidesNumber(parts.rest) });
    });
  }

  #note(note: Note): void {
    this.#notes.value = [...this.#notes.value.filter(({ field }) => field !== note.field), note];
  }

  #noteOf(key: CustomerFieldKey): Note | undefined {
    return this.#notes.value.find(({ field, text }) => field === key && text === this.#customer.values[key]);
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
