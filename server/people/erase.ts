import { and, count, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { mailAddressOf } from '#contract/customer/email.ts';
import type { CaseEffect, CaseOutcome } from '#contract/life/cases.ts';
import { REQUEST_KINDS } from '#contract/life/facts.ts';
import type { Db } from '../db/open.ts';
import { keepConversions } from '../db/records/conversions.ts';
import {
  auditLog,
  cases,
  contactEnquiries,
  continuations,
  deliveries,
  digitsOf,
  disclosures,
  matches,
  pastCases,
  requests,
  reservations,
  reviews,
  sentMails,
  shopRegistrations,
} from '../db/schema.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { leaveCounts } from '../figures/leave-counts.ts';
import { type Marks, readMarks } from '../limits/marks.ts';
import { eraseMarks } from '../limits/sender-marks.ts';
import { type Matched, uncount } from '../matching/shop-counts.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { eraseReviews, partedBy, partFromRequests } from './parted-reviews.ts';
import { type Known, tellOfErasure } from './tell-erased.ts';

/** A person whose data are erased. If both are given, either is enough. */
export interface ErasedPerson {
  email?: string | undefined;
  phone?: string | undefined;
}

/** How many rows are erased in one transaction. */
const BATCH = 500;

/** The tables with personal data. The rows that belong to a request are erased with it. */
const TABLES = [
  { name: 'requests', table: requests, phone: requests.tel1 },
  { name: 'contact_enquiries', table: contactEnquiries, phone: undefined },
  { name: 'shop_registrations', table: shopRegistrations, phone: shopRegistrations.tel },
] as const;

type Kept = (typeof TABLES)[number];

/** How many rows of each table were erased, and of how many requests that were never stored the photos. */
export type ErasedRows = Record<
  Kept['name'] | 'reviews' | 'continuations' | 'photos_set_aside' | 'shops_told',
  number
>;

/** An erasure that a person asked for. Shops and webhooks that know the request are told by the outbox. */
type Asked = { action: 'erase'; outbox: Outbox; by: string };
type Why = Asked | { action: 'expire'; marks: Marks };

/** Calls no webhooks. */
const QUIET = new Outbox();

/**
 * Erases requests (with their items, matches, quotes, answers, cases, reviews and photos), enquiries, registrations and
 * reviews. Rows that are gone already are no error, so the list of erased rows can be worked through again after a
 * restore.
 */
export async function eraseByUuid(
  db: Db,
  photos: Pick<PhotoStore, 'erase'>,
  uuids: readonly string[],
  outbox = QUIET,
  by = '',
): Promise<ErasedRows> {
  const why = { action: 'erase', outbox, by } as const;
  const counts = await erase(db, photos, why, ({ table }) => inArray(table.uuid, [...uuids]));
  for (const uuid of uuids) await photos.erase(uuid);
  const partedCount = await eraseReviews(db, inArray(reviews.uuid, [...uuids]), by);
  return { ...counts, reviews: counts.reviews + partedCount };
}

/** Erases all data about a person. */
export async function erasePerson(
  db: Db,
  photos: PhotoStore,
  person: ErasedPerson,
  outbox = QUIET,
  by = '',
): Promise<ErasedRows> {
  const counts = await erase(db, photos, { action: 'erase', outbox, by }, (of) => isAbout(of, person));
  const marks = await readMarks(db);
  const partedCount = await db.transaction((tx) => eraseReviews(tx, partedBy(marks, person), by));
  await eraseMarks(db, marks, person);
  return {
    ...counts,
    reviews: counts.reviews + partedCount,
    continuations: await eraseUnsent(db, photos, person),
    photos_set_aside: await eraseUnstored(db, photos, marks, person, by),
  };
}

/** Erases drafts whose mail waits. Once it is sent, nobody knows whose they are, and they are erased within days. */
async function eraseUnsent(db: Db, photos: PhotoStore, { email }: ErasedPerson): Promise<number> {
  if (!email) return 0;
  const rows = await db
    .delete(continuations)
    .where(eq(sql`lower(${continuations.email})`, mailAddressOf(email).toLowerCase()))
    .returning({ uuid: continuations.uuid });
  for (const { uuid } of rows) await photos.erase(uuid);
  return rows.length;
}

/** Erases photos of requests that were never stored, because the server ended. Only marks say whose they are. */
async function eraseUnstored(
  db: Db,
  photos: PhotoStore,
  marks: Marks,
  { email, phone }: ErasedPerson,
  by: string,
): Promise<number> {
  const rows = await db
    .delete(reservations)
    .where(
      and(
        isNotNull(reservations.givenBackAt),
        or(
          email ? eq(reservations.emailMark, marks.of('email', email)) : undefined,
          phone ? eq(reservations.phoneMark, marks.of('phone', phone)) : undefined,
        ),
      ),
    )
    .returning({ subjectUuid: reservations.requestUuid });
  if (rows.length === 0) return 0;
  // Other processes read it there, and erase their own copies.
  await db
    .insert(auditLog)
    .values(rows.map((row) => ({ action: 'erase', subject: 'requests', by, ...row }) as const));
  for (const { subjectUuid } of rows) await photos.erase(subjectUuid);
  return rows.length;
}

/**
 * Erases all requests, enquiries and registrations older than a number of days, by the clock that noted their arrival:
 * the database's.
 */
export async function eraseExpired(db: Db, photos: PhotoStore, days: number): Promise<ErasedRows> {
  const limit = sql`now() - make_interval(days => ${days})`;
  const why = { action: 'expire', marks: await readMarks(db) } as const;
  const counts = await erase(db, photos, why, ({ table }) => lt(table.createdAt, limit));
  await db.delete(deliveries).where(lt(deliveries.createdAt, limit));
  return counts;
}

/** Erases the requests whose kind is not kept as long as the others (`contract/life/facts.ts`): those of test mode. */
export async function eraseShortLived(db: Db, photos: Pick<PhotoStore, 'erase'>): Promise<number> {
  const why = { action: 'expire', marks: await readMarks(db) } as const;
  const limits = keysOf(REQUEST_KINDS).flatMap((kind) => {
    const hours = REQUEST_KINDS[kind].keptHours;
    return hours === null
      ? []
      : [
          sql`(${requests.kind} = ${kind} and ${requests.createdAt} < now() - make_interval(hours => ${hours}))`,
        ];
  });
  const counts = await erase(db, photos, why, ({ table }) =>
    table === requests ? or(...limits) : undefined,
  );
  return counts.requests;
}

/** The requests of a person, oldest first. */
export async function requestsOf(db: Db, person: ErasedPerson): Promise<string[]> {
  const rows = await db
    .select({ uuid: requests.uuid })
    .from(requests)
    .where(isAbout(TABLES[0], person) ?? sql`false`)
    .orderBy(requests.createdAt);
  return rows.map(({ uuid }) => uuid);
}

function isAbout({ table, phone }: Kept, person: ErasedPerson): SQL | undefined {
  const digits = person.phone?.normalize('NFKC').replace(/\D/g, '');
  return or(
    person.email ? eq(sql`lower(${table.email})`, mailAddressOf(person.email).toLowerCase()) : undefined,
    phone && digits ? eq(digitsOf(phone), digits) : undefined,
  );
}

/** @param whichOf gives the condition for the rows of a table; undefined for none */
async function erase(
  db: Db,
  photos: Pick<PhotoStore, 'erase'>,
  why: Why,
  whichOf: (of: Kept) => SQL | undefined,
): Promise<ErasedRows> {
  const counts: ErasedRows = {
    requests: 0,
    contact_enquiries: 0,
    shop_registrations: 0,
    reviews: 0,
    continuations: 0,
    photos_set_aside: 0,
    shops_told: 0,
  };
  for (const of of TABLES) {
    const which = whichOf(of);
    if (!which) continue;
    for (;;) {
      const { uuids, told, written } = await eraseSome(db, of, why, which);
      if (of.table === requests) for (const uuid of uuids) await photos.erase(uuid);
      counts[of.name] += uuids.length;
      counts.shops_told += told;
      counts.reviews += written;
      if (uuids.length < BATCH) break;
    }
  }
  return counts;
}

/** @returns the rows that are gone, how many shops are told of it, and how many reviews are gone with them */
function eraseSome(
  db: Db,
  { name, table }: Kept,
  why: Why,
  which: SQL,
): Promise<{ uuids: string[]; told: number; written: number }> {
  return db.transaction(async (tx) => {
    const some = await tx.select({ uuid: table.uuid }).from(table).where(which).limit(BATCH).for('update');
    const uuids = some.map(({ uuid }) => uuid);
    if (uuids.length === 0) return { uuids, told: 0, written: 0 };
    if (table === requests) {
      await leaveCounts(tx, uuids);
      await leaveCaseCounts(tx, uuids);
      await keepConversions(tx, uuids, why.action === 'erase', new Date());
    }
    const knowing = table === requests ? await readKnown(tx, uuids) : [];
    const matchCounts = table === requests ? await countMatches(tx, uuids) : [];
    const reviewCount = table === requests ? await leaveReviews(tx, uuids, why) : 0;
    await tx.delete(table).where(inArray(table.uuid, uuids));
    const { action } = why;
    const by = why.action === 'erase' ? why.by : '';
    await tx
      .insert(auditLog)
      .values(uuids.map((subjectUuid) => ({ action, subject: name, subjectUuid, by })));
    await dropDeliveries(tx, uuids);
    const isTold = why.action === 'erase';
    if (isTold) await tellOfErasure(tx, why.outbox, knowing);
    await uncount(tx, matchCounts);
    return {
      uuids,
      told: isTold ? new Set(knowing.flatMap(({ shops }) => shops)).size : 0,
      written: reviewCount,
    };
  });
}

/** @returns how many reviews are erased because their writer asked for it */
async function leaveReviews(tx: Db, uuids: readonly string[], why: Why): Promise<number> {
  if (why.action === 'erase') return eraseReviews(tx, inArray(reviews.requestUuid, [...uuids]), why.by);
  await partFromRequests(tx, uuids, why.marks);
  return 0;
}

/** The requests that are about to be erased, with the shops that have to hear of it. */
const readKnown = (tx: Db, uuids: readonly string[]): Promise<Known[]> =>
  tx
    .select({
      uuid: requests.uuid,
      kind: requests.kind,
      mediumUuid: requests.mediumUuid,
      shops: sql<string[]>`array(select distinct ${disclosures.shopUuid} from ${disclosures}
        where ${disclosures.requestUuid} = ${requests.uuid})`,
    })
    .from(requests)
    .where(inArray(requests.uuid, [...uuids]));

/** Keeps how many cases each shop had, without their requests. */
const leaveCaseCounts = (tx: Db, uuids: readonly string[]) =>
  tx
    .insert(pastCases)
    .select(
      tx
        .select({
          shopUuid: cases.shopUuid,
          side: cases.side,
          reason: cases.reason,
          outcome: sql<CaseOutcome | ''>`coalesce(${cases.outcome}, '')`.as('outcome'),
          effect: sql<CaseEffect | ''>`coalesce(${cases.effect}, '')`.as('effect'),
          count: sql<number>`count(*)::integer`.as('count'),
        })
        .from(cases)
        .where(inArray(cases.requestUuid, [...uuids]))
        .groupBy(cases.shopUuid, cases.side, cases.reason, cases.outcome, cases.effect),
    )
    .onConflictDoUpdate({
      target: [pastCases.shopUuid, pastCases.side, pastCases.reason, pastCases.outcome, pastCases.effect],
      set: { count: sql`${pastCases.count} + excluded.count` },
    });

const countMatches = (tx: Db, uuids: readonly string[]): Promise<Matched[]> =>
  tx
    .select({ shop: matches.shopUuid, count: count() })
    .from(matches)
    .where(inArray(matches.requestUuid, [...uuids]))
    .groupBy(matches.shopUuid);

/** Marks deliveries that were not sent yet as erased, and drops the words of those that were. */
async function dropDeliveries(tx: Db, uuids: readonly string[]): Promise<void> {
  const about = inArray(deliveries.subjectUuid, [...uuids]);
  await tx
    .update(deliveries)
    .set({ state: 'erased', settledAt: sql`now()` })
    .where(and(about, inArray(deliveries.state, ['waiting', 'dead'])));
  await tx
    .delete(sentMails)
    .where(
      inArray(sentMails.deliveryUuid, tx.select({ uuid: deliveries.uuid }).from(deliveries).where(about)),
    );
}
