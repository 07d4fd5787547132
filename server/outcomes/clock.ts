import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { OUTCOME_DAYS } from '#contract/follow-up.ts';
import type { Db } from '../db/open.ts';
import { matches, requests } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { isSaid, outcomesOf } from './outcomes.ts';

/** How many requests are read at a time. */
const BATCH = 200;

const [FIRST_DAYS, SECOND_DAYS] = OUTCOME_DAYS;

/**
 * Notes that the goods can be sold to a shop, once: it has named a price, and it has the contact or was chosen. Changes
 * nothing before that.
 */
export const release = (request: string, shop: string): SQL =>
  sql`update matches set released_at = clock_timestamp(),
      outcome_at = clock_timestamp() + make_interval(days => ${FIRST_DAYS})
    where request_uuid = ${request} and shop_uuid = ${shop} and released_at is null
      and (looked_at is not null or chosen_at is not null)
      and exists (select from quotes where request_uuid = ${request} and shop_uuid = ${shop})`;

/** Asks seller and shop what became of the goods, three days after a release and once more after ten (decision 64). */
export class OutcomeClock {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Asks all who are due. A request that another process works on is left to it. */
  async tick(db: Db, now = new Date()): Promise<void> {
    for (;;) {
      const due = await db
        .select({ uuid: matches.requestUuid })
        .from(matches)
        .where(lte(matches.outcomeAt, now))
        .groupBy(matches.requestUuid)
        .limit(BATCH);
      let asked = 0;
      for (const { uuid } of due)
        await db.transaction(async (tx) => {
          const [request] = await tx
            .select()
            .from(requests)
            .where(eq(requests.uuid, uuid))
            .for('no key update', { skipLocked: true });
          if (!request) return;
          await this.#ask(tx, request, now);
          asked += 1;
        });
      if (due.length < BATCH || asked === 0) break;
    }
    this.#outbox.posted();
  }

  /** One mail to the seller, whichever shops it is about, and one to each of them; none to a side that has answered. */
  async #ask(tx: Db, { uuid, mediumUuid, withdrawnAt }: typeof requests.$inferSelect, now: Date) {
    const due = await tx
      .update(matches)
      .set({
        outcomeAsked: sql`${matches.outcomeAsked} + 1`,
        outcomeAt: sql`case when ${matches.outcomeAsked} = 0
          then ${matches.releasedAt} + make_interval(days => ${SECOND_DAYS}) end`,
      })
      .where(and(eq(matches.requestUuid, uuid), lte(matches.outcomeAt, now)))
      .returning();
    const said = await outcomesOf(tx, uuid);
    const open = due.filter(({ declinedAt, refusedAt }) => !withdrawnAt && !declinedAt && !refusedAt);
    const isOpen = (side: 'seller' | 'shop') =>
      open.filter(({ shopUuid }) => !isSaid(said.get(shopUuid)?.[side]));
    const shops = isOpen('shop').map(({ shopUuid }) => ({ uuid: shopUuid }));
    const toSeller = isOpen('seller').length > 0 ? (['request.outcome_asked'] as const) : [];
    await tx.execute(sql`with stored as (select ${uuid}::uuid as uuid),
      seller as ${this.#outbox.announce(toSeller, { mediumUuid })},
      shops as ${this.#outbox.announce(['lead.outcome_asked'], { shops, mediumUuid })} select from stored`);
    // Both have answered: nobody is asked again.
    for (const { shopUuid } of due)
      if (isSaid(said.get(shopUuid)?.seller) && isSaid(said.get(shopUuid)?.shop))
        await tx
          .update(matches)
          .set({ outcomeAt: null })
          .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shopUuid)));
  }
}
