import * as z from 'zod/mini';
import {
  askedQuestion,
  choice,
  contactPreference,
  contactRelease,
  correction,
  decline,
  erased,
  givenAnswer,
  lead,
  lostLink,
  outcome,
  ownRequest,
  quote,
  refusal,
  reviewAnswer,
  seenActs,
  toldOutcome,
  undoneRefusal,
  withdrawnItem,
  writtenReview,
} from '../schemas/follow-up.ts';
import { anything } from '../schemas/lenient.ts';
import { notedPaper, visitInvitation, visitTakenBack } from '../schemas/visit.ts';
import type { Call } from './call.ts';
import { quotesFirst } from './quotes-first.ts';

/**
 * The calls of the pages behind links. The token in the path is the only key; a link is refused with `unknown_link`,
 * `expired_link` or `erased_request`.
 */

const params = z.object({ token: z.string() });
const link = ['unknown_link', 'expired_link', 'erased_request', 'too_many_requests'] as const;
const body = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;

export const readOwnRequest = {
  method: 'GET',
  path: '/v1/own_requests/{token}',
  params,
  answer: ownRequest,
  refusals: link,
} as const satisfies Call;

/** Tells the shops, and hides the seller from them. A second call changes nothing. */
export const withdrawRequest = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/withdrawal',
} as const satisfies Call;

/**
 * Erases the seller: contact, goods, photos, and deliveries that were not sent yet. The link opens nothing afterwards.
 */
export const eraseOwnRequest = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/erasure',
  answer: erased,
} as const satisfies Call;

/** Says which shops may see the contact. Those that have seen it already know it. */
export const releaseContact = {
  ...readOwnRequest,
  method: 'POST',
  path: quotesFirst.path,
  body: contactRelease,
  refusals: [...link, ...body, 'withdrawn_request'],
} as const satisfies Call;

/** Decides for shops that have named a price. After ten minutes they may see the contact, and the others are told. */
export const chooseShops = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/choice',
  body: choice,
  refusals: [...link, ...body, 'withdrawn_request', 'not_choosable', 'quote_changed'],
} as const satisfies Call;

/** Takes the choice back, while nobody has been told. */
export const undoChoice = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/choice/undo',
  refusals: [...link, 'withdrawn_request', 'too_late'],
} as const satisfies Call;

/** Invites a chosen shop to a visit, or changes the invitation. The shop hears of it with the choice, or at once. */
export const inviteVisit = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/visits',
  body: visitInvitation,
  refusals: [...link, ...body, 'withdrawn_request', 'not_choosable', 'invalid_visit'],
} as const satisfies Call;

/** Takes an invitation back. Where there is none, nothing changes. */
export const takeBackVisit = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/visits/undo',
  body: visitTakenBack,
  refusals: [...link, ...body, 'withdrawn_request', 'not_found'],
} as const satisfies Call;

/** Notes the day on which the seller received the paper of a chosen shop, or clears it. The shop does not hear of it. */
export const notePaper = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/papers',
  body: notedPaper,
  refusals: [...link, ...body, 'withdrawn_request', 'not_choosable', 'invalid_visit'],
} as const satisfies Call;

/** Opens a request again that was withdrawn or has ended, within a day. Shops that knew of it are told. */
export const reopenRequest = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/reopening',
  refusals: [...link, 'too_late'],
} as const satisfies Call;

/** Refuses a shop. It is told an hour later. */
export const refuseShop = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/refusals',
  body: refusal,
  refusals: [...link, ...body, 'withdrawn_request', 'not_choosable'],
} as const satisfies Call;

/** Corrects name, contact or address. Shops that know the contact are told; a new e-mail address gets the link. */
export const correctRequest = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/correction',
  body: correction,
  refusals: [...link, ...body, 'withdrawn_request'],
} as const satisfies Call;

export const undoRefusal = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/refusals/undo',
  body: undoneRefusal,
  refusals: [...link, ...body, 'withdrawn_request', 'too_late'],
} as const satisfies Call;

/** Answers the question of a shop, or changes the answer. The shop is told. */
export const answerShop = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/answers',
  body: givenAnswer,
  refusals: [...link, ...body, 'withdrawn_request', 'not_found'],
} as const satisfies Call;

/** Says what became of the goods at a shop that has the contact. */
export const tellOutcome = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/outcomes',
  body: toldOutcome,
  refusals: [...link, ...body, 'withdrawn_request', 'not_released'],
} as const satisfies Call;

/** Reviews a shop with which there was a deal, once. The operator reads it before it is shown. */
export const writeReview = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/reviews',
  body: writtenReview,
  refusals: [...link, ...body, 'withdrawn_request', 'no_deal'],
} as const satisfies Call;

/** Asks the shops with a quote to better it, once, before the seller decides. */
export const askForBetter = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/better',
  refusals: [...link, 'withdrawn_request', 'not_choosable'],
} as const satisfies Call;

/** Withdraws one of several items. The last one goes with the whole request. */
export const withdrawItem = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/items/withdrawal',
  body: withdrawnItem,
  refusals: [...link, ...body, 'withdrawn_request', 'not_found', 'last_item'],
} as const satisfies Call;

/**
 * Adds photos to an item: a multipart form with its place in `item` and the files in `photos`. A browser that sends the
 * form of the page itself is led back to the page.
 */
export const addPhotos = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/photos',
  body: 'multipart',
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

export const preferContact = {
  ...readOwnRequest,
  method: 'POST',
  path: '/v1/own_requests/{token}/preference',
  body: contactPreference,
  refusals: [...link, ...body, 'withdrawn_request'],
} as const satisfies Call;

/** Sends the links of the requests of an address to that address. Answers the same whether there are any. */
export const sendLostLink = {
  method: 'POST',
  path: '/v1/own_requests/lost_link',
  body: lostLink,
  answer: anything,
  refusals: [...body, 'too_many_requests'],
} as const satisfies Call;

export const readLead = {
  method: 'GET',
  path: '/v1/leads/{token}',
  params,
  answer: lead,
  refusals: link,
} as const satisfies Call;

/** The page is open in a browser. A POST by its script, because scanners of mails follow links. */
export const noteOpened = {
  ...readLead,
  method: 'POST',
  path: '/v1/leads/{token}/opening',
} as const satisfies Call;

/** Shows the seller's name and contact, and records that. A POST, because scanners of mails follow links. */
export const openContact = {
  ...readLead,
  method: 'POST',
  query: seenActs,
  path: '/v1/leads/{token}/contact',
  refusals: [
    ...link,
    'changed_meanwhile',
    'withdrawn_request',
    'declined_lead',
    'passed_lead',
    'decided_request',
    'refused_lead',
    'contact_withheld',
  ],
} as const satisfies Call;

/** The shop says that it called. Only a shop that has opened the contact can. */
export const reportCall = {
  ...openContact,
  path: '/v1/leads/{token}/calls',
} as const satisfies Call;

/** The shop cannot take the request. If it has not opened the contact, its place goes to the next shop. */
export const declineLead = {
  ...readLead,
  method: 'POST',
  query: seenActs,
  path: '/v1/leads/{token}/decline',
  body: decline,
  refusals: [
    ...link,
    ...body,
    'changed_meanwhile',
    'withdrawn_request',
    'declined_lead',
    'passed_lead',
    'decided_request',
    'refused_lead',
  ],
} as const satisfies Call;

/** Names a price, or another one. Sending the same price again tells the seller nothing. */
export const giveQuote = {
  ...readLead,
  method: 'POST',
  query: seenActs,
  path: '/v1/leads/{token}/quote',
  body: quote,
  refusals: [
    ...link,
    ...body,
    'changed_meanwhile',
    'withdrawn_request',
    'declined_lead',
    'passed_lead',
    'decided_request',
    'refused_lead',
    'invalid_quote',
    'no_better_quote',
  ],
} as const satisfies Call;

/** The shop says what became of the goods. */
export const tellShopOutcome = {
  ...readLead,
  method: 'POST',
  query: seenActs,
  path: '/v1/leads/{token}/outcome',
  body: outcome,
  refusals: [
    ...link,
    ...body,
    'changed_meanwhile',
    'withdrawn_request',
    'declined_lead',
    'passed_lead',
    'not_released',
  ],
} as const satisfies Call;

/** Answers the review on the shop's page, once. The operator reads the answer before it is shown. */
export const answerReview = {
  ...readLead,
  method: 'POST',
  path: '/v1/leads/{token}/review_answer',
  body: reviewAnswer,
  refusals: [...link, ...body, 'withdrawn_request', 'declined_lead', 'passed_lead', 'not_found'],
} as const satisfies Call;

/** Asks the seller something, without knowing who it is. */
export const askSeller = {
  ...readLead,
  method: 'POST',
  query: seenActs,
  path: '/v1/leads/{token}/questions',
  body: askedQuestion,
  refusals: [
    ...link,
    ...body,
    'changed_meanwhile',
    'withdrawn_request',
    'declined_lead',
    'passed_lead',
    'decided_request',
    'refused_lead',
    'too_many_questions',
  ],
} as const satisfies Call;
