import type { DOMAINS } from '../calls/index.ts';
import { type DocsOf, FORM_REFUSALS, JSON_REFUSALS } from './call.ts';

const params = { token: 'What stands at the end of the link.' };
const token = 'q3J0c1l2bVh4b0tkV0ZrR2pQdTdYb2tYd0x6bVZ4a0dQcWJ0c0ZxbkRt';

const LINK = {
  unknown_link: 'The token was not made for this call, or its link was revoked.',
  expired_link: 'The link is older than 90 days, and no quote of the request holds any more.',
  erased_request: 'The request was erased.',
  too_many_requests: 'Too many unknown links from this address. `Retry-After` says when to try again.',
};
const WITHDRAWN = { withdrawn_request: 'The seller has withdrawn the request.' };

export const followUpDocs: DocsOf<(typeof DOMAINS)['followUp']> = {
  askQuotesFirst: {
    title: 'Ask for quotes first',
    description:
      'Only shops that the seller chooses may see the contact then. Shops that have seen it already know it.',
    params,
    body: { contact_release: 'Always `chosen`.' },
    refusals: { ...LINK, ...JSON_REFUSALS, ...WITHDRAWN },
    example: { params: { token }, body: { contact_release: 'chosen' }, answer: {} },
  },
  addPhotos: {
    title: 'Add photos to an item',
    description:
      'A multipart form: the place of the item from 0 in `item`, and up to three files in `photos`, by the rules of a submission; an item has nine at most. Shops that see the goods are told. A browser that asks for HTML is led back to the page. At most 20 an hour.',
    params,
    refusals: {
      ...LINK,
      ...FORM_REFUSALS,
      ...WITHDRAWN,
      not_found: 'The request has no such item, or it is withdrawn.',
      invalid_submission: 'A file is no photo of an accepted type, or is too large.',
      too_many_photos: 'The item would have more than nine.',
      too_many_requests: 'Too many unknown links from this address, or too many uploads.',
    },
    example: { params: { token }, answer: {} },
  },
  sendLostLink: {
    title: 'Send a lost link again',
    description:
      'Sends one mail with the links of the newest requests of this address, at most five of the last 90 days, to this address. The answer and its time say nothing about whether there are any.',
    body: { email: 'The address that the request was sent with.' },
    refusals: {
      ...JSON_REFUSALS,
      too_many_requests: 'Too many from this address, or for this e-mail address.',
    },
    example: { body: { email: 'taro@example.jp' }, answer: {} },
  },
};
