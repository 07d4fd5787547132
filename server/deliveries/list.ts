import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { daysLater } from '#contract/base/japanese-days.ts';
import { reasonWords } from '#contract/desk/delivery-reasons.ts';
import { EVENTS, type EventName, TELLING_SHOPS } from '../base/events.ts';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { beginOf } from '../db/records/day-sql.ts';
import { numberOf } from '../db/records/number.ts';
import { deliveries } from '../db/schema.ts';

export const DELIVERY_STATES = deliveries.state.enumValues;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Which deliveries; all given have to hold. An empty list is that of none. */
export interface Filter {
  /** Left out or empty: any. */
  uuids?: readonly string[];
  state?: DeliveryState | undefined;
  event?: EventName | undefined;
  /** Codes such as `no_address`. */
  errors?: readonly string[] | undefined;
  /** The uuids of their rows. */
  about?: readonly string[] | undefined;
  /** Shops, or endpoints of media, by their uuids; all of them if those are left out. */
  to?: { recipient: 'shop' | 'medium'; keys?: readonly string[] } | undefined;
  /** Days in Japan, both included. */
  from?: string | undefined;
  until?: string | undefined;
}

const oneOf = (column: Parameters<typeof inArray>[0], values: readonly string[] | undefined) =>
  values &&
  (values.length > 1
    ? inArray(column, [...values])
    : values.length === 1
      ? eq(column, values[0])
      : sql`false`);

/** The condition of a filter. */
export const isOf = ({ uuids = [], state, event, errors, about, to, from, until }: Filter): SQL | undefined =>
  and(
    uuids.length > 0 ? inArray(deliveries.uuid, [...uuids]) : undefined,
    state && eq(deliveries.state, state),
    event && eq(deliveries.event, event),
    oneOf(deliveries.error, errors),
    oneOf(deliveries.subjectUuid, about),
    to && eq(deliveries.recipient, to.recipient),
    to && oneOf(deliveries.recipientKey, to.keys),
    from ? gte(deliveries.createdAt, beginOf(from)) : undefined,
    until ? lt(deliveries.createdAt, beginOf(daysLater(until, 1))) : undefined,
  );

/** The newest deliveries, without anything personal. */
export async function listDeliveries(db: Db, filter: Filter, { limit, offset }: ListPage) {
  const rows = await db
    .select({
      at: deliveries.createdAt,
      uuid: deliveries.uuid,
      state: deliveries.state,
      event: deliveries.event,
      channel: deliveries.channel,
      recipient: deliveries.recipient,
      to: deliveries.recipientKey,
      subject: deliveries.subject,
      about: deliveries.subjectUuid,
      attempts: deliveries.attempts,
      error: deliveries.error,
    })
    .from(deliveries)
    .where(isOf(filter))
    .orderBy(desc(deliveries.createdAt), asc(deliveries.uuid))
    .limit(limit)
    .offset(offset);
  return rows.map(({ subject, about, ...row }) => ({
    ...row,
    /** The number of the request. */
    number: subject === 'requests' ? numberOf(about) : null,
    why: row.error && reasonWords(row.error).why,
  }));
}

/** How many deliveries there are of each event, state and error. */
export async function countDeliveries(db: Db) {
  const rows = await db
    .select({
      state: deliveries.state,
      event: deliveries.event,
      recipient: deliveries.recipient,
      error: deliveries.error,
      count: count(),
    })
    .from(deliveries)
    .groupBy(deliveries.state, deliveries.event, deliveries.recipient, deliveries.error)
    .orderBy(deliveries.state, deliveries.event, deliveries.recipient);
  return rows.map((row) => ({ ...row, why: row.error && reasonWords(row.error).why }));
}

/** All data of some deliveries. */
export const showDeliveries = (db: Db, uuids: readonly string[]) =>
  db.select().from(deliveries).where(isOf({ uuids })).orderBy(asc(deliveries.createdAt));

/**
 * Sends dead deliveries again and, if they are named by their uuids, also sent ones. A delivery about an erased row
 * stays unsent.
 * @returns their uuids
 */
export async function sendAgain(db: Db, filter: Filter): Promise<string[]> {
  const states: DeliveryState[] = filter.uuids?.length ? ['dead', 'sent'] : ['dead'];
  const again = await db
    .update(deliveries)
    .set({ state: 'waiting', job: null, attempts: 0, error: null, attemptedAt: null, settledAt: null })
    .where(and(inArray(deliveries.state, states), isOf(filter)))
    .returning({ uuid: deliveries.uuid });
  return again.map(({ uuid }) => uuid);
}

/**
 * Sends the mails that tell shops of a request again, sent or dead.
 * @returns how many
 */
export async function sendTellingAgain(db: Db, request: string, shops: readonly string[]): Promise<number> {
  const again = await db
    .select({ uuid: deliveries.uuid })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subjectUuid, request),
        eq(deliveries.recipient, 'shop'),
        inArray(deliveries.event, [...TELLING_SHOPS]),
        inArray(deliveries.recipientKey, [...shops]),
      ),
    );
  if (again.length === 0) return 0;
  return (await sendAgain(db, { uuids: again.map(({ uuid }) => uuid) })).length;
}

export const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name);
export const isState = (name: string): name is DeliveryState =>
  DELIVERY_STATES.some((state) => state === name);
