import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { deliveries } from '../db/schema.ts';
import { type Filter, isState, sendAgain } from '../deliveries/list.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { piece, placeTime } from './piece.ts';
import { allow } from './rights.ts';

/** The newest deliveries, all or those of a state. */
export function listDeliveries(db: Db, by: Person, state: string | undefined, after: string | undefined) {
  allow(by, 'readDeliveries');
  return piece(
    { at: deliveries.createdAt, uuid: deliveries.uuid },
    after,
    (where, limit) =>
      db
        .select({
          uuid: deliveries.uuid,
          at: deliveries.createdAt,
          state: deliveries.state,
          event: deliveries.event,
          channel: deliveries.channel,
          recipient: deliveries.recipient,
          attempts: deliveries.attempts,
          error: deliveries.error,
          place: placeTime(deliveries.createdAt),
        })
        .from(deliveries)
        .where(and(where, state && isState(state) ? eq(deliveries.state, state) : undefined))
        .orderBy(desc(deliveries.createdAt), desc(deliveries.uuid))
        .limit(limit),
    ({ place, uuid }) => ({ at: place, uuid }),
  );
}

/**
 * Sends deliveries again: dead ones and, if they are named by their uuids, also sent ones.
 * @returns how many
 */
export async function sendChosenAgain(db: Db, outbox: Outbox, by: Person, filter: Filter): Promise<number> {
  allow(by, 'sendAgain');
  const again = await db.transaction(async (tx) => {
    const uuids = await sendAgain(tx, filter);
    const acts = uuids.map((uuid) => ({ action: 'send_again', subject: 'deliveries', uuid }) as const);
    await logAct(tx, by, ...acts);
    return uuids;
  });
  if (again.length > 0) outbox.posted();
  return again.length;
}

/**
 * Sends dead deliveries again: those that are named, or all. Sent ones are sent again by a command only: by a slip
 * somebody would get all mails twice.
 * @returns how many
 */
export async function sendDeadAgain(
  db: Db,
  outbox: Outbox,
  by: Person,
  { uuids, all }: { uuids: readonly string[]; all: boolean },
): Promise<number> {
  allow(by, 'sendAgain');
  if (!all && uuids.length === 0) return 0;
  return sendChosenAgain(db, outbox, by, { state: 'dead', ...(!all && { uuids }) });
}
