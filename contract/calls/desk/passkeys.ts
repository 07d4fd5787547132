import * as z from 'zod/mini';
import { knownBrowser, passkeyAnswer, passkeyOptions, signedIn } from '../../schemas/desk/people.ts';
import type { Call } from '../call.ts';
import { OF_BODIES, origin } from './parts.ts';

/** The options by which a device is asked to sign, so that its person is signed in. It names nobody. */
export const askForSignIn = {
  method: 'POST',
  path: '/v1/desk/sessions/passkey/options',
  body: z.object({ origin, browser: knownBrowser }),
  answer: passkeyOptions,
  status: 201,
  refusals: [...OF_BODIES, 'unknown_passkey', 'too_many_requests'],
} as const satisfies Call;

export const signInByPasskey = {
  method: 'POST',
  path: '/v1/desk/sessions/passkey',
  body: z.object({ origin, response: passkeyAnswer, browser: knownBrowser }),
  answer: signedIn,
  status: 201,
  refusals: [...OF_BODIES, 'unknown_passkey', 'too_many_requests'],
} as const satisfies Call;
