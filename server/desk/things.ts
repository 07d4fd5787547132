import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../base/audit-words.ts';
import { Refusal } from '../base/errors.ts';
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
import { act, view, WORKING } from './act.ts';
import { ofOne } from './inputs.ts';
import { namedThing, programKeys } from './keys.ts';
import { logAct } from './log.ts';
import { passkeysOf } from './passkeys.ts';
import { listMediaNames, sessionsOf, shownPerson, shownSession } from './people.ts';
import type { Person } from './person.ts';
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
async function readPerson({ db, by }: { db: Db; by: Person }, { uuid: id }: { uuid: string }) {
  const person = await personBy(db, id);
  if (!person) return undefined;
  const { shopUuid, mediumUuids } = person;
  const [allMedia, shop, endpoints, keys, passkeys, sessions] = await Promise.all([
    listMediaNames(db),
    db
      .select({ uuid: shops.uuid, name: shops.shopName })
      .from(shops)
      .where(eq(shops.uuid, shopUuid ?? id)),
    endpointsOf(db, person),
    programKeys(db, id),
    passkeysOf(db, id),
    sessionsOf(db, id),
  ]);
  return {
    person: shownPerson(person, by),
    /** The shop and the media that somebody outside works for. */
    shop: shop[0] ?? null,
    media: allMedia.filter(({ uuid }) => mediumUuids.includes(uuid)),
    endpoints,
    keys: keys.map(namedThing),
    passkeys: passkeys.map(namedThing),
    sessions: sessions.map(shownSession),
    /** All media that a partner can be given. */
    all_media: allMedia,
  };
}

/** The places to which calls about the media of somebody go. */
async function endpointsOf(db: Db, { id, mediumUuids }: PersonRow) {
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
    /** This person added it; false as well if nobody knows. */
    own: addedBy === id,
    /** Since when it is not called any more. */
    stopped_at: stoppedAt?.toISOString() ?? null,
    /** The names of others with access who work for its medium. */
    others,
  }));
}

interface Kind {
  /** Its table. */
  subject: AuditSubject;
  /** Takes it away. @returns its name for the log; undefined if the person has no such thing */
  end(tx: Db, person: PersonRow, uuid: string): Promise<string | undefined>;
}

/** An act of an owner that takes a thing of somebody away. */
const ending = ({ subject, end }: Kind) =>
  act({
    may: ['owner'],
    asks: z.extend(ofOne, { thing: z.guid() }),
    async run({ db }, by, { uuid: id, thing }) {
      await db.transaction(async (tx) => {
        const person = await personBy(tx, id);
        const name = person && (await end(tx, person, thing));
        if (!person || name === undefined) throw new Refusal('not_found');
        const note = `removed: ${name}\nof: ${person.name}`;
        await logAct(tx, by, { action: 'change', subject, uuid: thing, changed: note });
      });
      return {};
    },
  });

export const thingActs = {
  readPerson: view({ may: WORKING, asks: ofOne, read: readPerson }),
  endEndpointOf: ending({
    subject: 'medium_endpoints',
    end: async (tx, { mediumUuids }, uuid) => {
      const which = and(eq(mediumEndpoints.uuid, uuid), inArray(mediumEndpoints.mediumUuid, mediumUuids));
      const [row] = await tx.delete(mediumEndpoints).where(which).returning();
      return row && hostOf(row.url);
    },
  }),
  endKeyOf: ending({
    subject: 'desk_keys',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskKeys.uuid, uuid), eq(deskKeys.personId, id));
      return (await tx.delete(deskKeys).where(which).returning())[0]?.name;
    },
  }),
  endPasskeyOf: ending({
    subject: 'desk_passkeys',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskPasskeys.uuid, uuid), eq(deskPasskeys.personId, id));
      return (await tx.delete(deskPasskeys).where(which).returning())[0]?.name;
    },
  }),
  endSessionOf: ending({
    subject: 'desk_sessions',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskSessions.id, uuid), eq(deskSessions.userId, id));
      return (await tx.delete(deskSessions).where(which).returning())[0] && 'session';
    },
  }),
};
