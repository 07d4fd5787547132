import * as z from 'zod/mini';
import { keysOf } from '../../base/keys.ts';
import { ROLES, type Role } from '../../desk/desk.ts';
import { BOUNDS, shortText } from '../bounds.ts';

export const role = z.enum(keysOf(ROLES) as [Role, ...Role[]]);

/** Options of WebAuthn in its JSON form, which the browser's own functions read. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** Of the answer of a device: some hundreds, with a certificate some thousands. */
const PASSKEY_BYTES = 8192;

const base64url = z.string().check(z.regex(/^[\w-]{1,20000}$/));

/** The answer of a device, in the JSON form of WebAuthn. */
export const passkeyAnswer = z
  .looseObject({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: base64url }),
    clientExtensionResults: z.looseObject({}),
  })
  .register(BOUNDS, { bytes: PASSKEY_BYTES });
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** Somebody has signed in. */
export const signedIn = z.object({
  /** The value of the cookie. */
  session: z.string(),
  /** The token by which the browser is known from now on. It lets nobody in. */
  browser: z.string(),
});

/** The token of a browser in which people have signed in before. One that is not ours counts as none. */
export const knownBrowser = z.optional(shortText(200));

export const signInWays = z.object({
  /** In the demo: sample people can be entered with one press. */
  samples: z.boolean(),
});
