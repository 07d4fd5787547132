import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { isZip } from '#contract/postal-code.ts';
import type { Area } from '#contract/schemas/address.ts';
import type { Api } from '../api/api.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import type { ManualAddress } from './manual-address.ts';
import { addressText, townsOf } from './towns.ts';

/** What is known of one postal code. */
type Lookup = { readonly zip: string } & (
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly text: string; readonly towns: readonly Area[] }
  | { readonly status: 'failed'; readonly failure: CallError }
);

/** Why there is no address. It never keeps the seller from going on. */
export type AddressProblem =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly failure: CallError };

const NO_TOWNS: readonly Area[] = [];

/**
 * The address behind the postal code (document 2, sections 2 and 4). The code itself belongs to the customer's values;
 * here is what follows from it, so another code or none makes the address void without further ado.
 */
export class AddressState {
  readonly #api: Pick<Api, 'addressOf'>;
  readonly #manual: ManualAddress;
  readonly #zip: ReadonlySignal<string>;
  readonly #fillZip: (zip: string) => void;
  readonly #lookup = signal<Lookup | undefined>(undefined);
  /** The digits with which editing of the code ended. */
  readonly #leftWith = signal('');
  readonly #stop: () => void;

  /** Of the code as it is now; an answer for another code does not count. */
  readonly #current = computed(() => {
    const lookup = this.#lookup.value;
    return lookup?.zip === this.#zip.value ? lookup : undefined;
  });

  /**
   * @param manual the selectors, which show what a code resolved to
   * @param zip the digits of the postal code as it is typed
   * @param fillZip puts another postal code in its place
   */
  constructor(
    api: Pick<Api, 'addressOf'>,
    manual: ManualAddress,
    zip: ReadonlySignal<string>,
    fillZip: (zip: string) => void,
  ) {
    this.#api = api;
    this.#zip = zip;
    this.#fillZip = fillZip;
    this.#manual = manual;
    this.#stop = effect(() => {
      const digits = zip.value;
      untracked(() => void this.#follow(digits));
    });
  }

  /** The address as the seller reads it; not sent. */
  get text(): string {
    const lookup = this.#current.value;
    return lookup?.status === 'found' ? lookup.text : '';
  }

  get loading(): boolean {
    return this.#current.value?.status === 'loading';
  }

  /** The towns of a code that covers several; else none. */
  get towns(): readonly Area[] {
    const lookup = this.#current.value;
    return lookup?.status === 'found' && lookup.towns.length > 1 ? lookup.towns : NO_TOWNS;
  }

  get problem(): AddressProblem | undefined {
    const lookup = this.#current.value;
    if (lookup?.status === 'failed') return { kind: 'failed', failure: lookup.failure };
    const zip = this.#zip.value;
    return zip && !isZip(zip) && zip === this.#leftWith.value ? { kind: 'incomplete' } : undefined;
  }

  /** Editing of the postal code has ended: one that is not whole is told to be so. */
  leaveZip(): void {
    this.#leftWith.value = this.#zip.value;
  }

  /** One of the towns of a code that covers several. */
  chooseTown(town: Area): void {
    const lookup = this.#lookup.value;
    if (lookup?.status === 'found') this.#lookup.value = { ...lookup, text: addressText(town) };
  }

  /** Another prefecture makes the postal code void. */
  async choosePrefecture(id: string): Promise<void> {
    this.#fillZip('');
    await this.#manual.choosePrefecture(id);
  }

  /** Another city makes the postal code void. */
  async chooseCity(id: string): Promise<void> {
    this.#fillZip('');
    await this.#manual.chooseCity(id);
  }

  /** Choosing a town fills in its postal code and address. */
  chooseArea(index: string): void {
    this.#manual.chooseArea(index);
    const { zip, text } = this.#manual.chosen ?? {};
    if (!zip || text === undefined) return;
    batch(() => {
      this.#lookup.value = { zip, status: 'found', text, towns: NO_TOWNS };
      this.#fillZip(zip);
    });
  }

  /** Forgets everything. */
  restart(): void {
    batch(() => {
      this.#lookup.value = undefined;
      this.#leftWith.value = '';
    });
  }

  dispose(): void {
    this.#stop();
  }

  async #follow(zip: string): Promise<void> {
    this.#leftWith.value = '';
    if (!isZip(zip)) {
      this.#lookup.value = undefined;
      return;
    }
    if (this.#lookup.value?.zip === zip) return;
    this.#lookup.value = { zip, status: 'loading' };
    const found = await this.#find(zip);
    // The code may have changed meanwhile.
    if (this.#lookup.value?.zip === zip) this.#lookup.value = found;
  }

  async #find(zip: string): Promise<Lookup> {
    try {
      const answer = await this.#api.addressOf(zip);
      if (this.#zip.value === zip) this.#manual.show(answer, zip);
      return { zip, status: 'found', text: addressText(answer.selected), towns: townsOf(answer, zip) };
    } catch (error) {
      return { zip, status: 'failed', failure: asCallError(error) };
    }
  }
}
