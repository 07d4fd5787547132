import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { isZip } from '#contract/customer/postal-code.ts';
import type { Area } from '#contract/schemas/address.ts';
import type { Api } from '../api/api.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import type { AddressProblem } from './address-problem.ts';
import type { ManualAddress } from './manual-address.ts';
import { addressText, townName, townsOf } from './towns.ts';

/** Prefecture, city and, unless the code has several towns, town. */
type Names = readonly string[];

/** The lookup of one postal code. */
type Lookup = { readonly zip: string } & (
  | { readonly status: 'loading' }
  | {
      readonly status: 'found';
      readonly text: string;
      readonly towns: readonly Area[];
      readonly names: Names;
      readonly prefecture: string;
    }
  | { readonly status: 'failed'; readonly failure: CallError }
);

/** An address without the beginning that the form shows. */
const beyond = (address: string, names: Names): string =>
  names.reduce((rest, name) => (rest.startsWith(name) ? rest.slice(name.length).trimStart() : rest), address);

/** The contact details that the address changes. */
export interface AddressHooks {
  readonly fillZip: (zip: string) => void;
  /** Puts a town in front of 番地以降, in place of the one that was put there before. */
  readonly putInFront: (town: string, before: string) => void;
  /** Tells if 番地以降 begins with a text that is not empty. */
  readonly isInFront: (text: string) => boolean;
}

const NO_TOWNS: readonly Area[] = [];

/**
 * The address of the postal code (document 2, sections 2 and 4). The code itself is one of the customer's values. The
 * values here are derived from it, so a changed or cleared code clears the address without further code.
 */
export class AddressState {
  readonly #api: Pick<Api, 'addressOf'>;
  readonly #manual: ManualAddress;
  readonly #zip: ReadonlySignal<string>;
  readonly #hooks: AddressHooks;
  /** The chosen town of a code with several, as it was put in front of 番地以降. */
  readonly #town = signal('');
  /** The rest of a text with an address behind the code, as it was put in front of 番地以降. */
  readonly #brought = signal('');
  readonly #lookup = signal<Lookup | undefined>(undefined);
  /** The digits at the time when the seller left the field. */
  readonly #leftWith = signal('');
  readonly #stop: () => void;

  /** The lookup of the current code. A lookup of another code does not count. */
  readonly #current = computed(() => {
    const lookup = this.#lookup.value;
    return lookup?.zip === this.#zip.value ? lookup : undefined;
  });

  /**
   * @param manual the select elements, which show the address that was found
   * @param zip the digits of the customer's postal code
   */
  constructor(
    api: Pick<Api, 'addressOf'>,
    manual: ManualAddress,
    zip: ReadonlySignal<string>,
    hooks: AddressHooks,
  ) {
    this.#api = api;
    this.#zip = zip;
    this.#hooks = hooks;
    this.#manual = manual;
    this.#stop = effect(() => {
      const digits = zip.value;
      untracked(() => void this.#follow(digits));
    });
  }

  /** The address that the form shows. It is not sent. */
  get text(): string {
    const lookup = this.#current.value;
    return lookup?.status === 'found' ? lookup.text : '';
  }

  /** The prefecture of that address, or the one that was chosen in place of a code; empty until it is known. */
  get prefecture(): string {
    const lookup = this.#current.value;
    if (lookup?.status === 'found') return lookup.prefecture;
    return this.#zip.value === '' && this.#manual.isOpen ? this.#manual.prefecture : '';
  }

  get loading(): boolean {
    return this.#current.value?.status === 'loading';
  }

  /** The towns of the code, if it covers several; otherwise none. */
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

  /** The seller has left the field of the postal code. If the code is incomplete, there is a problem now. */
  leaveZip(): void {
    this.#leftWith.value = this.#zip.value;
  }

  /** The chosen town of a code with several, as it was put in front of 番地以降; otherwise empty. */
  get town(): string {
    return this.#town.value;
  }

  /** The rest of an address that was typed behind the code, as it was put in front of 番地以降; otherwise empty. */
  get brought(): string {
    return this.#brought.value;
  }

  /**
   * An address was typed behind the code. It goes in front of 番地以降, and loses what the form shows of it as soon as the
   * code is looked up.
   */
  bring(address: string): void {
    batch(() => {
      this.#hooks.putInFront(address, '');
      this.#brought.value = address;
      this.#shorten();
    });
  }

  /** Takes the rest of the address away from 番地以降. */
  takeBroughtAway(): void {
    batch(() => this.#replaceBrought(''));
  }

  /**
   * Chooses one of several towns. The shown address is not sent, so the town is put in front of 番地以降, where the seller
   * can take it away.
   */
  chooseTown(town: Area): void {
    const lookup = this.#lookup.value;
    if (lookup?.status !== 'found') return;
    batch(() => {
      const { prefecture_name: prefecture = '' } = town;
      this.#lookup.value = { ...lookup, text: addressText(town), prefecture };
      this.#putInFront(townName(town, lookup.towns));
    });
  }

  /** Takes the town away from 番地以降. */
  takeTownAway(): void {
    batch(() => this.#putInFront(''));
  }

  /** Chooses a prefecture. This clears the postal code. */
  async choosePrefecture(id: string): Promise<void> {
    this.#hooks.fillZip('');
    await this.#manual.choosePrefecture(id);
  }

  /** Chooses a city. This clears the postal code, or fills in that of a city which has one code and no towns. */
  async chooseCity(id: string): Promise<void> {
    this.#hooks.fillZip('');
    await this.#manual.chooseCity(id);
    const { cityId, areas } = this.#manual;
    if (cityId === id && areas.length === 1 && !areas[0]?.area_name) this.chooseArea('0');
  }

  /** Chooses a town. This fills in its postal code and address. */
  chooseArea(index: string): void {
    this.#manual.chooseArea(index);
    const { zip, text } = this.#manual.chosen ?? {};
    if (!zip || text === undefined) return;
    batch(() => {
      const { prefecture } = this.#manual;
      this.#lookup.value = { zip, status: 'found', text, towns: NO_TOWNS, names: [text], prefecture };
      this.#hooks.fillZip(zip);
    });
  }

  /** Forgets everything. */
  restart(): void {
    batch(() => {
      this.#lookup.value = undefined;
      this.#leftWith.value = '';
      this.#town.value = '';
      this.#brought.value = '';
    });
  }

  dispose(): void {
    this.#stop();
  }

  #replaceBrought(address: string): void {
    this.#hooks.putInFront(address, this.#brought.value);
    this.#brought.value = address;
  }

  #shorten(): void {
    const lookup = this.#current.value;
    if (lookup?.status !== 'found' || !this.#hooks.isInFront(this.#brought.value)) return;
    this.#replaceBrought(beyond(this.#brought.value, lookup.names));
  }

  #putInFront(town: string): void {
    if (town !== this.#town.value) this.#hooks.putInFront(town, this.#town.value);
    this.#town.value = town;
  }

  async #follow(zip: string): Promise<void> {
    this.#leftWith.value = '';
    if (this.#lookup.value?.zip !== zip) this.takeTownAway();
    if (!isZip(zip)) {
      this.#lookup.value = undefined;
      return;
    }
    if (this.#lookup.value?.zip === zip) return;
    this.#lookup.value = { zip, status: 'loading' };
    const result = await this.#find(zip);
    // The code may have changed in the meantime.
    if (this.#lookup.value?.zip !== zip) return;
    batch(() => {
      this.#lookup.value = result;
      this.#shorten();
    });
  }

  async #find(zip: string): Promise<Lookup> {
    try {
      const answer = await this.#api.addressOf(zip);
      if (this.#zip.value === zip) this.#manual.show(answer, zip);
      const { prefecture_name, city_name, area_name } = answer.selected;
      const towns = townsOf(answer, zip);
      const names = [prefecture_name, city_name, ...(towns.length > 1 ? [] : [area_name])];
      const text = addressText(answer.selected);
      return { zip, status: 'found', text, towns, names, prefecture: prefecture_name };
    } catch (error) {
      return { zip, status: 'failed', failure: asCallError(error) };
    }
  }
}
