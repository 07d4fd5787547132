import * as z from 'zod/mini';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';

/**
 * Turns a request to quotes first, from the thank-you step. It is the call `releaseContact` for the form, which does not
 * read the answer: the whole page of the seller.
 */
export const quotesFirst = {
  method: 'POST',
  path: '/v1/own_requests/{token}/release',
  params: z.object({ token: z.string() }),
  body: z.object({ contact_release: z.literal('chosen') }),
  answer: anything,
  refusals: [],
} as const satisfies Call;
