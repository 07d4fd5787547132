import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { PASSKEY_LIMITS } from '#contract/desk.ts';
import type { PasskeyAnswer } from '#contract/schemas/desk/people.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskChallenges, deskPasskeys, deskPeople } from '../db/schema.ts';
import type { Office } from '../deliveries/mail/compose.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { allow } from './rights.ts';

const TABLE = 'desk_passkeys';

/** How long a device may take to sign. */
const MINUTES = 5;

/** The library is loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which all devices have one of. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/**
 * The challenge that a device has signed, which is good once: the first answer takes it away.
 * @param person who adds a passkey; null for somebody who signs in
 * @throws Refusal `unknown_passkey`
 */
async function takeChallenge(db: Db, { response }: PasskeyAnswer, person: string | null): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON);
  const isFor =
    person === null ? sql`${deskChallenges.personId} is null` : eq(deskChallenges.personId, person);
  const isNew = gt(deskChallenges.createdAt, sql`now() - make_interval(mins => ${MINUTES})`);
  const taken = await db
    .delete(deskChallenges)
    .where(and(eq(deskChallenges.challenge, challenge), isFor, isNew))
    .returning();
  if (taken.length === 0) throw new Refusal('unknown_passkey');
  return challenge;
}

function challengeIn(clientData: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientData, 'base64url').toString()).challenge);
  } catch {
    return '';
  }
}

/** The passkeys of somebody, the oldest first. */
export function listPasskeys(db: Db, by: Person) {
  allow(by, 'readSelf');
  return db
    .select()
    .from(deskPasskeys)
    .where(eq(deskPasskeys.personId, by.id))
    .orderBy(asc(deskPasskeys.createdAt));
}

/**
 * The options by which a device is asked to sign, so that it becomes a passkey.
 * @param origin of the site
 * @throws Refusal `too_many`
 */
export async function askForPasskey({ db, house }: Pick<Office, 'db' | 'house'>, by: Person, origin: string) {
  allow(by, 'changePasskeys');
  const present = await listPasskeys(db, by);
  if (present.length >= PASSKEY_LIMITS.count) throw new Refusal('too_many');
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: house.product,
    rpID: new URL(origin).hostname,
    supportedAlgorithmIDs: ALGORITHMS,
    userName: by.email,
    userDisplayName: by.name,
    userID: new TextEncoder().encode(by.id),
    excludeCredentials: present.map(({ credential: id }) => ({ id })),
    // The device knows whose passkey it is, and asks for a finger, a face or its code: nobody types an address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await db.insert(deskChallenges).values({ challenge: options.challenge, personId: by.id });
  return options;
}

/**
 * Keeps a passkey.
 * @throws Refusal `unknown_passkey`, `too_many`
 */
export async function addPasskey(
  db: Db,
  by: Person,
  origin: string,
  { name, response }: { name: string; response: PasskeyAnswer },
): Promise<void> {
  allow(by, 'changePasskeys');
  const expectedChallenge = await takeChallenge(db, response, by.id);
  const { verifyRegistrationResponse } = await library();
  const found = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
  }).catch(refused);
  if (!found.verified) throw new Refusal('unknown_passkey');
  const { id: credential, publicKey, counter, transports = [] } = found.registrationInfo.credential;
  await db.transaction(async (tx) => {
    // One at a time, so that the count holds.
    await tx.select().from(deskPeople).where(eq(deskPeople.id, by.id)).for('update');
    if ((await tx.$count(deskPasskeys, eq(deskPasskeys.personId, by.id))) >= PASSKEY_LIMITS.count)
      throw new Refusal('too_many');
    const [made] = await tx
      .insert(deskPasskeys)
      .values({
        personId: by.id,
        name,
        credential,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      })
      .onConflictDoNothing()
      .returning({ uuid: deskPasskeys.uuid });
    if (!made) throw new Refusal('unknown_passkey');
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid: made.uuid, changed: 'added' });
  });
}

/** Takes a passkey of one's own away. @returns whether there was one */
export async function removePasskey(db: Db, by: Person, uuid: string): Promise<boolean> {
  allow(by, 'changePasskeys');
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(deskPasskeys)
      .where(and(eq(deskPasskeys.uuid, uuid), eq(deskPasskeys.personId, by.id)))
      .returning();
    if (gone.length === 0) return false;
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: 'removed' });
    return true;
  });
}

/** The options by which a device is asked to sign, so that its person is signed in. @param origin of the site */
export async function askForSignIn(db: Db, origin: string) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
  });
  await db.insert(deskChallenges).values({ challenge: options.challenge });
  return options;
}

/**
 * The mail address of the person whose device has signed.
 * @throws Refusal `unknown_passkey`
 */
export async function addressOfPasskey(db: Db, origin: string, response: PasskeyAnswer): Promise<string> {
  const [found] = await db
    .select({ passkey: deskPasskeys, person: deskPeople })
    .from(deskPasskeys)
    .innerJoin(deskPeople, eq(deskPeople.id, deskPasskeys.personId))
    .where(eq(deskPasskeys.credential, response.id));
  if (!found || found.person.endedAt) throw new Refusal('unknown_passkey');
  const { uuid, credential: id, publicKey, counter } = found.passkey;
  const expectedChallenge = await takeChallenge(db, response, null);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id, publicKey: bytesOf(publicKey), counter },
  }).catch(refused);
  if (!verified) throw new Refusal('unknown_passkey');
  await db
    .update(deskPasskeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: sql`now()` })
    .where(eq(deskPasskeys.uuid, uuid));
  return found.person.email;
}

/** The library refuses by errors, of which there are many kinds. */
function refused(): never {
  throw new Refusal('unknown_passkey');
}
