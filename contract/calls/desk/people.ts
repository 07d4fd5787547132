import * as z from 'zod/mini';
import { tokenText } from '../../schemas/bounds.ts';
import { knownBrowser, role, signedIn, signInWays } from '../../schemas/desk/people.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { email, name, OF_BODIES } from './parts.ts';

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
