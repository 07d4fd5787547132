import { eq } from 'drizzle-orm';
import { operatorMay } from '#contract/life/place-states.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import type { Correction } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { placeAt } from '../db/records/places.ts';
import { WHOLE } from '../db/records/reading.ts';
import { deliveries, requestNotes, requests } from '../db/schema.ts';
import type { Office } from '../deliveries/mail/compose.ts';
import { readWords } from '../deliveries/mail/words.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Life } from '../life/life.ts';
import { revokeLinks } from '../links/revoke.ts';
import { correct, correctionProblems } from '../people/correct.ts';
import { type Erased, eraseByUuid } from '../people/erase.ts';
import { readRequest } from '../people/show.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { withdraw } from '../quotes/own-request.ts';
import { byOf, logAct } from './log.ts';
import type { Person } from './person.ts';
import { allow } from './rights.ts';

/* The acts about one request. Each notes in the log who did it, in the transaction that does it. */

const TABLE = 'requests';

const requestOf = async (db: Db, uuid: string) =>
  (await db.select().from(requests).where(eq(requests.uuid, uuid)).for('no key update'))[0];

/** The contact of the seller; undefined if there is no such request. */
export async function showContact(db: Db, by: Person, uuid: string) {
  allow(by, 'showContact');
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.uuid, uuid));
    if (!request) return undefined;
    await logAct(tx, by, { action: 'show', subject: TABLE, uuid });
    return customerTexts(request, 'export', WHOLE);
  });
}

/** Everything that is kept of a request, for its seller; undefined if there is none. */
export async function exportRequest(db: Db, by: Person, uuid: string): Promise<object | undefined> {
  allow(by, 'exportRequest');
  return readRequest(db, uuid, 'export', byOf(by));
}

/** Writes a note that only people at the desk read. @returns whether there is such a request */
export async function noteRequest(db: Db, by: Person, uuid: string, text: string): Promise<boolean> {
  allow(by, 'noteRequest');
  return db.transaction(async (tx) => {
    if (!(await requestOf(tx, uuid))) return false;
    await tx.insert(requestNotes).values({ requestUuid: uuid, by: by.name, text });
    await logAct(tx, by, { action: 'note', subject: TABLE, uuid });
    return true;
  });
}

interface Correcting {
  db: Db;
  life: Life;
}

/**
 * Corrects the data of a seller, as the seller could.
 * @returns the mistakes, in the words of the form, or the fields that were corrected; undefined if there is no such
 * request
 */
export async function correctRequest(
  { db, life }: Correcting,
  by: Person,
  uuid: string,
  correction: Correction,
): Promise<{ problems: RefusalDetail[]; corrected: readonly string[] } | undefined> {
  allow(by, 'correctRequest');
  const problems = correctionProblems(correction);
  const corrected = await db.transaction(async (tx) => {
    const request = await requestOf(tx, uuid);
    if (!request || problems.length > 0) return request && [];
    return correct(tx, { life, by: byOf(by) }, request, correction);
  });
  life.posted();
  return corrected && { problems, corrected };
}

/**
 * Gives the place of a shop to the next one.
 * @returns whether there is such a request with such a shop
 * @throws Refusal `changed_meanwhile`: the shop has no place any more, or the seller has chosen it
 */
export async function passOn(
  { db, life }: { db: Db; life: Life },
  by: Person,
  uuid: string,
  shop: string,
): Promise<boolean> {
  allow(by, 'passOn');
  const isThere = await db.transaction(async (tx) => {
    const request = await requestOf(tx, uuid);
    const place = await placeAt(tx, uuid, shop);
    if (!request || !place) return false;
    if (request.withdrawnAt) throw new Refusal('withdrawn_request');
    if (!operatorMay(place.facts, life.now()).includes('passOn')) throw new Refusal('changed_meanwhile');
    await life.passOn(tx, request, shop, 'operator');
    await logAct(tx, by, { action: 'pass_on', subject: TABLE, uuid });
    return true;
  });
  life.posted();
  return isThere;
}

/** Ends all links to a request. @returns whether there is one */
export async function endLinks(db: Db, by: Person, uuid: string): Promise<boolean> {
  allow(by, 'revokeLinks');
  return db.transaction(async (tx) => {
    if ((await revokeLinks(tx, [uuid])) === 0) return false;
    await logAct(tx, by, { action: 'revoke', subject: TABLE, uuid });
    return true;
  });
}

/** Withdraws a request, as its seller would. @returns whether there is one */
export async function withdrawFor(db: Db, life: Life, by: Person, uuid: string): Promise<boolean> {
  allow(by, 'withdrawRequest');
  const isThere = await db.transaction(async (tx) => {
    const request = await requestOf(tx, uuid);
    if (!request) return false;
    if (request.withdrawnAt) return true;
    await withdraw(tx, life, { request: uuid, version: request.linkVersion });
    await logAct(tx, by, { action: 'withdraw', subject: TABLE, uuid });
    return true;
  });
  life.posted();
  return isThere;
}

interface Erasing {
  db: Db;
  photos: PhotoStore;
  outbox: Outbox;
}

/** Erases all that is known of some requests. @returns how many rows of each table */
export function eraseRequests(
  { db, photos, outbox }: Erasing,
  by: Person,
  uuids: readonly string[],
): Promise<Erased> {
  allow(by, 'eraseRequest');
  return eraseByUuid(db, photos, uuids, outbox, byOf(by));
}

/** As eraseRequests, for one, with the mail about it that was kept. @returns whether there was one */
export async function eraseFor(
  { forgetMail, ...erasing }: Erasing & { forgetMail(uuid: string): Promise<void> },
  by: Person,
  uuid: string,
): Promise<boolean> {
  const erased = await eraseRequests(erasing, by, [uuid]);
  await forgetMail(uuid);
  return erased.requests > 0;
}

/** The words of a mail (`readWords`); the log notes who read them. */
export async function showMail(office: Office, by: Person, uuid: string) {
  allow(by, 'showMail');
  const [delivery] = await office.db.select().from(deliveries).where(eq(deliveries.uuid, uuid));
  const words = delivery && (await readWords(office, delivery));
  if (words) await logAct(office.db, by, { action: 'show', subject: 'deliveries', uuid });
  return words;
}
