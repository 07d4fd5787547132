import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { OUTCOME_DAYS } from '#contract/follow-up.ts';
import { BATCH, eachDue } from '../db/each-due.ts';
import type { Db } from '../db/open.ts';
import { seesGoods } from '../db/records/lead-state.ts';
import { matches, type RequestRow } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { isSaid, outcomesOf } from './outcomes.ts';

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

  /** Asks all who are due. */
  async tick(db: Db, now = new Date()): Promise<void> {
    const find = () =>
      db
        .select({ uuid: matches.requestUuid })
        .from(matches)
        .where(lte(matches.outcomeAt, now))
        .groupBy(matches.requestUuid)
        .limit(BATCH);
    await eachDue(db, find, (tx, request) => this.#ask(tx, request, now));
    this.#outbox.posted();
  }

  /** One mail to the seller, whichever shops it is about, and one to each of them; none to a side that has answered. */
  async #ask(tx: Db, request: RequestRow, now: Date) {
    const { uuid, mediumUuid } = request;
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
    const open = due.filter((match) => seesGoods(request, match));
    const isOpen = (side: 'seller' | 'shop') =>
      open.filter(({ shopUuid }) => !isSaid(said.get(shopUuid)?.[side]));
    const shops = isOpen('shop').map(({ shopUuid }) => ({ uuid: shopUuid }));
    const toSeller = isOpen('seller').length > 0 ? (['request.outcome_asked'] as const) : [];
    await tx.execute(sql`with stored as (select ${uuid}::uuid as uuid),
      seller as ${this.#outbox.announce(toSeller, { mediumUuid })},
      shops as ${this.#outbox.announce(['lead.outcome_asked'], { shops, mediumUuid })} select from stored`);
  }
}
