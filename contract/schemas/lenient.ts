import * as z from 'zod/mini';

/** What may be missing or of the wrong kind; both count as absent. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A list without its unusable entries: one bad entry costs only itself. */
export const usable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.array(z.catch(z.nullable(schema), null)),
    z.transform((entries) => entries.filter((entry) => entry !== null)),
  );
