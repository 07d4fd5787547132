import { keysOf, tableOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import { anything } from '#contract/schemas/lenient.ts';
import { ACTS, type ActName } from '../../desk/acts.ts';

/** The acts of the desks as calls over HTTP, for programs that try them. Our own pages ask in the process. */
export const ACT_CALLS: Readonly<Record<ActName, Call>> = tableOf(keysOf(ACTS), (name) => ({
  method: 'POST',
  path: `/v1/desk/acts/${name}`,
  body: ACTS[name].asks,
  answer: anything,
  refusals: [],
}));
