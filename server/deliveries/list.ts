import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { EVENTS, type EventName, TELLING_SHOPS } from '../base/events.ts';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { deliveries } from '../db/schema.ts';

export const DELIVERY_STATES = deliveries.state.enumValues;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Which deliveries; all given have to hold. */
export interface Filter {
  uuids?: readonly string[];
  state?: DeliveryState | undefined;
  event?: EventName | undefined;
  /** A code such as `no_address`. */
  error?: string | undefined;
  /** The uuid of their row. */
  about?: string | undefined;
}

const isOf = ({ uuids = [], state, event, error, about }: Filter): SQL | undefined =>
  and(
    uuids.length > 0 ? inArray(deliveries.uuid, [...uuids]) : undefined,
    state && eq(deliveries.state, state),
    event && eq(deliveries.event, event),
    error ? eq(deliveries.error, error) : undefined,
    about ? eq(deliveries.subjectUuid, about) : undefined,
  );

/** The newest deliveries, without anything personal. */
export const listDeliveries = (db: Db, filter: Filter, { limit, offset }: ListPage) =>
  db
    .select({
      at: deliveries.createdAt,
      uuid: deliveries.uuid,
      state: deliveries.state,
      event: deliveries.event,
      channel: deliveries.channel,
      recipient: deliveries.recipient,
      to: deliveries.recipientKey,
      attempts: deliveries.attempts,
      error: deliveries.error,
    })
    .from(deliveries)
    .where(isOf(filter))
    .orderBy(desc(deliveries.createdAt), asc(deliveries.uuid))
    .limit(limit)
    .offset(offset);

/** How many deliveries there are of each event, state and error. */
export const countDeliveries = (db: Db) =>
  db
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
