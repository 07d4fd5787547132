import * as z from 'zod/mini';
import { id, text } from './lenient.ts';

export const prefecture = z.object({ prefecture_id: id, prefecture_name: z.string() });
export const city = z.object({ city_id: id, city_name: z.string() });

/** A town with its postal code (document 2, section 3). */
export const area = z.object({
  zipcode: z.string(),
  area_name: z.string(),
  prefecture_id: z.optional(id),
  prefecture_name: z.optional(z.string()),
  city_id: z.optional(id),
  city_name: z.optional(z.string()),
});

/** The address of a postal code. `area_name` is empty if the code covers a whole municipality. */
export const selectedAddress = z.object({
  prefecture_id: id,
  city_id: id,
  area_name: z.string(),
  zipcode: z.string(),
  prefecture_name: z.string(),
  city_name: z.string(),
});

export const prefecturesAnswer = z.object({ prefectures: z.array(prefecture) });
export const citiesAnswer = z.object({ cities: z.array(city) });
export const areasAnswer = z.object({ areas: z.array(area) });

/** The answer of `GET /v1/addresses/zipcode_addresses/{zip}`: the cities of its prefecture, the areas of its city. */
export const zipAnswer = z.object({
  selected: selectedAddress,
  cities: z.array(city),
  areas: z.array(area),
});

/** The answer of `GET /v1/addresses/from_zipcode/{zip}` (document 1, section 7). */
export const fromZipAnswer = z.object({
  // A code that stands for a whole municipality has no town.
  area: z.object({ prefecture_name: z.string(), city_name: z.string(), area_name: text }),
});

export type Prefecture = z.infer<typeof prefecture>;
export type City = z.infer<typeof city>;
export type Area = z.infer<typeof area>;
export type ZipAnswer = z.infer<typeof zipAnswer>;
