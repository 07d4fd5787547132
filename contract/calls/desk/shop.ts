import * as z from 'zod/mini';
import { askedText } from '../../schemas/asked.ts';
import { leadAnswer, leadsAnswer } from '../../schemas/desk/shop.ts';
import type { Call } from '../call.ts';

/* Acts of a shop's people that are for their programs too. */

const refusals = ['not_signed_in', 'not_allowed', 'not_found'] as const;

/** The requests of the shop of the person who asks: in the first piece those whose deadline is near, then the newest. */
export const readLeadsByKey = {
  method: 'GET',
  path: '/v1/desk/shop/leads',
  query: z.object({
    /** A key of LEAD_TABS; all where it is left out. */
    tab: askedText,
    /** The `next` of the piece before. */
    after: askedText,
  }),
  answer: leadsAnswer,
  refusals,
} as const satisfies Call;

/** One of them, as its page shows it. */
export const readLeadByKey = {
  method: 'GET',
  path: '/v1/desk/shop/leads/{name}',
  params: z.object({ name: z.string() }),
  answer: leadAnswer,
  refusals: [...refusals, 'unknown_link', 'expired_link', 'erased_request'],
} as const satisfies Call;
