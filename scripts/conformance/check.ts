import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName, DOMAINS, type Domain } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Api } from './api.ts';
import type { FormPart } from './form-parts.ts';

/** What a call is made with. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: readonly FormPart[];
  /** A body as it stands. */
  readonly raw?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** One row of the run: a sentence that is true of every back end that speaks this API. */
export interface Check {
  readonly name: string;
  /** Where it is said: `document 2, section 7`. */
  readonly from: string;
  /** Whether the call is made as clients make it, or in a way that must be refused. */
  readonly kind: 'good' | 'bad';
  /** Optional rows inform; they are ours, not the specification's. */
  readonly optional?: true;
  /** Stores something, so that it runs with --write only. */
  readonly stores?: true;
  /** @throws Broken when it does not hold, NotChecked when nothing can be said */
  readonly run: (api: Api) => Promise<unknown>;
}

/** What this tool knows of a call beyond its row. All of it may be left out: the row and its example are enough. */
export interface CallChecks {
  /** How the call is made so that it must be accepted; the example of contract/docs where it is left out. */
  readonly sample?: (api: Api) => CallInput | Promise<CallInput>;
  /** Whether an accepted call leaves something behind; anything but GET does, where it is left out. */
  readonly stores?: boolean;
  /** The call may be elsewhere or nowhere, so that all its rows inform only. */
  readonly optional?: true;
  readonly checks?: readonly Check[];
}

export type ChecksOf<Name extends Domain> = {
  readonly [Row in keyof (typeof DOMAINS)[Name]]?: CallChecks;
};

/** A refusal as the checks of a call expect it. */
export interface ExpectedRefusal {
  /** Statuses, or any from 400 to 499. */
  readonly status: readonly number[] | 'any';
  /** The code that our own server answers with, which is no part of the specification. */
  readonly code?: RefusalCode;
}

export const rowOf = (name: CallName): Call => CALLS[name];

/** The sections that the rows are from. */
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

/** Where a call is described. */
export function sectionOf(name: CallName): string {
  const domain = domainOf(name);
  return (domain && SECTIONS[domain]) ?? 'contract/calls';
}
