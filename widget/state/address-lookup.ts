import { batch, signal } from '@preact/signals-core';
import { zipDigits } from '#contract/customer-rules.ts';
import { CALL_MESSAGES } from '#contract/messages.ts';
import type { Area, City, Prefecture, ZipAnswer } from '#contract/schemas/address.ts';

/** The calls that the lookup makes; each rejects with an error whose message is for the seller. */
export interface AddressCalls {
  prefectures(): Promise<Prefecture[]>;
  cities(prefectureId: string): Promise<City[]>;
  areas(cityId: string): Promise<Area[]>;
  ofZip(zip: string): Promise<ZipAnswer>;
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : CALL_MESSAGES.address.zipFailed;

/** The address behind a postal code, and the selectors that find one without it (document 2, sections 2 and 4). */
export class AddressLookup {
  /** The resolved address as the seller reads it; not sent. */
  readonly display = signal('');
  readonly loading = signal(false);
  /** Why there is no address. It never keeps the seller from going on. */
  readonly problem = signal('');
  /** The towns of a code that covers several. */
  readonly towns = signal<readonly Area[]>([]);

  readonly manual = signal(false);
  readonly prefectures = signal<readonly Prefecture[]>([]);
  readonly cities = signal<readonly City[]>([]);
  readonly areas = signal<readonly Area[]>([]);
  readonly prefectureId = signal('');
  readonly cityId = signal('');
  /** The index of the chosen town in `areas`, as text; a code alone does not tell towns apart. */
  readonly areaIndex = signal('');
  readonly manualProblem = signal('');

  readonly #calls: AddressCalls;
  #zip = '';

  constructor(calls: AddressCalls) {
    this.#calls = calls;
  }

  /** Looks a postal code up; anything but 7 digits clears the address. Answers that come too late are ignored. */
  async resolve(zip: string): Promise<void> {
    const digits = zipDigits(zip);
    if (digits === this.#zip) return;
    this.#zip = digits;
    this.#clear();
    if (!/^\d{7}$/.test(digits)) return;
    this.loading.value = true;
    try {
      const answer = await this.#calls.ofZip(digits);
      if (digits === this.#zip) this.#show(answer);
    } catch (error) {
      if (digits !== this.#zip) return;
      batch(() => {
        this.loading.value = false;
        this.problem.value = messageOf(error);
      });
    }
  }

  /** Editing of the postal code has ended: one that is not whole gets no address, and is told why. */
  leave(zip: string): void {
    const digits = zipDigits(zip);
    if (digits && !/^\d{7}$/.test(digits)) this.problem.value = CALL_MESSAGES.address.zipDigits;
  }

  /** One of the towns of a code that covers several. */
  chooseTown(town: Area): void {
    const { prefecture_name: prefecture = '', city_name: city = '' } = town;
    this.display.value = `${prefecture}${city}${town.area_name}`;
  }

  async openManual(): Promise<void> {
    batch(() => {
      this.manual.value = true;
      this.manualProblem.value = '';
    });
    if (this.prefectures.value.length > 0) return;
    await this.#load(
      () => true,
      async () => {
        this.prefectures.value = await this.#calls.prefectures();
      },
    );
  }

  closeManual(): void {
    this.manual.value = false;
  }

  async choosePrefecture(id: string): Promise<void> {
    batch(() => {
      this.#forgetZip();
      this.prefectureId.value = id;
      this.cityId.value = '';
      this.areaIndex.value = '';
      this.cities.value = [];
      this.areas.value = [];
    });
    if (!id) return;
    const wanted = () => this.prefectureId.value === id;
    await this.#load(wanted, async () => {
      const cities = await this.#calls.cities(id);
      if (wanted()) this.cities.value = cities;
    });
  }

  async chooseCity(id: string): Promise<void> {
    batch(() => {
      this.#forgetZip();
      this.cityId.value = id;
      this.areaIndex.value = '';
      this.areas.value = [];
    });
    if (!id) return;
    const wanted = () => this.cityId.value === id;
    await this.#load(wanted, async () => {
      const areas = await this.#calls.areas(id);
      if (wanted()) this.areas.value = areas;
    });
  }

  /** Choosing a town fills in its postal code. @returns the code, or nothing */
  chooseArea(index: string): string {
    this.areaIndex.value = index;
    const area = this.areas.value[Number(index)];
    if (!index || !area) return '';
    const prefecture = this.prefectures.value.find((one) => one.prefecture_id === this.prefectureId.value);
    const city = this.cities.value.find((one) => one.city_id === this.cityId.value);
    batch(() => {
      this.#clear();
      this.#zip = zipDigits(area.zipcode);
      this.display.value = `${prefecture?.prefecture_name ?? ''}${city?.city_name ?? ''}${area.area_name}`;
    });
    return area.zipcode;
  }

  reset(): void {
    batch(() => {
      this.#zip = '';
      this.#clear();
      this.manual.value = false;
      this.prefectureId.value = '';
      this.cityId.value = '';
      this.areaIndex.value = '';
      this.cities.value = [];
      this.areas.value = [];
    });
  }

  async #load(wanted: () => boolean, work: () => Promise<void>): Promise<void> {
    this.manualProblem.value = '';
    try {
      await work();
    } catch (error) {
      if (wanted()) this.manualProblem.value = messageOf(error);
    }
  }

  /** The address behind a code is void once another place is being chosen. */
  #forgetZip(): void {
    this.#zip = '';
    this.#clear();
  }

  #clear(): void {
    batch(() => {
      this.display.value = '';
      this.problem.value = '';
      this.towns.value = [];
      this.loading.value = false;
    });
  }

  #show({ selected, cities, areas }: ZipAnswer): void {
    const sameCode = areas.filter((area) => zipDigits(area.zipcode) === this.#zip);
    batch(() => {
      this.loading.value = false;
      this.display.value = `${selected.prefecture_name}${selected.city_name}${selected.area_name}`;
      this.towns.value = sameCode.length > 1 ? sameCode.map((area) => this.#named(area, selected)) : [];
      this.prefectureId.value = selected.prefecture_id;
      this.cities.value = cities;
      this.cityId.value = selected.city_id;
      this.areas.value = areas;
      this.areaIndex.value = String(
        areas.findIndex(
          (area) => zipDigits(area.zipcode) === this.#zip && area.area_name === selected.area_name,
        ),
      ).replace('-1', '');
    });
  }

  #named(area: Area, selected: ZipAnswer['selected']): Area {
    return {
      ...area,
      prefecture_name: area.prefecture_name ?? selected.prefecture_name,
      city_name: area.city_name ?? selected.city_name,
    };
  }
}

/** A town as it is told from the others of its code: with its city where there are several cities. */
export function townName(town: Area, towns: readonly Area[]): string {
  const several = towns.some((other) => other.city_name !== town.city_name);
  const name = several ? `${town.city_name ?? ''}${town.area_name}` : town.area_name;
  return name || town.zipcode;
}
