import * as z from 'zod/mini';
import { lostLink } from '../schemas/follow-up.ts';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';
import { quotesFirst } from './quotes-first.ts';

/*
 * The calls about a request that is sent already. The token in the path is the only key; a link is refused with
 * `unknown_link`, `expired_link` or `erased_request`. Our own pages ask for all else in the process.
 */

const link = ['unknown_link', 'expired_link', 'erased_request', 'too_many_requests'] as const;
const body = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;

/** Turns a request to quotes first, from the thank-you step. The form needs no words for its refusals. */
export const askQuotesFirst = {
  ...quotesFirst,
  refusals: [...link, ...body, 'withdrawn_request'],
} as const satisfies Call;

/**
 * Adds photos to an item: a multipart form with its place in `item` and the files in `photos`. A browser that sends the
 * form of the page itself is led back to the page.
 */
export const addPhotos = {
  method: 'POST',
  path: '/v1/own_requests/{token}/photos',
  params: z.object({ token: z.string() }),
  body: 'multipart',
  answer: anything,
  refusals: [
    ...link,
    'malformed',
    'malformed_form',
    'stalled',
    'too_large',
    'too_much',
    'unsupported_content_type',
    'invalid_submission',
    'withdrawn_request',
    'not_found',
    'too_many_photos',
  ],
} as const satisfies Call;

/** Sends the links of the requests of an address to that address. Answers the same whether there are any. */
export const sendLostLink = {
  method: 'POST',
  path: '/v1/own_requests/lost_link',
  body: lostLink,
  answer: anything,
  refusals: [...body, 'too_many_requests'],
} as const satisfies Call;
