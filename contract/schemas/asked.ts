import * as z from 'zod/mini';
import { isDay } from '../base/japanese-days.ts';
import { PREFECTURES } from '../customer/prefectures.ts';

/*
 * Parameters that filter a list. Anybody can write anything into an address: one that makes no sense counts as missing,
 * and of several with one name the last one counts.
 */

/** The schema of a parameter, by that of the text that makes sense. */
function queryParam<Schema extends z.ZodMiniType>(schema: Schema) {
  const last = z.transform((value: unknown) => (Array.isArray(value) ? value.at(-1) : value));
  const field = z.catch(z.optional(z.pipe(last, schema as never)), undefined);
  return field as unknown as z.ZodMiniOptional<z.ZodMiniType<z.output<Schema>, string>>;
}

/** Longer words are looked for by nobody. */
const CHARACTERS = 300;

export const askedText = queryParam(z.string().check(z.maxLength(CHARACTERS)));

/** A day in Japan: 2026-11-30. */
export const askedDay = queryParam(z.string().check(z.maxLength(10), z.refine(isDay)));

/** The number of a prefecture, from 1. */
export const askedArea = queryParam(
  z.pipe(
    z.pipe(z.string().check(z.maxLength(2), z.regex(/^[1-9]\d?$/)), z.transform(Number)),
    z.int().check(z.maximum(PREFECTURES.length)),
  ),
);
