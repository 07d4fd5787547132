import * as z from 'zod/mini';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { shortList } from '#contract/schemas/bounds.ts';
import type { Db } from '../db/open.ts';
import { type Filter, sendAgain } from '../deliveries/list.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { act, type Tools, WORKING } from './act.ts';
import { deliveryQuery, filterOf } from './delivery-list.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';

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
  /**
   * Sends dead deliveries again: those that are named, or all of a filter. Sent ones are sent again by a command only: by
   * a slip somebody would get all mails twice.
   */
  sendAgain: act({
    may: WORKING,
    asks: z.extend(deliveryQuery, { uuids: shortList(z.guid(), DESK_ROWS), all: z.boolean() }),
    async run({ db, outbox }: Pick<Tools, 'db' | 'outbox'>, by, { uuids, all, ...query }) {
      if (!all && uuids.length === 0) return { count: 0 };
      const filter = all ? await filterOf(db, query) : { uuids };
      return { count: await sendChosenAgain(db, outbox, by, { ...filter, state: 'dead' }) };
    },
  }),
};
