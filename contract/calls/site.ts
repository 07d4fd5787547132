import * as z from 'zod/mini';
import { contactEnquiry } from '../enquiries/enquiry.ts';
import { anything, queryText } from '../schemas/lenient.ts';
import { firstQuotesAnswer, mediumAnswer, recentAppraisalsAnswer } from '../schemas/site.ts';
import { disclosureAnswer, ipAnswer } from '../schemas/submission.ts';
import { PAGE_TROUBLES_PATH } from '../site/page-troubles.ts';
import type { Call } from './call.ts';

/** Further calls of the site and the form (document 1, section 7; document 2, section 7). */

export const recentAppraisals = {
  method: 'GET',
  path: '/v1/recent_appraisals',
  answer: recentAppraisalsAnswer,
  refusals: [],
} as const satisfies Call;

export const sendEnquiry = {
  method: 'POST',
  path: '/v1/contacts',
  body: contactEnquiry,
  answer: anything,
  status: 201,
  refusals: ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body', 'too_many_requests'],
} as const satisfies Call;

/** Stands in for a public service that answers with the caller's IP address. */
export const publicIp = {
  method: 'GET',
  path: '/v1/ip',
  answer: ipAnswer,
  refusals: [],
} as const satisfies Call;

/** Tells sellers before they send a request which shops learn of it, and how many there are. An extension of ours. */
export const disclosure = {
  method: 'GET',
  path: '/v1/disclosure',
  query: z.object({
    /** With commas. */
    categories: queryText,
    prefecture: queryText,
  }),
  answer: disclosureAnswer,
  refusals: [],
} as const satisfies Call;

/** How long sellers wait for the first quote, for pages that say it. An extension of ours. */
export const firstQuotes = {
  method: 'GET',
  path: '/v1/first_quotes',
  answer: firstQuotesAnswer,
  refusals: [],
} as const satisfies Call;

/**
 * Whether an acquisition medium is one of ours. Only the form's doctor asks; a request is never refused for its medium.
 */
export const medium = {
  method: 'GET',
  path: '/v1/media/{uuid}',
  params: z.object({ uuid: z.string() }),
  answer: mediumAnswer,
  refusals: ['too_many_requests'],
} as const satisfies Call;

/** Notes what the doctor of the form found in a page. It has no body, so the doctor sends it as a beacon. */
export const noteFindings = {
  method: 'POST',
  path: '/v1/media/{uuid}/findings',
  params: z.object({ uuid: z.string() }),
  query: z.object({
    page: z.optional(z.string()),
    /** With commas. */
    codes: z.optional(z.string()),
  }),
  answer: anything,
  refusals: [],
} as const satisfies Call;

/** Tells that something else than the site has changed a page. It has no body, and nothing of the page or visitor. */
export const tellPageTrouble = {
  method: 'POST',
  path: PAGE_TROUBLES_PATH,
  query: z.object({
    page: z.optional(z.string()),
    trouble: z.optional(z.string()),
  }),
  answer: anything,
  refusals: [],
} as const satisfies Call;
