import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName, DOMAINS, type Domain } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Api } from './api.ts';
import type { FormPart } from './form-parts.ts';

/** The inputs of a call. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: readonly FormPart[];
  /** A body that is sent unchanged. */
  readonly raw?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** One row of the run: a sentence that is true for every back end that implements this API. */
export interface Check {
  readonly name: string;
  /** Where the specification says it: `document 2, section 7`. */
  readonly from: string;
  /** `good`: the call is made as clients make it. `bad`: the call must be refused. */
  readonly kind: 'good' | 'bad';
  /** Optional rows are only information. They are our own and not part of the specification. */
  readonly optional?: true;
  /** Stores something, so it runs only with --write. */
  readonly stores?: true;
  /** @throws Broken when the row does not hold, NotChecked when this cannot be decided */
  readonly run: (api: Api) => Promise<unknown>;
}

/**
 * What this tool knows about a call in addition to its row. All of it is optional: the row and its example are
 * enough.
 */
export interface CallChecks {
  /** The inputs of a call that must be accepted. Default: the example in contract/docs. */
  readonly sample?: (api: Api) => CallInput | Promise<CallInput>;
  /** Whether an accepted call stores something. Default: true for every method except GET. */
  readonly stores?: boolean;
  /** The call may be missing or on another server, so all its rows are only information. */
  readonly optional?: true;
  readonly checks?: readonly Check[];
}

export type ChecksOf<Name extends Domain> = {
  readonly [Row in keyof (typeof DOMAINS)[Name]]?: CallChecks;
};

/** A refusal that a check expects. */
export interface ExpectedRefusal {
  /** The allowed statuses, or `any` for all from 400 to 499. */
  readonly status: readonly number[] | 'any';
  /** The code of our own server. It is not part of the specification. */
  readonly code?: RefusalCode;
}

export const rowOf = (name: CallName): Call => CALLS[name];

/** The sections of the specification that the rows refer to. */
export const SPEC = {
  site: {
    places: 'document 1, section 2',
    entities: 'document 1, section 3',
    states: 'document 1, section 4',
    rules: 'document 1, section 5',
    calls: 'document 1, section 7',
    limits: 'document 1, section 9',
  },
  form: {
    screens: 'document 2, section 2',
    entities: 'document 2, section 3',
    states: 'document 2, section 4',
    rules: 'document 2, section 5',
    calls: 'document 2, section 7',
    errors: 'document 2, section 8',
    limits: 'document 2, section 9',
  },
  http: 'RFC 9110, section 15.5',
  cors: 'docs/embedding.md, section Calls',
  ours: 'contract/refusals.ts',
} as const;

const SECTIONS: Partial<Record<Domain, string>> = {
  catalogue: SPEC.form.calls,
  addresses: SPEC.form.calls,
  requests: SPEC.form.calls,
  surveys: SPEC.form.calls,
  shops: SPEC.site.calls,
  site: SPEC.site.calls,
};

const domainOf = (name: CallName): Domain | undefined =>
  (Object.keys(DOMAINS) as Domain[]).find((domain) => name in DOMAINS[domain]);

/** The section that describes a call. */
export function sectionOf(name: CallName): string {
  const domain = domainOf(name);
  return (domain && SECTIONS[domain]) ?? 'contract/calls';
}
