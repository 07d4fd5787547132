import * as z from 'zod/mini';
import {
  areasAnswer,
  citiesAnswer,
  fromZipAnswer,
  prefecturesAnswer,
  zipAnswer,
} from '../schemas/address.ts';
import type { Call } from './call.ts';

/** Prefectures, municipalities, towns and postal codes (document 1, section 7; document 2, section 7). */

export const prefectures = {
  method: 'GET',
  path: '/v1/addresses/prefectures',
  answer: prefecturesAnswer,
  refusals: [],
} as const satisfies Call;

export const cities = {
  method: 'GET',
  path: '/v1/addresses/cities',
  query: z.object({ prefecture_id: z.string() }),
  answer: citiesAnswer,
  refusals: ['missing_parameter', 'not_found'],
} as const satisfies Call;

export const areas = {
  method: 'GET',
  path: '/v1/addresses/areas',
  query: z.object({ city_id: z.string() }),
  answer: areasAnswer,
  refusals: ['missing_parameter', 'not_found'],
} as const satisfies Call;

/** The address of a postal code, with the cities of its prefecture and the areas of its city. */
export const zipcodeAddresses = {
  method: 'GET',
  path: '/v1/addresses/zipcode_addresses/{zip}',
  params: z.object({ zip: z.string() }),
  answer: zipAnswer,
  refusals: ['invalid_zip', 'not_found'],
} as const satisfies Call;

/** The address of a postal code, for the shops' registration. */
export const fromZipcode = {
  method: 'GET',
  path: '/v1/addresses/from_zipcode/{zip}',
  params: z.object({ zip: z.string() }),
  answer: fromZipAnswer,
  refusals: ['invalid_zip', 'not_found'],
} as const satisfies Call;
