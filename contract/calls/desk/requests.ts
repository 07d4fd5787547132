import * as z from 'zod/mini';
import { DESK_ROWS, NOTE_CHARACTERS, SEARCH_CHARACTERS } from '../../desk/desk.ts';
import { askedArea, askedDay, askedText } from '../../schemas/asked.ts';
import { shortList, shortText } from '../../schemas/bounds.ts';
import {
  contactAnswer,
  correctedAnswer,
  deliveriesAnswer,
  mailAnswer,
  requestAnswer,
  requestEnd,
  requestsAnswer,
  sentAgain,
  todayAnswer,
} from '../../schemas/desk/requests.ts';
import { correction } from '../../schemas/follow-up.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { after, OF_BODIES, OF_PEOPLE, uuid } from './parts.ts';

export const readToday = {
  acts: ['readToday'],
  method: 'GET',
  path: '/v1/desk/today',
  answer: todayAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

export const readRequests = {
  acts: ['readRequests'],
  method: 'GET',
  path: '/v1/desk/requests',
  query: z.extend(after, {
    state: askedText,
    category: askedText,
    area: askedArea,
    medium: askedText,
    theme: askedText,
    from: askedDay,
    to: askedDay,
  }),
  answer: requestsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Finds requests by words that may be personal, so they are in no address. */
export const findRequests = {
  acts: ['readRequests'],
  method: 'POST',
  path: '/v1/desk/requests/found',
  body: z.object({ text: shortText(SEARCH_CHARACTERS) }),
  answer: requestsAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES],
} as const satisfies Call;

export const readRequest = {
  acts: ['readRequests'],
  method: 'GET',
  path: '/v1/desk/requests/{uuid}',
  params: uuid,
  answer: requestAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Shows who the seller is. The log notes it. */
export const showContact = {
  acts: ['showContact'],
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/contact',
  params: uuid,
  answer: contactAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Ends something about a request: its links, the request, or all that is known of it. */
export const endRequest = {
  acts: ['revokeLinks', 'withdrawRequest', 'eraseRequest'],
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/end',
  params: uuid,
  body: z.object({ what: requestEnd }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'withdrawn_request'],
} as const satisfies Call;

/** Writes a note that only people at the desk read. */
export const noteRequest = {
  acts: ['noteRequest'],
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/notes',
  params: uuid,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_CHARACTERS)) }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found'],
} as const satisfies Call;

/** Corrects the data of the seller. Nothing is stored if a text is wrong. */
export const correctRequest = {
  acts: ['correctRequest'],
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/correction',
  params: uuid,
  body: correction,
  answer: correctedAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found'],
} as const satisfies Call;

/** Gives the place of a shop to the next one. */
export const passOn = {
  acts: ['passOn'],
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/pass-on',
  params: uuid,
  body: z.object({ shop: z.guid() }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile', 'withdrawn_request'],
} as const satisfies Call;

/** Everything that is kept of a request, for its seller. */
export const exportRequest = {
  acts: ['exportRequest'],
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/export',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** The words of a mail, without the addresses of links. The log notes it. */
export const showMail = {
  acts: ['showMail'],
  method: 'POST',
  path: '/v1/desk/deliveries/{uuid}/text',
  params: uuid,
  answer: mailAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

export const readDeliveries = {
  acts: ['readDeliveries'],
  method: 'GET',
  path: '/v1/desk/deliveries',
  query: z.extend(after, { state: askedText }),
  answer: deliveriesAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Sends deliveries again: those that are named, or all dead ones. */
export const sendAgain = {
  acts: ['sendAgain'],
  method: 'POST',
  path: '/v1/desk/deliveries/again',
  body: z.object({ uuids: shortList(z.guid(), DESK_ROWS), all: z.boolean() }),
  answer: sentAgain,
  refusals: [...OF_PEOPLE, ...OF_BODIES],
} as const satisfies Call;
