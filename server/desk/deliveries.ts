import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { shortList } from '#contract/schemas/bounds.ts';
import type { Db } from '../db/open.ts';
import { deliveries } from '../db/schema.ts';
import { type Filter, isState, sendAgain } from '../deliveries/list.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { act, OFFICE, type Tools, view, WORKING } from './act.ts';
import { ofState } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { piece, placeTime } from './piece.ts';

/**
 * Sends deliveries again: dead ones and, if they are named by their uuids, also sent ones.
 * @returns how many
 */
export async function sendChosenAgain(db: Db, outbox: Outbox, by: Person, filter: Filter): Promise<number> {
  const again = await db.transaction(async (tx) => {
    const uuids = await sendAgain(tx, filter);
    const acts = uuids.map((uuid) => ({ action: 'send_again', subject: 'deliveries', uuid }) as const);
    await logAct(tx, by, ...acts);
    return uuids;
  });
  if (again.length > 0) outbox.posted();
  return again.length;
}

export const deliveryActs = {
  /** The newest deliveries, all or those of a state. */
  readDeliveries: view({
    may: OFFICE,
    asks: ofState,
    async read({ db }, { state, after }) {
      const { rows, next } = await piece(
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
      const list = rows.map(({ place: _, at, ...delivery }) => ({ ...delivery, at: at.toISOString() }));
      return { deliveries: list, next };
    },
  }),
  /**
   * Sends dead deliveries again: those that are named, or all. Sent ones are sent again by a command only: by a slip
   * somebody would get all mails twice.
   */
  sendAgain: act({
    may: WORKING,
    asks: z.object({ uuids: shortList(z.guid(), DESK_ROWS), all: z.boolean() }),
    async run({ db, outbox }: Pick<Tools, 'db' | 'outbox'>, by, { uuids, all }) {
      if (!all && uuids.length === 0) return { count: 0 };
      return { count: await sendChosenAgain(db, outbox, by, { state: 'dead', ...(!all && { uuids }) }) };
    },
  }),
};
