import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isOfficeRole } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import { oneAfterAnother } from '../db/one-after-another.ts';
import type { Db } from '../db/open.ts';
import { isThere, works } from '../db/records/access.ts';
import {
  deskDevices,
  deskKeys,
  deskPasskeys,
  deskPeople,
  deskSessions,
  deskViews,
  media,
  shops,
} from '../db/schema.ts';
import { act, view, WORKING } from './act.ts';
import { ofOne, role, theirMedia, theirShops } from './inputs.ts';
import { placeColumns, withdrawInvitation } from './invitations.ts';
import { logAct } from './log.ts';
import { nameThings } from './named-things.ts';
import type { Person } from './person.ts';
import { shutOutOf } from './several-shops.ts';
import { stopLeftEndpoints } from './stopped.ts';

const TABLE = 'desk_people';

type PersonRow = typeof deskPeople.$inferSelect;

/** The people change by one transaction at a time. */
export const oneAtATime = (tx: Pick<Db, 'execute'>) => oneAfterAnother(tx, TABLE);

/** All media, as people choose them. */
export const listMediaNames = (db: Db) =>
  db.select({ uuid: media.uuid, name: media.name }).from(media).orderBy(asc(media.createdAt));

/** The names of the shops of a person. */
const shopsOfPerson = sql<string[]>`array(select ${shops.shopName} from ${shops}
  where ${shops.uuid} = any (${deskPeople.shopUuids}) order by ${shops.shopName})`;

/** Everybody who works here, and those who did, with the shops or the media that they work for. */
async function readPeople({ db, by }: { db: Db; by: Person }) {
  const [rows, allMedia] = await Promise.all([
    db
      .select({ person: deskPeople, shops: shopsOfPerson })
      .from(deskPeople)
      .where(isThere)
      .orderBy(asc(deskPeople.createdAt)),
    listMediaNames(db),
  ]);
  const nameOf = (uuid: string) => allMedia.find((one) => one.uuid === uuid)?.name ?? uuid;
  return {
    people: rows.map(({ person, shops: names }) => ({
      ...shownPerson(person, by),
      /** The shops or the media that somebody outside works for; empty for the operator's own people. */
      works_for: [...names, ...person.mediumUuids.map(nameOf)].join('、'),
    })),
    /** The media that a partner can be invited for. */
    media: allMedia,
  };
}

/** Somebody as pages show them. */
export const shownPerson = (
  { id, name, email, role, createdAt, endedAt, invitedUntil }: PersonRow,
  by: Person,
) => ({
  uuid: id,
  name,
  email,
  role,
  since: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  /** Until when an invitation holds that nobody has taken up; null for everybody else. */
  invited_until: invitedUntil?.toISOString() ?? null,
  self: id === by.id,
});

/** The sessions of somebody that have not ended, the newest first. */
export const sessionsOf = (db: Db, id: string) =>
  db
    .select()
    .from(deskSessions)
    .where(and(eq(deskSessions.userId, id), gt(deskSessions.expiresAt, new Date())))
    .orderBy(desc(deskSessions.createdAt));

/** A session as pages show it. */
export const shownSession = ({ id, createdAt, userAgent }: typeof deskSessions.$inferSelect) => ({
  uuid: id,
  since: createdAt.toISOString(),
  /** Empty: unknown. */
  browser: userAgent ?? '',
});

/** Ends all by which somebody comes in, or is told something, who has lost the access, and what was kept for them. */
export async function shutOut(tx: Db, id: string): Promise<void> {
  await tx.delete(deskSessions).where(eq(deskSessions.userId, id));
  await tx.delete(deskKeys).where(eq(deskKeys.personId, id));
  await tx.delete(deskPasskeys).where(eq(deskPasskeys.personId, id));
  await tx.delete(deskViews).where(eq(deskViews.keptBy, id));
  await tx.delete(deskDevices).where(eq(deskDevices.personId, id));
  await tx.update(deskPeople).set({ browserKey: sql`gen_random_uuid()` }).where(eq(deskPeople.id, id));
}

const personChange = z.extend(ofOne, {
  role: z.optional(role),
  shops: theirShops,
  media: theirMedia,
  /** True takes the access away, false gives it back. */
  ended: z.optional(z.boolean()),
  /** The role that the page showed: somebody else may have changed it since. */
  seen: role,
});

type Change = z.output<typeof personChange>;

/**
 * People who lose the access, or who work for somebody else from now on, are signed out, and their keys and passkeys
 * are gone. Somebody who keeps other shops loses the keys of the one that is left. Endpoints of media and shops for
 * which nobody works any more stop. An invitation that was not taken up is withdrawn.
 * @throws Refusal `changed_meanwhile`, `last_owner`, `not_found`: there is no such person, shop or medium
 */
const changePerson = (db: Db, by: Person, { uuid: id, ...change }: Change): Promise<void> =>
  db.transaction(async (tx) => {
    // Otherwise two owners could remove each other.
    await oneAtATime(tx);
    const [person] = await tx
      .select()
      .from(deskPeople)
      .where(and(eq(deskPeople.id, id), isThere));
    if (!person) throw new Refusal('not_found');
    if (person.role !== change.seen) throw new Refusal('changed_meanwhile');
    if (change.ended && (await withdrawInvitation(tx, by, id))) return;
    const place = await placeColumns(tx, {
      role: change.role ?? person.role,
      shops: change.shops ?? person.shopUuids,
      media: change.media ?? person.mediumUuids,
    });
    const endedAt = change.ended === undefined ? person.endedAt : change.ended ? new Date() : null;
    await keepAnOwner(tx, person, { ...place, endedAt });
    await tx
      .update(deskPeople)
      .set({ ...place, endedAt, updatedAt: new Date() })
      .where(eq(deskPeople.id, id));
    if (endedAt || isElsewhere(person, place)) await shutOut(tx, id);
    else await shutOutOf(tx, id, without(person.shopUuids, place.shopUuids));
    const note = await differenceFor(tx, person, { ...place, endedAt });
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid: id, changed: note });
    await stopLeftEndpoints(tx, by);
  });

type Position = Pick<PersonRow, 'role' | 'shopUuids' | 'mediumUuids' | 'endedAt'>;

const without = (all: readonly string[], others: readonly string[]) =>
  all.filter((one) => !others.includes(one));

/** @throws Refusal `last_owner` */
async function keepAnOwner(tx: Db, { id, role }: PersonRow, next: Position): Promise<void> {
  if (role !== 'owner' || (next.role === 'owner' && !next.endedAt)) return;
  const others = and(eq(deskPeople.role, 'owner'), works, ne(deskPeople.id, id));
  if ((await tx.$count(deskPeople, others)) === 0) throw new Refusal('last_owner');
}

/** Within the operator's office, only the acts differ. Somebody who keeps one of several shops is not elsewhere. */
const isElsewhere = (before: PersonRow, next: Omit<Position, 'endedAt'>): boolean =>
  (before.role !== next.role && !(isOfficeRole(before.role) && isOfficeRole(next.role))) ||
  (before.shopUuids.length > 0 &&
    without(before.shopUuids, next.shopUuids).length === before.shopUuids.length);

/** The difference for the log. */
async function differenceFor(tx: Db, before: PersonRow, next: Position): Promise<string> {
  const access = ({ endedAt }: Position) => (endedAt ? 'no access' : 'access');
  const uuids = ({ shopUuids, mediumUuids }: Position) => [...shopUuids, ...mediumUuids];
  const nameOf = await nameThings(
    tx,
    [before, next].flatMap(({ shopUuids, mediumUuids }) => [
      ...shopUuids.map((uuid) => ({ table: 'shops' as const, uuid })),
      ...mediumUuids.map((uuid) => ({ table: 'media' as const, uuid })),
    ]),
  );
  const place = (position: Position) => {
    const table = position.shopUuids.length > 0 ? 'shops' : 'media';
    return (
      uuids(position)
        .map((uuid) => nameOf(table, uuid).name || uuid)
        .join('、') || '–'
    );
  };
  const lines = [
    ['role', before.role, next.role],
    ['access', access(before), access(next)],
    ['works_for', place(before), place(next)],
  ];
  const changes = lines.filter(([, from, to]) => from !== to);
  // The name of somebody whose invitation is withdrawn is gone.
  return [`email: ${before.email}`, ...changes.map(([name, from, to]) => `${name}: ${from} → ${to}`)].join(
    '\n',
  );
}

export const peopleActs = {
  readPeople: view({ may: WORKING, read: readPeople }),
  /** Changes the role of somebody, or for whom they work, or takes the access away or gives it back. */
  changePerson: act({
    may: ['owner'],
    asks: personChange,
    async run({ db }, by, input) {
      await changePerson(db, by, input);
      return {};
    },
  }),
};
