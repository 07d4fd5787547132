import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import {
  auditLog,
  contactEnquiries,
  deliveries,
  erasedRequests,
  matches,
  requestItems,
  requests,
  shopRegistrations,
} from '../db/schema.ts';
import { Outbox } from '../deliveries/outbox.ts';
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

/** What is erased because somebody asked. Whoever knows of a request hears of it by the outbox. */
type Asked = { action: 'erase'; outbox: Outbox };
type Why = Asked | { action: 'expire' };

/** Nobody is called by webhooks. */
const QUIET = new Outbox();

/**
 * Erases requests (with their items, matches, quotes, answers and photos), enquiries and registrations. Those that are
 * gone already are no error, so the list of what was erased can be worked through again after a restore.
 */
export async function eraseByUuid(
  db: Db,
  photos: PhotoStore,
  uuids: readonly string[],
  outbox = QUIET,
): Promise<Erased> {
  const why = { action: 'erase', outbox } as const;
  const erased = await erase(db, photos, why, ({ table }) => inArray(table.uuid, [...uuids]));
  for (const uuid of uuids) await photos.erase(uuid);
  return erased;
}

/** Erases all that is kept about a person. */
export const erasePerson = (db: Db, photos: PhotoStore, person: Person, outbox = QUIET): Promise<Erased> =>
  erase(db, photos, { action: 'erase', outbox }, (of) => isAbout(of, person));

/** Erases all that is older than so many days, by the clock that noted when it came: the database's. */
export async function eraseExpired(db: Db, photos: PhotoStore, days: number): Promise<Erased> {
  const limit = sql`now() - make_interval(days => ${days})`;
  const erased = await erase(db, photos, { action: 'expire' }, ({ table }) => lt(table.createdAt, limit));
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
  why: Why,
  whichOf: (of: Kept) => SQL | undefined,
): Promise<Erased> {
  const erased: Erased = { requests: 0, contact_enquiries: 0, shop_registrations: 0 };
  for (const of of TABLES) {
    const which = whichOf(of);
    if (!which) continue;
    for (;;) {
      const uuids = await eraseSome(db, of, why, which);
      if (of.table === requests) for (const uuid of uuids) await photos.erase(uuid);
      erased[of.name] += uuids.length;
      if (uuids.length < BATCH) break;
    }
  }
  return erased;
}

function eraseSome(db: Db, { name, table }: Kept, why: Why, which: SQL): Promise<string[]> {
  return db.transaction(async (tx) => {
    const some = await tx.select({ uuid: table.uuid }).from(table).where(which).limit(BATCH).for('update');
    const uuids = some.map(({ uuid }) => uuid);
    if (uuids.length === 0) return [];
    const knowing = table === requests ? await leaveCounts(tx, uuids) : [];
    await tx.delete(table).where(inArray(table.uuid, uuids));
    const { action } = why;
    await tx.insert(auditLog).values(uuids.map((subjectUuid) => ({ action, subject: name, subjectUuid })));
    await dropDeliveries(tx, uuids);
    if (why.action === 'erase') await tell(tx, why.outbox, knowing);
    return uuids;
  });
}

/** A request that is about to go, and the shops that know who the seller is. */
interface Known {
  uuid: string;
  mediumUuid: string;
  shops: string[];
}

/** Keeps what is counted of requests, without saying which they were. */
async function leaveCounts(tx: Db, uuids: readonly string[]): Promise<Known[]> {
  const these = inArray(requests.uuid, [...uuids]);
  await tx.insert(erasedRequests).select(
    tx
      .select({
        uuid: sql`gen_random_uuid()`.as('uuid'),
        day: sql`(${requests.createdAt} at time zone 'Asia/Tokyo')::date`.as('day'),
        mediumUuid: requests.mediumUuid,
        inflow: requests.inflow,
        categories: sql`array(select ${requestItems.category} from ${requestItems}
          where ${requestItems.requestUuid} = ${requests.uuid} order by ${requestItems.position})`.as(
          'categories',
        ),
      })
      .from(requests)
      .where(these),
  );
  return tx
    .select({
      uuid: requests.uuid,
      mediumUuid: requests.mediumUuid,
      shops: sql<string[]>`array(select ${matches.shopUuid} from ${matches}
        where ${matches.requestUuid} = ${requests.uuid} and ${matches.lookedAt} is not null)`,
    })
    .from(requests)
    .where(these);
}

/** What was not delivered yet never is. */
const dropDeliveries = (tx: Db, uuids: readonly string[]) =>
  tx
    .update(deliveries)
    .set({ state: 'erased', settledAt: sql`now()` })
    .where(and(inArray(deliveries.subjectUuid, [...uuids]), inArray(deliveries.state, ['waiting', 'dead'])));

/** Whoever has seen the seller's contact has to erase it too. */
async function tell(tx: Db, outbox: Outbox, known: readonly Known[]): Promise<void> {
  for (const { uuid, mediumUuid, shops } of known) {
    const about = { mediumUuid, shops: shops.map((shop) => ({ uuid: shop })) };
    await tx.execute(sql`with stored as (select ${uuid}::uuid as uuid),
      announced as ${outbox.announce(['request.erased'], about)} select from stored`);
  }
}
