import { batch, signal } from '@preact/signals-core';
import { zipDigits } from '#contract/customer/postal-code.ts';
import type { Area, City, Prefecture, ZipAnswer } from '#contract/schemas/address.ts';
import type { Api } from '../api/api.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import type { ToldCall } from './call-messages.ts';
import { addressText } from './towns.ts';

type Calls = Pick<Api, 'prefectures' | 'cities' | 'areas'>;

/** A list that could not be loaded, with its call. */
export interface ListFailure {
  readonly call: ToldCall & keyof Calls;
  readonly failure: CallError;
}

const NOTHING = [] as const;

/**
 * Prefecture, city and town, for sellers who do not know their postal code. They choose one after the other (document
 * 2, sections 2 and 4).
 */
export class ManualAddress {
  readonly #open = signal(false);
  readonly #prefectures = signal<readonly Prefecture[]>(NOTHING);
  readonly #cities = signal<readonly City[]>(NOTHING);
  readonly #areas = signal<readonly Area[]>(NOTHING);
  readonly #prefectureId = signal('');
  readonly #cityId = signal('');
  readonly #areaIndex = signal('');
  readonly #failure = signal<ListFailure | undefined>(undefined);
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  get isOpen(): boolean {
    return this.#open.value;
  }

  get prefectures(): readonly Prefecture[] {
    return this.#prefectures.value;
  }

  get cities(): readonly City[] {
    return this.#cities.value;
  }

  get areas(): readonly Area[] {
    return this.#areas.value;
  }

  get prefectureId(): string {
    return this.#prefectureId.value;
  }

  /** The name of the chosen prefecture; empty without one. */
  get prefecture(): string {
    return this.#prefecture?.prefecture_name ?? '';
  }

  get cityId(): string {
    return this.#cityId.value;
  }

  /** The index of the chosen town in `areas`, as text. Several towns can have the same postal code. */
  get areaIndex(): string {
    return this.#areaIndex.value;
  }

  get failure(): ListFailure | undefined {
    return this.#failure.value;
  }

  /** The chosen town: the digits of its postal code, and its address. */
  get chosen(): { readonly zip: string; readonly text: string } | undefined {
    const area = this.areaIndex ? this.areas[Number(this.areaIndex)] : undefined;
    if (!area) return undefined;
    const city = this.cities.find((one) => one.city_id === this.cityId);
    return { zip: zipDigits(area.zipcode), text: addressText({ ...area, ...this.#prefecture, ...city }) };
  }

  /** Opens the select elements. The prefectures are loaded the first time. */
  async open(): Promise<void> {
    batch(() => {
      this.#open.value = true;
      this.#failure.value = undefined;
    });
    if (this.prefectures.length > 0) return;
    await this.#load('prefectures', async () => {
      this.#prefectures.value = await this.#calls.prefectures();
    });
  }

  close(): void {
    this.#open.value = false;
  }

  /** Clears city and town, and loads the cities of the prefecture. */
  async choosePrefecture(id: string): Promise<void> {
    batch(() => {
      this.#prefectureId.value = id;
      this.#cities.value = NOTHING;
      this.#clearCity();
    });
    if (!id) return;
    const isWanted = () => this.prefectureId === id;
    await this.#load(
      'cities',
      async () => {
        const cities = await this.#calls.cities(id);
        if (isWanted()) this.#cities.value = cities;
      },
      isWanted,
    );
  }

  /** Clears the town, and loads the towns of the city. */
  async chooseCity(id: string): Promise<void> {
    batch(() => {
      this.#clearCity();
      this.#cityId.value = id;
    });
    if (!id) return;
    const isWanted = () => this.cityId === id;
    await this.#load(
      'areas',
      async () => {
        const areas = await this.#calls.areas(id);
        if (isWanted()) this.#areas.value = areas;
      },
      isWanted,
    );
  }

  chooseArea(index: string): void {
    this.#areaIndex.value = index;
  }

  /** Chooses the address that was found for a postal code. */
  show({ selected, cities, areas }: ZipAnswer, zip: string): void {
    const index = areas.findIndex(
      (area) => zipDigits(area.zipcode) === zip && area.area_name === selected.area_name,
    );
    batch(() => {
      this.#prefectureId.value = selected.prefecture_id;
      this.#cities.value = cities;
      this.#cityId.value = selected.city_id;
      this.#areas.value = areas;
      this.#areaIndex.value = index < 0 ? '' : String(index);
    });
  }

  /** Forgets the choices. The prefectures stay loaded. */
  restart(): void {
    batch(() => {
      this.#open.value = false;
      this.#prefectureId.value = '';
      this.#cities.value = NOTHING;
      this.#clearCity();
    });
  }

  get #prefecture(): Prefecture | undefined {
    return this.prefectures.find((one) => one.prefecture_id === this.prefectureId);
  }

  #clearCity(): void {
    this.#cityId.value = '';
    this.#areaIndex.value = '';
    this.#areas.value = NOTHING;
  }

  /** @param wanted whether the list is still needed when its call has failed */
  async #load(call: ListFailure['call'], work: () => Promise<void>, isWanted = () => true): Promise<void> {
    this.#failure.value = undefined;
    try {
      await work();
    } catch (error) {
      if (isWanted()) this.#failure.value = { call, failure: asCallError(error) };
    }
  }
}
