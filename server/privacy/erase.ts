import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditLog, contactEnquiries, deliveries, requests, shopRegistrations } from '../db/schema.ts';
import type { PhotoStore } from '../photos/photo-store.ts';

/** Whom personal data are about, by what they are reached by. Both given, either is enough. */
export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

/** How many rows are erased in one transaction. */
const BATCH = 500;

/** The tables with personal data. What belongs to a request goes with it. */
const TABLES = [
  { name: 'requests', table: requests, phone: requests.tel1 },
  { name: 'contact_enquiries', table: contactEnquiries, phone: undefined },
  { name: 'shop_registrations', table: shopRegistrations, phone: shopRegistrations.tel },
] as const;

type Kept = (typeof TABLES)[number];

/** How many rows of each table were erased. */
export type Erased = Record<Kept['name'], number>;

/**
 * Erases requests (with their items, matches, answers and photos), enquiries and registrations. Those that are gone already
 * are no error, so the list of what was erased can be worked through again after a restore.
 */
export async function eraseByUuid(db: Db, photos: PhotoStore, uuids: readonly string[]): Promise<Erased> {
  const erased = await erase(db, photos, 'erase', ({ table }) => inArray(table.uuid, [...uuids]));
  for (const uuid of uuids) await photos.erase(uuid);
  return erased;
}

/** Erases all that is kept about a person. */
export const erasePerson = (db: Db, photos: PhotoStore, person: Person): Promise<Erased> =>
  erase(db, photos, 'erase', (of) => isAbout(of, person));

/** Erases all that is older than so many days, by the clock that noted when it came: the database's. */
export async function eraseExpired(db: Db, photos: PhotoStore, days: number): Promise<Erased> {
  const limit = sql`now() - make_interval(days => ${days})`;
  const erased = await erase(db, photos, 'expire', ({ table }) => lt(table.createdAt, limit));
  await db.delete(deliveries).where(lt(deliveries.createdAt, limit));
  return erased;
}

/** The requests of a person, oldest first. */
export async function requestsOf(db: Db, person: Person): Promise<string[]> {
  const rows = await db
    .select({ uuid: requests.uuid })
    .from(requests)
    .where(isAbout(TABLES[0], person) ?? sql`false`)
    .orderBy(requests.createdAt);
  return rows.map(({ uuid }) => uuid);
}

function isAbout({ table, phone }: Kept, person: Person): SQL | undefined {
  const digits = person.phone?.replace(/\D/g, '');
  return or(
    person.email ? eq(sql`lower(${table.email})`, person.email.trim().toLowerCase()) : undefined,
    phone && digits ? eq(sql`regexp_replace(${phone}, '\\D', '', 'g')`, digits) : undefined,
  );
}

/** @param whichOf the rows of a table to erase; undefined for none */
async function erase(
  db: Db,
  photos: PhotoStore,
  action: 'erase' | 'expire',
  whichOf: (of: Kept) => SQL | undefined,
): Promise<Erased> {
  const erased: Erased = { requests: 0, contact_enquiries: 0, shop_registrations: 0 };
  for (const of of TABLES) {
    const which = whichOf(of);
    if (!which) continue;
    for (;;) {
      const uuids = await eraseSome(db, of, action, which);
      if (of.table === requests) for (const uuid of uuids) await photos.erase(uuid);
      erased[of.name] += uuids.length;
      if (uuids.length < BATCH) break;
    }
  }
  return erased;
}

function eraseSome(db: Db, { name, table }: Kept, action: 'erase' | 'expire', which: SQL): Promise<string[]> {
  return db.transaction(async (tx) => {
    const some = tx.select({ uuid: table.uuid }).from(table).where(which).limit(BATCH);
    const rows = await tx.delete(table).where(inArray(table.uuid, some)).returning({ uuid: table.uuid });
    const uuids = rows.map(({ uuid }) => uuid);
    if (uuids.length > 0) {
      await tx.insert(auditLog).values(uuids.map((subjectUuid) => ({ action, subject: name, subjectUuid })));
      await dropDeliveries(tx, uuids);
    }
    return uuids;
  });
}

/** What was not delivered yet never is. */
const dropDeliveries = (tx: Db, uuids: readonly string[]) =>
  tx
    .update(deliveries)
    .set({ state: 'erased', settledAt: sql`now()` })
    .where(and(inArray(deliveries.subjectUuid, [...uuids]), inArray(deliveries.state, ['waiting', 'dead'])));
