import * as z from 'zod/mini';
import { MOST_MEDIA } from '../../desk/desk.ts';
import { shortList, tokenText } from '../../schemas/bounds.ts';
import {
  knownBrowser,
  peopleAnswer,
  personAnswer,
  role,
  selfAnswer,
  signedIn,
  signInWays,
} from '../../schemas/desk/people.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { email, name, OF_BODIES, OF_PEOPLE, uuid } from './parts.ts';

export const readSignInWays = {
  method: 'GET',
  path: '/v1/desk/ways',
  answer: signInWays,
  refusals: [],
} as const satisfies Call;

/**
 * The answer is the same for every address, so that it does not tell who works here. A browser in which the person has
 * signed in before is not kept from asking by the wishes of others.
 */
export const askToSignIn = {
  method: 'POST',
  path: '/v1/desk/links',
  body: z.object({ email, browser: knownBrowser }),
  answer: anything,
  refusals: [...OF_BODIES, 'too_many_requests'],
} as const satisfies Call;

export const signIn = {
  method: 'POST',
  path: '/v1/desk/sessions',
  body: z.object({ token: tokenText, browser: knownBrowser }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'unknown_link', 'too_many_requests'],
} as const satisfies Call;

/** Makes the first owner, by the link that the server prints at its start. */
export const makeFirstOwner = {
  method: 'POST',
  path: '/v1/desk/owner',
  body: z.object({ token: tokenText, name, email, browser: knownBrowser }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'unknown_link', 'too_many_requests'],
} as const satisfies Call;

/** In the demo, on this machine: signs in as a sample person. */
export const enterSample = {
  method: 'POST',
  path: '/v1/desk/samples',
  body: z.object({ role, browser: knownBrowser }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'not_found'],
} as const satisfies Call;

export const readSelf = {
  acts: ['readSelf'],
  method: 'GET',
  path: '/v1/desk/self',
  answer: selfAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Ends a session of one's own. */
export const endSession = {
  acts: ['endSession'],
  method: 'POST',
  path: '/v1/desk/self/sessions/{uuid}/end',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

export const readPeople = {
  acts: ['readPeople'],
  method: 'GET',
  path: '/v1/desk/people',
  answer: peopleAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** The shop or the media of somebody outside. */
const worksFor = {
  /** Of somebody with the role `shop`. */
  shop: z.optional(z.guid()),
  /** Of somebody with the role `partner`. */
  media: z.optional(shortList(z.guid(), MOST_MEDIA)),
};

export const invite = {
  acts: ['invite'],
  method: 'POST',
  path: '/v1/desk/people',
  body: z.object({ name, email, role, ...worksFor }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'known_person', 'not_found', 'too_many_requests'],
} as const satisfies Call;

/** Somebody with everything by which they or their programs come in, or are told something. */
export const readPerson = {
  acts: ['readPerson'],
  method: 'GET',
  path: '/v1/desk/people/{uuid}',
  params: uuid,
  answer: personAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Takes one of the things of a person away. */
const ending = {
  method: 'POST',
  params: z.object({ uuid: z.guid(), thing: z.guid() }),
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const;

export const endEndpointOf = {
  ...ending,
  acts: ['endEndpointOf'],
  path: '/v1/desk/people/{uuid}/endpoints/{thing}/end',
} as const satisfies Call;
export const endKeyOf = {
  ...ending,
  acts: ['endKeyOf'],
  path: '/v1/desk/people/{uuid}/keys/{thing}/end',
} as const satisfies Call;
export const endPasskeyOf = {
  ...ending,
  acts: ['endPasskeyOf'],
  path: '/v1/desk/people/{uuid}/passkeys/{thing}/end',
} as const satisfies Call;
export const endSessionOf = {
  ...ending,
  acts: ['endSessionOf'],
  path: '/v1/desk/people/{uuid}/sessions/{thing}/end',
} as const satisfies Call;

/** Gives somebody another role, or takes the access away. An invitation that nobody took up is withdrawn. */
export const changePerson = {
  acts: ['changePerson'],
  method: 'PATCH',
  path: '/v1/desk/people/{uuid}',
  params: uuid,
  body: z.object({
    role: z.optional(role),
    ...worksFor,
    ended: z.optional(z.boolean()),
    /** The role that the page showed: somebody else may have changed it since. */
    seen: role,
  }),
  answer: anything,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile', 'last_owner'],
} as const satisfies Call;
