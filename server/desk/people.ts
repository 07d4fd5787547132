import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { isOfficeRole, type Role } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { isThere, works } from '../db/records/access.ts';
import { deskKeys, deskPasskeys, deskPeople, deskSessions, media, shops } from '../db/schema.ts';
import { type Place, placeColumns, withdraw } from './invitations.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { allow } from './rights.ts';
import { stopLeftEndpoints } from './stopped.ts';

const TABLE = 'desk_people';

type PersonRow = typeof deskPeople.$inferSelect;

/** The people change by one transaction at a time; the next one waits until this one has ended. */
export const oneAtATime = (tx: Pick<Db, 'execute'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${TABLE}))`);

/** All media, as people choose them. */
export const listMediaNames = (db: Db) =>
  db.select({ uuid: media.uuid, name: media.name }).from(media).orderBy(asc(media.createdAt));

/** Everybody who works here, and those who did, with the shop or the media that they work for. */
export async function listPeople(db: Db, by: Person) {
  allow(by, 'readPeople');
  const [rows, allMedia] = await Promise.all([
    db
      .select({ person: deskPeople, shop: shops.shopName })
      .from(deskPeople)
      .leftJoin(shops, eq(shops.uuid, deskPeople.shopUuid))
      .where(isThere)
      .orderBy(asc(deskPeople.createdAt)),
    listMediaNames(db),
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

/** The sessions of somebody that have not ended, the newest first. */
export const sessionsOf = (db: Db, id: string) =>
  db
    .select()
    .from(deskSessions)
    .where(and(eq(deskSessions.userId, id), gt(deskSessions.expiresAt, new Date())))
    .orderBy(desc(deskSessions.createdAt));

/** One's own sessions. */
export function listSessions(db: Db, by: Person) {
  allow(by, 'readSelf');
  return sessionsOf(db, by.id);
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

/** Ends all by which somebody comes in who has lost the access. */
export async function shutOut(tx: Db, id: string): Promise<void> {
  await tx.delete(deskSessions).where(eq(deskSessions.userId, id));
  await tx.delete(deskKeys).where(eq(deskKeys.personId, id));
  await tx.delete(deskPasskeys).where(eq(deskPasskeys.personId, id));
  await tx.update(deskPeople).set({ browserKey: sql`gen_random_uuid()` }).where(eq(deskPeople.id, id));
}

interface Change extends Omit<Place, 'role'> {
  role?: Role | undefined;
  /** True takes the access away, false gives it back. */
  ended?: boolean | undefined;
  /** The role that the page showed. */
  seen: Role;
}

/**
 * Changes what somebody may do, and for whom. People who lose the access, or who work for somebody else from now on,
 * are signed out, and their keys and passkeys are gone. Endpoints of media for which nobody works any more stop. An
 * invitation that was not taken up is withdrawn.
 * @returns false if there is no such person
 * @throws Refusal `changed_meanwhile`, `last_owner`, `not_found`: there is no such shop or medium
 */
export async function changePerson(db: Db, by: Person, id: string, change: Change): Promise<boolean> {
  allow(by, 'changePerson');
  return db.transaction(async (tx) => {
    // Otherwise two owners could remove each other.
    await oneAtATime(tx);
    const [person] = await tx
      .select()
      .from(deskPeople)
      .where(and(eq(deskPeople.id, id), isThere));
    if (!person) return false;
    if (person.role !== change.seen) throw new Refusal('changed_meanwhile');
    if (change.ended && (await withdraw(tx, by, id))) return true;
    const place = await placeColumns(tx, {
      role: change.role ?? person.role,
      shop: change.shop ?? person.shopUuid ?? undefined,
      media: change.media ?? person.mediumUuids,
    });
    const endedAt = change.ended === undefined ? person.endedAt : change.ended ? new Date() : null;
    await keepAnOwner(tx, person, { ...place, endedAt });
    await tx
      .update(deskPeople)
      .set({ ...place, endedAt, updatedAt: new Date() })
      .where(eq(deskPeople.id, id));
    if (endedAt || isElsewhere(person, place)) await shutOut(tx, id);
    const changed = difference(person, { ...place, endedAt });
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid: id, changed });
    await stopLeftEndpoints(tx, by);
    return true;
  });
}

type Position = Pick<PersonRow, 'role' | 'shopUuid' | 'mediumUuids' | 'endedAt'>;

/** @throws Refusal `last_owner` */
async function keepAnOwner(tx: Db, { id, role }: PersonRow, next: Position): Promise<void> {
  if (role !== 'owner' || (next.role === 'owner' && !next.endedAt)) return;
  const others = and(eq(deskPeople.role, 'owner'), works, ne(deskPeople.id, id));
  if ((await tx.$count(deskPeople, others)) === 0) throw new Refusal('last_owner');
}

/** Within the operator's office, only the acts differ. */
const isElsewhere = (before: PersonRow, next: Omit<Position, 'endedAt'>): boolean =>
  (before.role !== next.role && !(isOfficeRole(before.role) && isOfficeRole(next.role))) ||
  before.shopUuid !== next.shopUuid;

/** The difference in a line. */
function difference(before: PersonRow, next: Position): string {
  const access = ({ endedAt }: Position) => (endedAt ? 'no access' : 'access');
  const uuids = ({ shopUuid, mediumUuids }: Position) =>
    [shopUuid, ...mediumUuids].filter(Boolean).join(' ') || 'none';
  return [
    `${before.email}: ${before.role} → ${next.role}`,
    `${access(before)} → ${access(next)}`,
    ...(uuids(before) === uuids(next) ? [] : [`works for ${uuids(before)} → ${uuids(next)}`]),
  ].join(', ');
}
