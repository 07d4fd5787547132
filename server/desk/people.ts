import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { isOfficeRole, type OfficeRole, type Role } from '#contract/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskKeys, deskPasskeys, deskPeople, deskSessions, media, shops } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { allow } from './rights.ts';

const TABLE = 'desk_people';

/** The people change by one transaction at a time; the next one waits until this one has ended. */
export const oneAtATime = (tx: Pick<Db, 'execute'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${TABLE}))`);

/** Everybody who works here, and those who did, with the shop or the media that they work for. */
export async function listPeople(db: Db, by: Person) {
  allow(by, 'readPeople');
  const [rows, allMedia] = await Promise.all([
    db
      .select({ person: deskPeople, shop: shops.shopName })
      .from(deskPeople)
      .leftJoin(shops, eq(shops.uuid, deskPeople.shopUuid))
      .orderBy(asc(deskPeople.createdAt)),
    db.select({ uuid: media.uuid, name: media.name }).from(media).orderBy(asc(media.createdAt)),
  ]);
  const nameOf = (uuid: string) => allMedia.find((one) => one.uuid === uuid)?.name ?? uuid;
  return {
    people: rows.map(({ person, shop }) => ({
      ...person,
      worksFor: shop ?? person.mediumUuids.map(nameOf).join('、'),
    })),
    media: allMedia,
  };
}

/** The sessions of a person that have not ended, the newest first. */
export function listSessions(db: Db, by: Person) {
  allow(by, 'readSelf');
  return db
    .select()
    .from(deskSessions)
    .where(and(eq(deskSessions.userId, by.id), gt(deskSessions.expiresAt, new Date())))
    .orderBy(desc(deskSessions.createdAt));
}

/** Ends a session of one's own. @returns whether there was one */
export async function endSession(db: Db, by: Person, session: string): Promise<boolean> {
  allow(by, 'endSession');
  const ended = await db
    .delete(deskSessions)
    .where(and(eq(deskSessions.id, session), eq(deskSessions.userId, by.id)))
    .returning({ id: deskSessions.id });
  return ended.length > 0;
}

/** Somebody new, and what they work for. */
export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** Of somebody with the role `shop`. */
  shop?: string | undefined;
  /** Of somebody with the role `partner`. */
  media?: string[] | undefined;
}

/**
 * Lets somebody in, and writes to them.
 * @throws Refusal `known_person`, `not_found`: there is no such shop
 */
export async function invite(db: Db, outbox: Outbox, by: Person, given: NewPerson): Promise<void> {
  allow(by, 'invite');
  await addPerson(db, outbox, by, given);
}

/** As invite, for somebody who may let this person in. */
export async function addPerson(
  db: Db,
  outbox: Outbox,
  by: Person,
  { name, email: address, role, shop, media: theirs = [] }: NewPerson,
): Promise<void> {
  const email = address.toLowerCase();
  if ((role === 'shop') !== (shop !== undefined)) throw new Refusal('not_found');
  if (shop && (await db.$count(shops, eq(shops.uuid, shop))) === 0) throw new Refusal('not_found');
  const inserted = db
    .insert(deskPeople)
    .values({ name, email, role, shopUuid: shop ?? null, mediumUuids: role === 'partner' ? theirs : [] })
    .onConflictDoNothing()
    .returning({ uuid: sql<string>`${deskPeople.id} as uuid` });
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ uuid: string }>(
      sql`with stored as ${inserted}, announced as ${outbox.announce(['person.invited'])}
        select uuid from stored`,
    );
    const [made] = rows;
    if (!made) throw new Refusal('known_person');
    const changed = `${email}: ${role}`;
    await logAct(tx, by, { action: 'invite', subject: TABLE, uuid: made.uuid, changed });
  });
  outbox.posted();
}

/** Ends all by which somebody comes in who has lost the access. */
export async function shutOut(tx: Db, id: string): Promise<void> {
  await tx.delete(deskSessions).where(eq(deskSessions.userId, id));
  await tx.delete(deskKeys).where(eq(deskKeys.personId, id));
  await tx.delete(deskPasskeys).where(eq(deskPasskeys.personId, id));
  await tx.update(deskPeople).set({ browserKey: sql`gen_random_uuid()` }).where(eq(deskPeople.id, id));
}

interface Change {
  role?: OfficeRole | undefined;
  /** True takes the access away, false gives it back. */
  ended?: boolean | undefined;
  /** The role that the page showed. */
  seen: Role;
}

/**
 * Changes what somebody may do. People who lose the access are signed out, and their keys and passkeys are gone.
 * @returns false if there is no such person
 * @throws Refusal `changed_meanwhile`, `last_owner`
 */
export async function changePerson(db: Db, by: Person, id: string, change: Change): Promise<boolean> {
  allow(by, 'changePerson');
  return db.transaction(async (tx) => {
    // Otherwise two owners could remove each other.
    await oneAtATime(tx);
    const [person] = await tx.select().from(deskPeople).where(eq(deskPeople.id, id));
    if (!person) return false;
    if (person.role !== change.seen) throw new Refusal('changed_meanwhile');
    // The role of somebody outside stands: another one would open the desk of the operator to them.
    const role = isOfficeRole(person.role) ? (change.role ?? person.role) : person.role;
    const ended = change.ended ?? person.endedAt !== null;
    const owners = await tx.$count(
      deskPeople,
      and(eq(deskPeople.role, 'owner'), isNull(deskPeople.endedAt), ne(deskPeople.id, id)),
    );
    if (person.role === 'owner' && owners === 0 && (ended || role !== 'owner'))
      throw new Refusal('last_owner');
    await tx
      .update(deskPeople)
      .set({ role, endedAt: ended ? (person.endedAt ?? new Date()) : null, updatedAt: new Date() })
      .where(eq(deskPeople.id, id));
    if (ended) await shutOut(tx, id);
    const state = (is: boolean) => (is ? 'no access' : 'access');
    const changed = `${person.email}: ${person.role} → ${role}, ${state(person.endedAt !== null)} → ${state(ended)}`;
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid: id, changed });
    return true;
  });
}
