import * as z from 'zod/mini';
import type { RefusalDetail } from '#contract/refusals.ts';
import { lenient, text, usable } from '#contract/schemas/lenient.ts';

/**
 * Why a call brought no usable answer:
 * - `input`: it was not made, as something that it needs is missing; `code` says what;
 * - `timeout`: no answer came in time; `network`: no answer came at all;
 * - `http`: the answer's status is not a good one;
 * - `answer`: the answer is not of the shape that the call promises;
 * - `unexpected`: a fault of ours.
 */
export type FailureReason = 'input' | 'timeout' | 'network' | 'http' | 'answer' | 'unexpected';

interface CallErrorOptions {
  readonly status?: number;
  readonly code?: string | undefined;
  readonly details?: readonly RefusalDetail[];
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/**
 * The one shape of failure in the form. Its `message` is for the console and never holds what a seller typed; the
 * words for sellers are in state/call-messages.ts.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly reason: FailureReason;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The code of a refusal (contract/refusals.ts), or of what is missing. */
  readonly code: string | undefined;
  /** What the server says is wrong, thing by thing. */
  readonly details: readonly RefusalDetail[];
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(reason: FailureReason, message: string, options: CallErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
    this.code = options.code;
    this.details = options.details ?? [];
    this.requestId = options.requestId;
  }
}

/** A thrown value as a failure: what is none yet is a fault of ours. */
export function asCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unexpected', String(error), { cause: error });
}

/** What other back ends may leave out of a refusal is taken as empty. */
const looseRefusal = z.object({
  error: z.object({
    code: lenient(z.string()),
    details: z.catch(usable(z.object({ field: text, message: z.string() })), []),
    request_id: lenient(z.string()),
  }),
});

function refusalOf(body: string) {
  try {
    return looseRefusal.safeParse(JSON.parse(body)).data?.error;
  } catch {
    return undefined;
  }
}

/** The failure of a call that was answered with a bad status. @param name the call, as the console names it */
export function refusedCall(name: string, status: number, body: string): CallError {
  const refusal = refusalOf(body);
  return new CallError('http', `${name}: ${status}`, {
    status,
    code: refusal?.code,
    details: refusal?.details ?? [],
    requestId: refusal?.request_id,
  });
}
