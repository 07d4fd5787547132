import * as z from 'zod/mini';
import { PERSON_LIMITS } from '../desk.ts';
import { isEmail } from '../email.ts';
import {
  contactAnswer,
  deliveriesAnswer,
  logAnswer,
  peopleAnswer,
  requestAnswer,
  requestEnd,
  requestsAnswer,
  role,
  selfAnswer,
  sentAgain,
  signedIn,
  signInWays,
  todayAnswer,
} from '../schemas/desk.ts';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';

/*
 * The calls of the desks. They are for our own pages, which send the session as a bearer token, so they are not in the
 * document of the public API.
 */

const email = z.string().check(z.refine(isEmail));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(PERSON_LIMITS.name));
const uuid = z.object({ uuid: z.guid() });
const after = z.object({ after: z.optional(z.string()) });

const OF_BODIES = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;
const OF_PEOPLE = ['not_signed_in', 'not_allowed'] as const;

export const readSignInWays = {
  method: 'GET',
  path: '/v1/desk/ways',
  answer: signInWays,
  refusals: [],
} as const satisfies Call;

/** The answer is the same for every address, so that it does not tell who works here. */
export const askToSignIn = {
  method: 'POST',
  path: '/v1/desk/links',
  body: z.object({ email }),
  answer: anything,
  refusals: [...OF_BODIES, 'too_many_requests'],
} as const satisfies Call;

export const signIn = {
  method: 'POST',
  path: '/v1/desk/sessions',
  body: z.object({ token: z.string() }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'unknown_link', 'too_many_requests'],
} as const satisfies Call;

/** Makes the first owner, by the link that the server prints at its start. */
export const makeFirstOwner = {
  method: 'POST',
  path: '/v1/desk/owner',
  body: z.object({ token: z.string(), name, email }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'unknown_link', 'too_many_requests'],
} as const satisfies Call;

/** In the demo, on this machine: signs in as a sample person. */
export const enterSample = {
  method: 'POST',
  path: '/v1/desk/samples',
  body: z.object({ role }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'not_found'],
} as const satisfies Call;

export const readSelf = {
  method: 'GET',
  path: '/v1/desk/self',
  answer: selfAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Ends a session of one's own. */
export const endSession = {
  method: 'POST',
  path: '/v1/desk/self/sessions/{uuid}/end',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

export const readToday = {
  method: 'GET',
  path: '/v1/desk/today',
  answer: todayAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

export const readRequests = {
  method: 'GET',
  path: '/v1/desk/requests',
  query: z.extend(after, { state: z.optional(z.string()), category: z.optional(z.string()) }),
  answer: requestsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Finds requests by their number, or by the mail address or phone number of the seller, which is in no address. */
export const findRequests = {
  method: 'POST',
  path: '/v1/desk/requests/found',
  body: z.object({ text: z.string() }),
  answer: requestsAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES],
} as const satisfies Call;

export const readRequest = {
  method: 'GET',
  path: '/v1/desk/requests/{uuid}',
  params: uuid,
  answer: requestAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Shows who the seller is. The log notes it. */
export const showContact = {
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/contact',
  params: uuid,
  answer: contactAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Ends something about a request: its links, the request, or all that is known of it. */
export const endRequest = {
  method: 'POST',
  path: '/v1/desk/requests/{uuid}/end',
  params: uuid,
  body: z.object({ what: requestEnd }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'withdrawn_request'],
} as const satisfies Call;

export const readDeliveries = {
  method: 'GET',
  path: '/v1/desk/deliveries',
  query: z.extend(after, { state: z.optional(z.string()) }),
  answer: deliveriesAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Sends deliveries again: those that are named, or all dead ones. */
export const sendAgain = {
  method: 'POST',
  path: '/v1/desk/deliveries/again',
  body: z.object({ uuids: z.array(z.guid()), all: z.boolean() }),
  answer: sentAgain,
  refusals: [...OF_PEOPLE, ...OF_BODIES],
} as const satisfies Call;

export const readPeople = {
  method: 'GET',
  path: '/v1/desk/people',
  answer: peopleAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

export const invite = {
  method: 'POST',
  path: '/v1/desk/people',
  body: z.object({ name, email, role }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'known_person'],
} as const satisfies Call;

/** Gives somebody another role, or takes the access away. */
export const changePerson = {
  method: 'PATCH',
  path: '/v1/desk/people/{uuid}',
  params: uuid,
  body: z.object({
    role: z.optional(role),
    ended: z.optional(z.boolean()),
    /** The role that the page showed: somebody else may have changed it since. */
    seen: role,
  }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile', 'last_owner'],
} as const satisfies Call;

export const readLog = {
  method: 'GET',
  path: '/v1/desk/log',
  query: after,
  answer: logAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;
