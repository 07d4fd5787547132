import * as z from 'zod/mini';
import { lenient, text, usable } from '../schemas/lenient.ts';

/* How the clients of the rows, the form and the site, read the text of an answer. */

/** The JSON of a text; undefined where it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The value of an answer, or the reasons why it does not have the shape of its row. */
export type ReadAnswer<Value> = { ok: true; value: Value } | { ok: false; reasons: string; cause: unknown };

/** Reads the JSON of an answer. @param schema of the answer that the row promises */
export function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
): ReadAnswer<z.output<Schema>> {
  const result = z.safeParse(schema, json);
  if (result.success) return { ok: true, value: result.data };
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const reasons = json === undefined ? 'it is no JSON' : wrong.join('; ');
  return { ok: false, reasons, cause: result.error };
}

/** Other back ends may leave out parts of a refusal, which are then empty. */
const looseRefusal = z.object({
  error: z.object({
    code: lenient(z.string()),
    details: z.catch(usable(z.object({ field: text, message: z.string() })), []),
    request_id: lenient(z.string()),
  }),
});

/** The refusal in the JSON of an answer, if it has one. */
export const readRefusal = (json: unknown) => looseRefusal.safeParse(json).data?.error;
