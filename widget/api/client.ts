import type * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';

type Failure = 'timeout' | 'network' | 'http' | 'schema';

/** A call that failed. What the seller reads of it is decided by the call, never taken from `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** What the server said is wrong, thing by thing, for the seller. */
  readonly details: readonly string[];

  constructor(
    failure: Failure,
    message: string,
    options: { status?: number; details?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.details = options.details ?? [];
    this.failure = failure;
    this.status = options.status;
  }
}

export interface Call<Schema extends z.ZodMiniType> {
  /** The full address. */
  url: string;
  method?: 'GET' | 'POST' | 'PATCH';
  /** Sent as JSON. */
  json?: unknown;
  schema: Schema;
  /** Milliseconds until the call is given up, the answer's body included. */
  timeout?: number;
}

/** An address as it may be told: a postal code at its end is the seller's. */
function shown(url: string): string {
  return url.replace(/\d{7}$/, '{zip}').replace(/\?.*$/, '');
}

function toApiError(error: unknown, url: string, timedOut: boolean): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(timedOut ? 'timeout' : 'network', `${shown(url)}: ${String(error)}`, { cause: error });
}

/**
 * An answer that fits the schema, or an ApiError whose reason is told on the console: a seller can do nothing
 * about a wrong answer, whoever runs the API can.
 */
export function parseAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  url: string,
): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const reason = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  console.error(`[appraisal-form] ${shown(url)}: the answer does not fit (${reason})`);
  throw new ApiError('schema', `unexpected answer: ${reason}`, { cause: parsed.error });
}

/** Makes a JSON call. @throws ApiError */
export async function call<Schema extends z.ZodMiniType>(options: Call<Schema>): Promise<z.output<Schema>> {
  const { url, method = 'GET', json, schema, timeout = LIMITS.apiTimeoutMs } = options;
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      credentials: 'omit',
      signal,
      ...(json !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(json),
      }),
    });
    if (!response.ok)
      throw new ApiError('http', `${shown(url)}: ${response.status}`, { status: response.status });
    return parseAnswer(schema, await readJson(response, url), url);
  } catch (error) {
    throw toApiError(error, url, signal.aborted);
  }
}

async function readJson(response: Response, url: string): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    console.error(`[appraisal-form] ${shown(url)}: the answer is no JSON`);
    throw new ApiError('schema', 'unexpected answer: no JSON', { cause });
  }
}
