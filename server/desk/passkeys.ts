import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PASSKEY_LIMITS } from '#contract/desk/desk.ts';
import { BOUNDS } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskPasskeys, deskPeople } from '../db/schema.ts';
import { act, actOn, EVERYBODY, type Tools } from './act.ts';
import type { Challenges } from './challenges.ts';
import { name, ofOne, origin } from './inputs.ts';
import { logAct } from './log.ts';
import { holdAccess } from './rights.ts';

const TABLE = 'desk_passkeys';

/** The library is loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which all devices have one of. */
const ALGORITHMS = [-8, -7, -257];

/** The most bytes of a device's answer: it has some hundreds, with a certificate some thousands. */
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

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

interface Site {
  db: Db;
  challenges: Challenges;
  /** The origin of the site. */
  origin: string;
}

/** The passkeys of somebody, the oldest first. */
export const passkeysOf = (db: Db, id: string) =>
  db.select().from(deskPasskeys).where(eq(deskPasskeys.personId, id)).orderBy(asc(deskPasskeys.createdAt));

/** The site of a demonstration on this machine, whose settings need not name one. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The site for which a device signs: that of the settings, or the page itself on this machine.
 * @throws Refusal `unknown_passkey`
 */
export function siteOf(
  { db, links, desk: { challenges } }: Pick<Tools, 'db' | 'links' | 'desk'>,
  origin: string,
  isHere = false,
): Site {
  const own = links.siteUrl || (isHere && LOCAL.test(origin) ? origin : '');
  if (!own) throw new Refusal('unknown_passkey');
  return { db, challenges, origin: own };
}

export const passkeyActs = {
  /** The options by which a device is asked to sign, so that it becomes a passkey of the person who asks. */
  askForPasskey: act({
    may: EVERYBODY,
    asks: z.object({ origin }),
    async run(tools, by, input) {
      const site = siteOf(tools, input.origin, by.from?.isHere);
      const present = await passkeysOf(tools.db, by.id);
      if (present.length >= PASSKEY_LIMITS.count) throw new Refusal('too_many');
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: tools.office().house.product,
        rpID: new URL(site.origin).hostname,
        challenge: site.challenges.make(by.id),
        supportedAlgorithmIDs: ALGORITHMS,
        userName: by.email,
        userDisplayName: by.name,
        userID: new TextEncoder().encode(by.id),
        excludeCredentials: present.map(({ credential: id }) => ({ id })),
        // The device knows whose passkey it is, and asks for a finger, a face or its code: nobody types an address.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
  }),
  /** Keeps a passkey. */
  addPasskey: act({
    may: EVERYBODY,
    asks: z.object({ origin, name, response: passkeyAnswer }),
    async run(tools, by, input) {
      const { challenges, origin: own } = siteOf(tools, input.origin, by.from?.isHere);
      const { response } = input;
      const challenge = challenges.open(response.response.clientDataJSON, by.id);
      const { verifyRegistrationResponse } = await library();
      const result = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        supportedAlgorithmIDs: ALGORITHMS,
        expectedChallenge: challenge.text,
        expectedOrigin: own,
        expectedRPID: new URL(own).hostname,
      }).catch(() => challenges.refuse());
      if (!result.verified) return challenges.refuse();
      await challenges.take(challenge);
      const { id: credential, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      await tools.db.transaction(async (tx) => {
        await holdAccess(tx, by);
        if ((await tx.$count(deskPasskeys, eq(deskPasskeys.personId, by.id))) >= PASSKEY_LIMITS.count)
          throw new Refusal('too_many');
        const [row] = await tx
          .insert(deskPasskeys)
          .values({
            personId: by.id,
            name: input.name,
            credential,
            publicKey: Buffer.from(publicKey).toString('base64url'),
            counter,
            transports,
          })
          .onConflictDoNothing()
          .returning({ uuid: deskPasskeys.uuid });
        if (!row) throw new Refusal('unknown_passkey');
        await logAct(tx, by, { action: 'change', subject: TABLE, uuid: row.uuid, changed: 'added' });
      });
      return {};
    },
  }),
  /** Takes a passkey of one's own away. */
  removePasskey: actOn(deskPasskeys, {
    may: EVERYBODY,
    asks: ofOne,
    logs: 'change',
    async work({ tx, by, row }, { uuid }) {
      if (row.personId !== by.id) throw new Refusal('not_found');
      await tx.delete(deskPasskeys).where(eq(deskPasskeys.uuid, uuid));
      return { answer: {}, changed: 'removed' };
    },
  }),
};

/** The options by which a device is asked to sign, so that its person is signed in. */
export async function optionsForSignIn({ challenges, origin }: Omit<Site, 'db'>) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: challenges.make(),
    userVerification: 'required',
  });
}

/**
 * The mail address of the person whose device has signed.
 * @throws Refusal `unknown_passkey`
 */
export async function addressOfPasskey(
  { db, challenges, origin }: Site,
  response: PasskeyAnswer,
): Promise<string> {
  const challenge = challenges.open(response.response.clientDataJSON);
  const [row] = await db
    .select({ passkey: deskPasskeys, person: deskPeople })
    .from(deskPasskeys)
    .innerJoin(deskPeople, eq(deskPeople.id, deskPasskeys.personId))
    .where(eq(deskPasskeys.credential, response.id));
  if (!row || row.person.endedAt) return challenges.refuse();
  const { uuid, credential: id, publicKey, counter } = row.passkey;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge.text,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id, publicKey: bytesOf(publicKey), counter },
  }).catch(() => challenges.refuse());
  if (!verified) challenges.refuse();
  await challenges.take(challenge);
  await db
    .update(deskPasskeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: sql`now()` })
    .where(eq(deskPasskeys.uuid, uuid));
  return row.person.email;
}
