import * as z from 'zod/mini';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';

/**
 * Turns a request to quotes first, from the thank-you step. The row with its refusals is
 * `askQuotesFirst`; the form reads neither them nor the answer.
 */
export const quotesFirst = {
  method: 'POST',
  path: '/v1/own_requests/{token}/release',
  params: z.object({ token: z.string() }),
  body: z.object({ contact_release: z.literal('chosen') }),
  answer: anything,
  refusals: [],
} as const satisfies Call;
