import { zipDigits } from '#contract/customer-rules.ts';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { ROUTES } from '#contract/routes.ts';
import {
  type Area,
  areasAnswer,
  type City,
  citiesAnswer,
  type Prefecture,
  prefecturesAnswer,
  type ZipAnswer,
  zipAnswer,
} from '#contract/schemas/address.ts';
import { ApiError, call } from './client.ts';

export type { Area, City, Prefecture, ZipAnswer };

/** An address that could not be had; the message is for the seller (document 2, section 8, "Address"). */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

const MESSAGES = CALL_MESSAGES.address;

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

function zipMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.zipFailed;
  if (error.failure === 'timeout') return MESSAGES.zipTimeout;
  if (error.failure === 'network') return MESSAGES.zipNetwork;
  if (error.status === 404) return MESSAGES.zipNotFound;
  if (error.status === 422) return MESSAGES.zipInvalid;
  return error.status ? MESSAGES.zipServer(error.status) : MESSAGES.zipFailed;
}

export class Addresses {
  readonly #base: string;

  constructor(apiBase: string) {
    this.#base = apiBase;
  }

  /** @throws AddressError */
  async prefectures(): Promise<Prefecture[]> {
    try {
      return (await call({ url: this.#base + ROUTES.prefectures, schema: prefecturesAnswer })).prefectures;
    } catch (cause) {
      throw new AddressError(MESSAGES.prefecturesFailed, { cause });
    }
  }

  /** @throws AddressError */
  async cities(prefectureId: string): Promise<City[]> {
    if (!prefectureId) throw new AddressError(MESSAGES.citiesWithoutPrefecture);
    try {
      const url = `${this.#base}${ROUTES.cities}?prefecture_id=${encodeURIComponent(prefectureId)}`;
      return (await call({ url, schema: citiesAnswer })).cities;
    } catch (cause) {
      throw new AddressError(
        statusOf(cause) === 400 ? MESSAGES.citiesNeedPrefecture : MESSAGES.citiesFailed,
        {
          cause,
        },
      );
    }
  }

  /** @throws AddressError */
  async areas(cityId: string): Promise<Area[]> {
    try {
      const url = `${this.#base}${ROUTES.areas}?city_id=${encodeURIComponent(cityId)}`;
      return (await call({ url, schema: areasAnswer })).areas;
    } catch (cause) {
      throw new AddressError(statusOf(cause) === 400 ? MESSAGES.areasNeedCity : MESSAGES.areasFailed, {
        cause,
      });
    }
  }

  /** Resolves a postal code; hyphens are ignored. @throws AddressError */
  async ofZip(zip: string): Promise<ZipAnswer> {
    const digits = zipDigits(zip);
    if (!/^\d{7}$/.test(digits)) throw new AddressError(MESSAGES.zipDigits);
    try {
      return await call({ url: `${this.#base}${ROUTES.zipcodeAddresses}/${digits}`, schema: zipAnswer });
    } catch (cause) {
      throw new AddressError(zipMessage(cause), { cause });
    }
  }
}
