import type * as z from 'zod/mini';
import { type ErrorDetail, Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';

/**
 * A JSON body as its schema describes it.
 * @throws Refusal 422 that names every field that does not fit
 */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(
    (issue): ErrorDetail => ({ field: issue.path.join('.'), message: SERVER_MESSAGES.badBody }),
  );
  throw new Refusal(422, 'invalid_body', SERVER_MESSAGES.badBody, details);
}
