import type * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';

/** A call that brought no usable answer. `status` is 0 where there was none. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The words of the specification for an answer that is not OK (document 1, section 8). */
const httpError = (status: number) => new CallError(`HTTP error! status: ${status}`, status);

/**
 * Fetches JSON and checks its shape. Gives up after ten seconds (document 1, section 9), or when the visitor leaves.
 * @throws CallError
 */
export async function getJson<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<{ data: z.output<Schema>; headers: Headers }> {
  const patience = AbortSignal.timeout(LIMITS.apiTimeoutMs);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (!response.ok) throw httpError(response.status);
    body = await response.json();
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    throw new CallError(cause instanceof Error ? cause.message : 'no answer', 0, { cause });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new CallError('The answer is not of the shape that was agreed.', 0, { cause: parsed.error });
  return { data: parsed.data, headers: response.headers };
}

/** Sends JSON; the answer's status is all that counts. 0 where there was no answer. */
export async function postJson(url: string, body: object): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMITS.apiTimeoutMs),
    });
    return response.status;
  } catch {
    return 0;
  }
}
