import * as z from 'zod/mini';
import { OFFICE_ROLES, ROLES, type Role } from '../../desk.ts';
import { keysOf } from '../../keys.ts';
import { BOUNDS, shortText } from '../bounds.ts';
import { moment, next } from './parts.ts';

export const role = z.enum(keysOf(ROLES) as [Role, ...Role[]]);
export const officeRole = z.enum(OFFICE_ROLES);

const person = z.object({ name: z.string(), email: z.string(), role });

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

export const selfAnswer = z.object({
  person,
  sessions: z.array(
    z.object({
      uuid: z.string(),
      since: moment,
      /** Of the browser; empty: unknown. */
      browser: z.string(),
      current: z.boolean(),
    }),
  ),
  passkeys: z.array(
    z.object({ uuid: z.string(), name: z.string(), since: moment, used: z.nullable(moment) }),
  ),
});

export const signInWays = z.object({
  /** In the demo: sample people can be entered with one press. */
  samples: z.boolean(),
});

export const peopleAnswer = z.object({
  people: z.array(
    z.extend(person, {
      uuid: z.string(),
      since: moment,
      ended_at: z.nullable(moment),
      self: z.boolean(),
      /** The shop or the media that somebody outside works for; empty for the operator's own people. */
      works_for: z.string(),
    }),
  ),
  /** The media that a partner can be invited for. */
  media: z.array(z.object({ uuid: z.string(), name: z.string() })),
});

export const logAnswer = z.object({
  entries: z.array(
    z.object({
      at: moment,
      by: z.string(),
      action: z.string(),
      subject: z.string(),
      subject_uuid: z.string(),
      changed: z.string(),
    }),
  ),
  next,
});
