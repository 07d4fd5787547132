import * as z from 'zod/mini';
import { keysOf } from '../../base/keys.ts';
import { ROLES, type Role } from '../../desk/desk.ts';
import { BOUNDS, shortText } from '../bounds.ts';
import { endpointKind } from './connections.ts';
import { moment } from './parts.ts';

export const role = z.enum(keysOf(ROLES) as [Role, ...Role[]]);

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

const session = z.object({
  uuid: z.string(),
  since: moment,
  /** Of the browser; empty: unknown. */
  browser: z.string(),
});

/** A key of a program, or a passkey. */
const named = z.object({ uuid: z.string(), name: z.string(), since: moment, used: z.nullable(moment) });

export const selfAnswer = z.object({
  person,
  /** The names of the acts that the person may do. */
  may: z.array(z.string()),
  sessions: z.array(z.extend(session, { current: z.boolean() })),
  passkeys: z.array(named),
});

export const signInWays = z.object({
  /** In the demo: sample people can be entered with one press. */
  samples: z.boolean(),
});

const listed = z.extend(person, {
  uuid: z.string(),
  since: moment,
  ended_at: z.nullable(moment),
  /** Until when an invitation holds that nobody has taken up; null for everybody else. */
  invited_until: z.nullable(moment),
  self: z.boolean(),
});

/** A thing by its name. */
const known = z.object({ uuid: z.string(), name: z.string() });

export const personAnswer = z.object({
  person: listed,
  /** The shop and the media that somebody outside works for. */
  shop: z.nullable(known),
  media: z.array(known),
  /** Where calls about the media go. */
  endpoints: z.array(
    z.object({
      uuid: z.string(),
      medium: z.string(),
      kind: endpointKind,
      host: z.string(),
      since: moment,
      /** Whether this person added it; false as well if nobody knows. */
      own: z.boolean(),
      /** Since when it is not called any more. */
      stopped_at: z.nullable(moment),
      /** The names of others with access who work for its medium. */
      others: z.array(z.string()),
    }),
  ),
  keys: z.array(named),
  passkeys: z.array(named),
  sessions: z.array(session),
  /** All media that a partner can be given. */
  all_media: z.array(known),
});
export type PersonAnswer = z.output<typeof personAnswer>;

export const peopleAnswer = z.object({
  people: z.array(
    z.extend(listed, {
      /** The shop or the media that somebody outside works for; empty for the operator's own people. */
      works_for: z.string(),
    }),
  ),
  /** The media that a partner can be invited for. */
  media: z.array(known),
});
