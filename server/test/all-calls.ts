import { keysOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import type { Role } from '#contract/desk/desk.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';
import { LINK_CALLS } from '../calls/link-calls.ts';
import { rolesOf } from '../desk/acts.ts';
import { DESK_CALLS } from './desk-calls.ts';
import { sampleOf } from './sample-of.ts';

export interface TestedCall {
  name: string;
  row: Call;
  isOfDesk: boolean;
  /** The roles that a call of a desk is for. */
  roles: readonly Role[];
  /** A body that fits the row; undefined for a call without a JSON body. */
  body: unknown;
}

const OF_DESKS: Readonly<Record<string, Call>> = DESK_CALLS;

/** Every call, those of the desks too. A new row is here by itself. */
export const ALL_CALLS: readonly TestedCall[] = [
  ...keysOf(CALLS).map((name) => {
    const row: Call = CALLS[name];
    const { body }: { body?: unknown } = CALL_DOCS[name].example;
    return { name, row, isOfDesk: false, roles: [], body: row.body === 'multipart' ? undefined : body };
  }),
  ...keysOf(LINK_CALLS).map((name) => {
    const { body } = LINK_CALLS[name];
    const sample = body && body !== 'multipart' ? sampleOf(body) : undefined;
    return { name: `${name} behind a link`, row: LINK_CALLS[name], isOfDesk: false, roles: [], body: sample };
  }),
  ...Object.entries(OF_DESKS).map(([name, row]) => {
    const body = row.body && row.body !== 'multipart' ? sampleOf(row.body) : undefined;
    return { name: `${name} of a desk`, row, isOfDesk: true, roles: rolesOf(name), body };
  }),
];
