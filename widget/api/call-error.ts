import type { RefusalDetail } from '#contract/refusals/refusals.ts';

/**
 * Why a call has no usable answer:
 * - `input`: the call was not made because something is missing; `code` names it;
 * - `timeout`: there was no answer in time;
 * - `network`: there was no answer at all;
 * - `http`: the status of the answer is an error;
 * - `answer`: the answer does not have the shape of the call's row;
 * - `unexpected`: an error in our own code.
 */
export type FailureReason = 'input' | 'timeout' | 'network' | 'http' | 'answer' | 'unexpected';

interface CallErrorOptions {
  readonly status?: number;
  readonly code?: string | undefined;
  readonly details?: readonly RefusalDetail[];
  readonly requestId?: string | undefined;
  readonly retryAfterS?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The only shape of failures in the form. `message` is for the console and contains nothing that the seller typed. The
 * messages for sellers are in state/call-messages.ts.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly reason: FailureReason;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The code of a refusal (contract/refusals/refusals.ts), or of the missing input. */
  readonly code: string | undefined;
  /** The errors that the server named. */
  readonly details: readonly RefusalDetail[];
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
  /** After how many seconds the same call may succeed, if the server has said so. */
  readonly retryAfterS: number | undefined;

  constructor(reason: FailureReason, message: string, options: CallErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
    this.code = options.code;
    this.details = options.details ?? [];
    this.requestId = options.requestId;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Converts a thrown value. Anything that is not a CallError is an error in our own code. */
export function asCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unexpected', String(error), { cause: error });
}
