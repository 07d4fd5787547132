import type { Call, UrlParts } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { FormPart } from './form-parts.ts';

/** The inputs of a call. */
export interface CallInput extends UrlParts {
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: readonly FormPart[];
  /** A body that is sent unchanged. */
  readonly raw?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that a check expects. */
export interface ExpectedRefusal {
  /** The allowed statuses, or `any` for all from 400 to 499. */
  readonly status: readonly number[] | 'any';
  /** The code of our own server. It is not part of the specification. */
  readonly code?: RefusalCode;
}

export const rowOf = (name: CallName): Call => CALLS[name];
