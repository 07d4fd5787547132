import { type CallName, DOMAINS, type Domain } from '#contract/calls/index.ts';
import type { CallSample, CheckedApi } from './api.ts';

/** One row of the run: a sentence that is true for every back end that implements this API. */
export interface ApiCheck {
  readonly name: string;
  /** The place in the specification: `document 2, section 7`. */
  readonly from: string;
  /** `good`: the call is made as clients make it. `bad`: the call must be refused. */
  readonly kind: 'good' | 'bad';
  /** Optional rows are only information. They are our own and not part of the specification. */
  readonly optional?: true;
  /** Stores something, so it runs only with --write. */
  readonly stores?: true;
  /** @throws Broken when the row does not hold, NotChecked when this cannot be decided */
  readonly run: (api: CheckedApi) => Promise<unknown>;
}

/**
 * The tool's knowledge about a call in addition to its row. All of it is optional: the row and its example are enough.
 */
export interface CallChecks extends CallSample {
  /** The call may be missing or on another server, so all its rows are only information. */
  readonly optional?: true;
  readonly checks?: readonly ApiCheck[];
}

export type ChecksOf<Name extends Domain> = {
  readonly [Row in keyof (typeof DOMAINS)[Name]]?: CallChecks;
};

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
  ours: 'contract/refusals/refusals.ts',
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
