import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DeskAct } from '#contract/desk/desk.ts';
import type { PersonAnswer } from '#contract/schemas/desk/people.ts';
import type { AuditSubject } from '../base/audit-words.ts';
import type { Db } from '../db/open.ts';
import { isThere } from '../db/records/access.ts';
import {
  deskKeys,
  deskPasskeys,
  deskPeople,
  deskSessions,
  media,
  mediumEndpoints,
  shops,
} from '../db/schema.ts';
import { keysOf, namedThing } from './keys.ts';
import { logAct } from './log.ts';
import { passkeysOf } from './passkeys.ts';
import { listMediaNames, sessionsOf } from './people.ts';
import type { Person } from './person.ts';
import { allow } from './rights.ts';
import { hostOf, worksForMedium } from './stopped.ts';

/* The page of one person: everything by which they or their programs come in, or are told something. */

type PersonRow = typeof deskPeople.$inferSelect;

async function personBy(db: Db, id: string): Promise<PersonRow | undefined> {
  const [person] = await db
    .select()
    .from(deskPeople)
    .where(and(eq(deskPeople.id, id), isThere));
  return person;
}

/** Somebody with all their things; undefined if there is no such person. */
export async function readPerson(db: Db, by: Person, id: string): Promise<PersonAnswer | undefined> {
  allow(by, 'readPerson');
  const person = await personBy(db, id);
  if (!person) return undefined;
  const { name, email, role, createdAt, endedAt, invitedUntil, shopUuid, mediumUuids } = person;
  const [allMedia, shop, endpoints, keys, passkeys, sessions] = await Promise.all([
    listMediaNames(db),
    db
      .select({ uuid: shops.uuid, name: shops.shopName })
      .from(shops)
      .where(eq(shops.uuid, shopUuid ?? id)),
    endpointsOf(db, person),
    keysOf(db, id),
    passkeysOf(db, id),
    sessionsOf(db, id),
  ]);
  return {
    person: {
      uuid: id,
      name,
      email,
      role,
      since: createdAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      invited_until: invitedUntil?.toISOString() ?? null,
      self: id === by.id,
    },
    shop: shop[0] ?? null,
    media: allMedia.filter(({ uuid }) => mediumUuids.includes(uuid)),
    endpoints,
    keys: keys.map(namedThing),
    passkeys: passkeys.map(namedThing),
    sessions: sessions.map(({ id: uuid, createdAt: since, userAgent }) => ({
      uuid,
      since: since.toISOString(),
      browser: userAgent ?? '',
    })),
    all_media: allMedia,
  };
}

async function endpointsOf(db: Db, { id, mediumUuids }: PersonRow): Promise<PersonAnswer['endpoints']> {
  const rows = await db
    .select({
      endpoint: mediumEndpoints,
      medium: media.name,
      others: sql<string[]>`array(select ${deskPeople.name} from ${deskPeople}
        where ${worksForMedium} and ${deskPeople.id} <> ${id} order by ${deskPeople.createdAt})`,
    })
    .from(mediumEndpoints)
    .innerJoin(media, eq(media.uuid, mediumEndpoints.mediumUuid))
    .where(inArray(mediumEndpoints.mediumUuid, mediumUuids))
    .orderBy(asc(mediumEndpoints.createdAt));
  return rows.map(({ endpoint: { uuid, kind, url, createdAt, addedBy, stoppedAt }, medium, others }) => ({
    uuid,
    medium,
    kind,
    host: hostOf(url),
    since: createdAt.toISOString(),
    own: addedBy === id,
    stopped_at: stoppedAt?.toISOString() ?? null,
    others,
  }));
}

interface Kind {
  act: DeskAct;
  /** Its table. */
  subject: AuditSubject;
  /** Takes it away. @returns its name for the log; undefined if the person has no such thing */
  end(tx: Db, person: PersonRow, uuid: string): Promise<string | undefined>;
}

/** The things of a person that an owner takes away. */
const KINDS = {
  endpoint: {
    act: 'endEndpointOf',
    subject: 'medium_endpoints',
    end: async (tx, { mediumUuids }, uuid) => {
      const which = and(eq(mediumEndpoints.uuid, uuid), inArray(mediumEndpoints.mediumUuid, mediumUuids));
      const [gone] = await tx.delete(mediumEndpoints).where(which).returning();
      return gone && hostOf(gone.url);
    },
  },
  key: {
    act: 'endKeyOf',
    subject: 'desk_keys',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskKeys.uuid, uuid), eq(deskKeys.personId, id));
      return (await tx.delete(deskKeys).where(which).returning())[0]?.name;
    },
  },
  passkey: {
    act: 'endPasskeyOf',
    subject: 'desk_passkeys',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskPasskeys.uuid, uuid), eq(deskPasskeys.personId, id));
      return (await tx.delete(deskPasskeys).where(which).returning())[0]?.name;
    },
  },
  session: {
    act: 'endSessionOf',
    subject: 'desk_sessions',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskSessions.id, uuid), eq(deskSessions.userId, id));
      return (await tx.delete(deskSessions).where(which).returning())[0] && 'session';
    },
  },
} as const satisfies Record<string, Kind>;

/** Takes a thing of somebody away. @returns false if there is no such thing of this person */
export async function endThing(
  db: Db,
  by: Person,
  kind: keyof typeof KINDS,
  { uuid: id, thing }: { uuid: string; thing: string },
): Promise<boolean> {
  const { act, subject, end }: Kind = KINDS[kind];
  allow(by, act);
  return db.transaction(async (tx) => {
    const person = await personBy(tx, id);
    const name = person && (await end(tx, person, thing));
    if (!person || name === undefined) return false;
    const changed = `removed from ${person.email}: ${name}`;
    await logAct(tx, by, { action: 'change', subject, uuid: thing, changed });
    return true;
  });
}
