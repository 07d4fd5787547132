import * as z from 'zod/mini';
import { ANSWER_CHARACTERS } from '../../desk/desk.ts';
import { askedText } from '../../schemas/asked.ts';
import {
  enquiriesAnswer,
  enquiryAnswer,
  registrationAnswer,
  registrationsAnswer,
  reviewsAnswer,
} from '../../schemas/desk/inbox.ts';
import { changedAnswer } from '../../schemas/desk/shops.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { after, OF_BODIES, OF_PEOPLE, shopCells, uuid } from './parts.ts';

const ofState = z.extend(after, { state: askedText });

export const readRegistrations = {
  acts: ['readRegistrations'],
  method: 'GET',
  path: '/v1/desk/registrations',
  query: ofState,
  answer: registrationsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** A registration with name and contact. The log notes that it was read. */
export const showRegistration = {
  acts: ['showRegistration'],
  method: 'GET',
  path: '/v1/desk/registrations/{uuid}',
  params: uuid,
  answer: registrationAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Makes a shop of a registration, with the cells that it has not, or refuses it. Nothing happens if a cell is wrong. */
export const decideRegistration = {
  acts: ['decideRegistration'],
  method: 'POST',
  path: '/v1/desk/registrations/{uuid}/decide',
  params: uuid,
  body: z.object({ approve: z.boolean(), cells: shopCells }),
  answer: changedAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile'],
} as const satisfies Call;

export const readEnquiries = {
  acts: ['readEnquiries'],
  method: 'GET',
  path: '/v1/desk/enquiries',
  query: ofState,
  answer: enquiriesAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** An enquiry with its text. The log notes that it was read. */
export const showEnquiry = {
  acts: ['showEnquiry'],
  method: 'GET',
  path: '/v1/desk/enquiries/{uuid}',
  params: uuid,
  answer: enquiryAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Writes back, or closes the enquiry without an answer. */
export const answerEnquiry = {
  acts: ['answerEnquiry'],
  method: 'POST',
  path: '/v1/desk/enquiries/{uuid}/answer',
  params: uuid,
  body: z.object({
    text: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(ANSWER_CHARACTERS))),
  }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile'],
} as const satisfies Call;

export const readReviews = {
  acts: ['readReviews'],
  method: 'GET',
  path: '/v1/desk/reviews',
  query: ofState,
  answer: reviewsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Shows or refuses what waits: the review or, once that is shown, the shop's answer. */
export const decideReview = {
  acts: ['decideReview'],
  method: 'POST',
  path: '/v1/desk/reviews/{uuid}/decide',
  params: uuid,
  body: z.object({ release: z.boolean() }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile'],
} as const satisfies Call;
