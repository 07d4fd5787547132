import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { cellOfValues } from '#contract/base/cells.ts';
import { keysOf } from '#contract/base/keys.ts';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { PLACE_FACTS, PLACED_KINDS, type PlaceFacts } from '#contract/life/facts.ts';
import { placeState, stateSince } from '#contract/life/place-states.ts';
import type { ListPage } from '../base/listing.ts';
import { columnOf } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import { readCaseWords } from '../db/records/cases.ts';
import { numberOf } from '../db/records/number.ts';
import { placesOf } from '../db/records/places.ts';
import { newestQuotes, shownQuote } from '../db/records/quotes.ts';
import {
  auditLog,
  cases,
  conversionDecisions,
  deliveries,
  homeVisits,
  isErasure,
  matches,
  outcomes,
  questions,
  type RequestRow,
  requestAssignments,
  requestItems,
  requestMarks,
  requestNotes,
  requestPhotos,
  requests,
  reviews,
  sentMails,
  shops,
} from '../db/schema.ts';
import { readMarks } from '../limits/marks.ts';
import { readChoices } from '../matching/choices.ts';
import type { ErasedPerson } from './erase.ts';
import { partedBy } from './parted-reviews.ts';

/** A request without anything personal. A type, so that it is a row of a listing. */
export type ListedRequest = {
  at: Date;
  uuid: string;
  /** The number that sellers and shops read in mails. */
  number: string;
  categories: string;
};

/** The newest requests, without those of test mode. */
export async function listRequests(db: Db, { limit, offset }: ListPage): Promise<ListedRequest[]> {
  const newest = await db
    .select({ uuid: requests.uuid, at: requests.createdAt })
    .from(requests)
    .where(inArray(requests.kind, PLACED_KINDS))
    .orderBy(desc(requests.createdAt), asc(requests.uuid))
    .limit(limit)
    .offset(offset);
  const items = await db
    .select()
    .from(requestItems)
    .where(
      inArray(
        requestItems.requestUuid,
        newest.map(({ uuid }) => uuid),
      ),
    )
    .orderBy(asc(requestItems.position));
  return newest.map(({ uuid, at }) => ({
    at,
    uuid,
    number: numberOf(uuid),
    categories: cellOfValues(
      items.filter(({ requestUuid }) => requestUuid === uuid).map(({ category }) => category),
    ),
  }));
}

/** The text that is searched is made of the others. */
const { searchText: _made, ...ITEM_COLUMNS } = getTableColumns(requestItems);

/**
 * Everything that is kept of a request, also personal data; undefined if there is none. Notes in the audit log that it
 * was read.
 */
export async function readWholeRequest(
  db: Db,
  uuid: string,
  action: 'show' | 'export',
  by = '',
): Promise<object | undefined> {
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.uuid, uuid));
    if (!request) return undefined;
    await tx.insert(auditLog).values({ action, subject: 'requests', subjectUuid: uuid, by });
    const quotes = await newestQuotes(tx, uuid);
    const shopRows = await tx
      .select({ uuid: shops.uuid, name: shops.shopName })
      .from(matches)
      .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
      .where(eq(matches.requestUuid, uuid));
    const places = await placesOf(tx, uuid);
    return {
      ...withoutUnread(request),
      items: await tx.select(ITEM_COLUMNS).from(requestItems).where(eq(requestItems.requestUuid, uuid)),
      photos: await tx.select().from(requestPhotos).where(eq(requestPhotos.requestUuid, uuid)),
      questions: await tx.select().from(questions).where(eq(questions.requestUuid, uuid)),
      outcomes: await tx.select().from(outcomes).where(eq(outcomes.requestUuid, uuid)),
      visits: await tx.select().from(homeVisits).where(eq(homeVisits.requestUuid, uuid)),
      conversions: await tx
        .select()
        .from(conversionDecisions)
        .where(eq(conversionDecisions.requestUuid, uuid)),
      reviews: await tx.select().from(reviews).where(eq(reviews.requestUuid, uuid)),
      cases: await wholeCases(tx, uuid),
      notes: await tx
        .select()
        .from(requestNotes)
        .where(eq(requestNotes.requestUuid, uuid))
        .orderBy(asc(requestNotes.at)),
      marks: await tx
        .select()
        .from(requestMarks)
        .where(eq(requestMarks.requestUuid, uuid))
        .orderBy(asc(requestMarks.at)),
      assigned: await tx.select().from(requestAssignments).where(eq(requestAssignments.requestUuid, uuid)),
      shops: places.map(({ shop, facts, declineReason, passedWhy, refusedWhy }) => {
        const state = placeState(facts, new Date());
        return {
          uuid: shop,
          name: shopRows.find(({ uuid: one }) => one === shop)?.name ?? '',
          state,
          since: stateSince(state, facts),
          ...{ declineReason, passedWhy, refusedWhy },
          facts: ownFacts(facts),
          quote: shownQuote(quotes.get(shop)),
        };
      }),
      /** Why they were chosen, without the counts of the shops. */
      matching: (await readChoices(tx, uuid)).flatMap(({ at, category, shops: standing }) =>
        standing
          .filter(({ fate }) => fate === 'chosen')
          .map(({ name, place, is_special, way, km }) => ({
            at,
            category,
            name,
            place,
            is_special,
            way,
            km,
          })),
      ),
      deliveries: await tx
        .select({
          event: deliveries.event,
          recipient: deliveries.recipient,
          to: deliveries.recipientKey,
          state: deliveries.state,
          at: deliveries.settledAt,
          /** The words, if it is a mail that was sent. */
          subject: sentMails.subject,
          text: sentMails.text,
        })
        .from(deliveries)
        .leftJoin(sentMails, eq(sentMails.deliveryUuid, deliveries.uuid))
        .where(eq(deliveries.subjectUuid, uuid))
        .orderBy(asc(deliveries.createdAt), asc(deliveries.recipient)),
    };
  });
}

/** The cases about a request, without the words and photos of the shop that were not passed on. */
async function wholeCases(tx: Db, request: string): Promise<object[]> {
  const rows = await tx
    .select()
    .from(cases)
    .where(eq(cases.requestUuid, request))
    .orderBy(asc(cases.reportedAt));
  const { words, photos } = await readCaseWords(
    tx,
    rows.map(({ uuid }) => uuid),
  );
  return rows.map((row) => ({
    ...row,
    words: (words.get(row.uuid) ?? []).filter(
      ({ side, toSide, passedAt }) => passedAt !== null || (side !== 'shop' && toSide !== 'shop'),
    ),
    photos: (photos.get(row.uuid) ?? []).filter(({ side }) => side === 'seller'),
  }));
}

/** The reviews of a person whose requests became too old. Notes in the audit log that they were read. */
export async function readParted(db: Db, person: ErasedPerson, by: string): Promise<object[]> {
  const which = partedBy(await readMarks(db), person);
  if (!which) return [];
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(reviews).where(which).orderBy(asc(reviews.writtenAt));
    if (rows.length === 0) return [];
    await tx
      .insert(auditLog)
      .values(
        rows.map(
          ({ uuid: subjectUuid }) => ({ action: 'export', subject: 'reviews', subjectUuid, by }) as const,
        ),
      );
    return rows.map(({ emailMark: _email, phoneMark: _phone, ...review }) => review);
  });
}

/** A request without the customer's fields that exports do not have. */
function withoutUnread(request: RequestRow): object {
  const unread = CUSTOMER_FIELD_KEYS.map(customerField)
    .filter(({ readers }) => !readers.includes('export'))
    .map(({ wire }): string => columnOf(wire.name));
  return Object.fromEntries(Object.entries(request).filter(([column]) => !unread.includes(column)));
}

/** The uuids of all erased rows, oldest first. */
export async function listErased(db: Db): Promise<string[]> {
  const rows = await db
    .select({ uuid: auditLog.subjectUuid })
    .from(auditLog)
    .where(isErasure)
    .orderBy(asc(auditLog.at));
  return rows.map(({ uuid }) => uuid);
}

/** The moments that have come, by the names of the facts. Those of the request stand beside it. */
const ownFacts = (facts: PlaceFacts) =>
  Object.fromEntries(
    keysOf(PLACE_FACTS).flatMap((name) => {
      const moment = facts[name];
      return moment ? [[name, moment]] : [];
    }),
  );
