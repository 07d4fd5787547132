import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { partnerShops } from '#contract/calls/shops.ts';
import { call } from './call.ts';
import { logFailure } from './outcome.ts';

/** Pages read only the count of the partner list (document 1, section 7). */
const partnerCount = {
  method: partnerShops.method,
  path: partnerShops.path,
  answer: z.object({ pagination: z.object({ total_count: z.number().check(z.minimum(0)) }) }),
  refusals: [],
} as const satisfies Call;

/** 0 where the count cannot be loaded or is not a count (document 1, sections 5 and 8). */
export function countPartners(api: string): Promise<number> {
  return call(partnerCount, { api }).then(
    ({ pagination }) => pagination.total_count,
    (error: unknown) => {
      logFailure('partner count', error);
      return 0;
    },
  );
}
