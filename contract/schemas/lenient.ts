import * as z from 'zod/mini';

/*
 * Other servers leave out unknown members. These schemas accept that, and their output describes what our own server
 * writes: `z.input` is the type that a client accepts, `z.output` the type that it gets and that the API document
 * shows.
 */

/** A value that may be missing or of the wrong kind; both count as absent. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A list without its unusable entries: one bad entry costs only itself. */
export function usable<Schema extends z.ZodMiniType>(schema: Schema) {
  const entries = z.array(z.catch(z.nullable(schema), null));
  const present = z.transform((list: (z.output<Schema> | null)[]) => list.filter((entry) => entry !== null));
  // The second array gives the output type, for the API document.
  const list = z.pipe(z.pipe(entries, present as never), z.array(schema) as never);
  return list as unknown as z.ZodMiniType<z.output<Schema>[], z.input<Schema>[]>;
}

/** A text that may be missing, which counts as empty. */
export const text = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  ),
  z.string(),
);

/** A list of texts that may be missing, which counts as empty. */
export const texts = z.pipe(
  z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value) => value ?? []),
  ),
  z.array(z.string()),
);

/** An id that some servers write as a number. */
export const id = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
  z.string(),
);

/** A query parameter that may be missing; given more than once, its last value counts. */
export const queryText = z.pipe(
  z.pipe(
    z.nullish(z.union([z.string(), z.array(z.string())])),
    z.transform((value) => (Array.isArray(value) ? value.at(-1) : value) ?? ''),
  ),
  z.string(),
);

/** An answer whose content is not read. */
export const anything = z.unknown();
