import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../base/audit-words.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { isThere } from '../db/records/access.ts';
import { shopNames } from '../db/records/shop-names.ts';
import {
  deskDevices,
  deskKeys,
  deskPasskeys,
  deskPeople,
  deskSessions,
  media,
  mediumEndpoints,
  shopEndpoints,
  shops,
} from '../db/schema.ts';
import { act, view, WORKING } from './act.ts';
import { ofOne } from './inputs.ts';
import { namedThing, programKeys } from './keys.ts';
import { logAct } from './log.ts';
import { devicesOf, shownDevice } from './notices.ts';
import { passkeysOf } from './passkeys.ts';
import { listMediaNames, sessionsOf, shownPerson, shownSession } from './people.ts';
import type { Person } from './person.ts';
import { hostOf, worksForMedium, worksForShop } from './stopped.ts';

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
  const { shopUuids, mediumUuids } = person;
  const [allMedia, ofShops, endpoints, keys, passkeys, sessions, devices] = await Promise.all([
    listMediaNames(db),
    shopNames(db, shopUuids),
    endpointsOf(db, person),
    programKeys(db, id),
    passkeysOf(db, id),
    sessionsOf(db, id),
    devicesOf(db, id),
  ]);
  return {
    person: shownPerson(person, by),
    /** The shops and the media that somebody outside works for. */
    shops: ofShops,
    media: allMedia.filter(({ uuid }) => mediumUuids.includes(uuid)),
    endpoints,
    keys: keys.map(namedThing),
    passkeys: passkeys.map(namedThing),
    sessions: sessions.map(shownSession),
    devices: devices.map(shownDevice),
    /** All media that a partner can be given. */
    all_media: allMedia,
  };
}

/** The names of others than a person. @param which those who work for the owner of an endpoint */
const othersThan = (id: string, which: SQL | undefined) => sql<string[]>`array(select ${deskPeople.name}
  from ${deskPeople} where ${which} and ${deskPeople.id} <> ${id} order by ${deskPeople.createdAt})`;

/** The places to which calls about the media, or the shops, of somebody go. */
async function endpointsOf(db: Db, { id, mediumUuids, shopUuids }: PersonRow) {
  const ofMedia = await db
    .select({ endpoint: mediumEndpoints, owner: media.name, others: othersThan(id, worksForMedium) })
    .from(mediumEndpoints)
    .innerJoin(media, eq(media.uuid, mediumEndpoints.mediumUuid))
    .where(inArray(mediumEndpoints.mediumUuid, mediumUuids))
    .orderBy(asc(mediumEndpoints.createdAt));
  const ofShop = await db
    .select({ endpoint: shopEndpoints, owner: shops.shopName, others: othersThan(id, worksForShop) })
    .from(shopEndpoints)
    .innerJoin(shops, eq(shops.uuid, shopEndpoints.shopUuid))
    .where(inArray(shopEndpoints.shopUuid, shopUuids))
    .orderBy(asc(shopEndpoints.createdAt));
  const rows = [
    ...ofMedia,
    ...ofShop.map(({ endpoint, ...row }) => ({
      ...row,
      endpoint: { ...endpoint, kind: 'webhook' as const },
    })),
  ];
  return rows.map(({ endpoint: { uuid, kind, url, createdAt, addedBy, stoppedAt }, owner, others }) => ({
    uuid,
    /** The name of the medium or the shop. */
    owner,
    kind,
    host: hostOf(url),
    since: createdAt.toISOString(),
    /** This person added it; false as well if nobody knows. */
    own: addedBy === id,
    /** Since when it is not called any more. */
    stopped_at: stoppedAt?.toISOString() ?? null,
    /** The names of others with access who work for its medium or shop. */
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
  endShopEndpointOf: ending({
    subject: 'shop_endpoints',
    end: async (tx, { shopUuids }, uuid) => {
      const which = and(eq(shopEndpoints.uuid, uuid), inArray(shopEndpoints.shopUuid, shopUuids));
      const [row] = await tx.delete(shopEndpoints).where(which).returning();
      return row && hostOf(row.url);
    },
  }),
  endDeviceOf: ending({
    subject: 'desk_devices',
    end: async (tx, { id }, uuid) => {
      const which = and(eq(deskDevices.uuid, uuid), eq(deskDevices.personId, id));
      return (await tx.delete(deskDevices).where(which).returning())[0]?.name;
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
