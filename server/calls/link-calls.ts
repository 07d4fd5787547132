import * as z from 'zod/mini';
import { keysOf, tableOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import { anything } from '#contract/schemas/lenient.ts';
import { LINK_ACTS, type LinkActName } from '../quotes/link-acts.ts';

const params = z.object({ token: z.string() });

/** Views and acts behind links as calls over HTTP, for programs that try them. Our own pages ask in the process. */
export const LINK_CALLS: Readonly<Record<LinkActName, Call>> = tableOf(keysOf(LINK_ACTS), (name) => ({
  method: 'POST',
  path: `/v1/links/{token}/${name}`,
  params,
  body: LINK_ACTS[name].asks,
  answer: anything,
  refusals: [],
}));
