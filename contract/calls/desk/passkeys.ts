import * as z from 'zod/mini';
import { shortText } from '../../schemas/bounds.ts';
import { knownBrowser, passkeyAnswer, passkeyOptions, signedIn } from '../../schemas/desk/people.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { name, OF_BODIES, OF_PEOPLE } from './parts.ts';

/** The origin of the page. It counts only where the settings do not name the site, on this machine. */
const origin = shortText(300);

/** The options by which a device is asked to sign, so that it becomes a passkey of the person who asks. */
export const askForPasskey = {
  acts: ['changePasskeys'],
  method: 'POST',
  path: '/v1/desk/self/passkeys/options',
  body: z.object({ origin }),
  answer: passkeyOptions,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'unknown_passkey', 'too_many'],
} as const satisfies Call;

export const addPasskey = {
  acts: ['changePasskeys'],
  method: 'POST',
  path: '/v1/desk/self/passkeys',
  body: z.object({ origin, name, response: passkeyAnswer }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'unknown_passkey', 'too_many'],
} as const satisfies Call;

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
