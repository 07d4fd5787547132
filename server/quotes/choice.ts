import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ContactRelease } from '#contract/follow-up.ts';
import { MOST_CHOSEN, type RefusalReason, UNDO_MINUTES } from '#contract/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { newestQuotes, seesGoods } from '../db/records/lead-state.ts';
import { type MatchRow, matches, requests } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { release } from '../outcomes/clock.ts';
import { actOn, type OwnLink } from './open-link.ts';

const MINUTE_MS = 60_000;

/** Whether a refusal can still be taken back. */
export const isUndoable = (
  { refusedAt, refusalToldAt }: Pick<MatchRow, 'refusedAt' | 'refusalToldAt'>,
  now = new Date(),
): boolean =>
  refusedAt !== null && !refusalToldAt && now.getTime() - refusedAt.getTime() < UNDO_MINUTES * MINUTE_MS;

/** The seller says which shops may see the contact. */
export const releaseContact = (db: Db, link: OwnLink, release: ContactRelease): Promise<void> =>
  actOn(db, link, async (tx, { uuid }) => {
    await tx.update(requests).set({ contactRelease: release }).where(eq(requests.uuid, uuid));
  });

/**
 * The seller decides for shops with a quote: at first, or for further ones. They are told, and so is every other shop
 * that could still answer; no further shop is looked for.
 * @throws Refusal not_choosable
 */
export async function choose(
  db: Db,
  outbox: Outbox,
  link: OwnLink,
  wanted: readonly string[],
): Promise<void> {
  await actOn(db, link, async (tx, { uuid, mediumUuid, decidedAt }) => {
    const all = await tx.select().from(matches).where(eq(matches.requestUuid, uuid));
    const quotes = await newestQuotes(tx, uuid);
    const chosen = all.filter(({ shopUuid }) => wanted.includes(shopUuid));
    const isChoosable = chosen.every(
      ({ shopUuid, declinedAt, refusedAt }) => quotes.has(shopUuid) && !declinedAt && !refusedAt,
    );
    const before = all.filter(({ chosenAt }) => chosenAt);
    const added = chosen.filter(({ chosenAt }) => !chosenAt);
    if (!isChoosable || chosen.length !== new Set(wanted).size || before.length + added.length > MOST_CHOSEN)
      throw new Refusal('not_choosable');
    if (added.length === 0) return;
    const moment = sql`clock_timestamp()`;
    await tx
      .update(matches)
      .set({ chosenAt: moment })
      .where(and(eq(matches.requestUuid, uuid), inArray(matches.shopUuid, uuidsOf(added))));
    for (const { shopUuid } of added) await tx.execute(release(uuid, shopUuid));
    // Those that the seller has refused are told of that.
    await tx
      .update(matches)
      .set({ nextAt: null })
      .where(and(eq(matches.requestUuid, uuid), isNull(matches.refusedAt)));
    const others = all.filter(
      ({ shopUuid, declinedAt, passedAt, refusedAt, chosenAt, lookedAt }) =>
        !chosenAt && !declinedAt && !refusedAt && !(passedAt && !lookedAt) && !wanted.includes(shopUuid),
    );
    const stored = sql`update requests set decided_at = coalesce(decided_at, clock_timestamp()), seek_at = null
      where uuid = ${uuid} returning uuid`;
    const told = (shops: typeof all) => ({
      shops: shops.map(({ shopUuid }) => ({ uuid: shopUuid })),
      mediumUuid,
    });
    await tx.execute(sql`with stored as (${stored}),
      chosen as ${outbox.announce(['lead.chosen'], told(added))},
      others as ${outbox.announce(['lead.refused'], told(decidedAt ? [] : others))} select from stored`);
  });
  outbox.posted();
}

/**
 * The seller lets each shop that has named a price better it, once. They are told.
 * @throws Refusal not_choosable if no shop can, if it was asked before, or the seller has decided
 */
export async function askForBetter(db: Db, outbox: Outbox, link: OwnLink): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const { uuid, mediumUuid, decidedAt, betterAskedAt } = request;
    const all = await tx.select().from(matches).where(eq(matches.requestUuid, uuid));
    const quotes = await newestQuotes(tx, uuid);
    const shops = all
      .filter((match) => quotes.has(match.shopUuid) && seesGoods(request, match))
      .map(({ shopUuid }) => ({ uuid: shopUuid }));
    if (decidedAt || betterAskedAt || shops.length === 0) throw new Refusal('not_choosable');
    const stored = sql`update requests set better_asked_at = clock_timestamp() where uuid = ${uuid} returning uuid`;
    await tx.execute(sql`with stored as (${stored}),
      announced as ${outbox.announce(['lead.better_asked'], { shops, mediumUuid })} select from stored`);
  });
  outbox.posted();
}

const uuidsOf = (rows: readonly { shopUuid: string }[]) => rows.map(({ shopUuid }) => shopUuid);

/**
 * The seller refuses a shop. It is told when the refusal can no longer be taken back (`Places.tick`).
 * @throws Refusal not_choosable for a shop that is over for the request, or that was chosen
 */
export const refuse = (db: Db, link: OwnLink, shop: string, reason: RefusalReason): Promise<void> =>
  actOn(db, link, async (tx, { uuid }) => {
    const refused = await tx
      .update(matches)
      .set({
        refusedAt: sql`clock_timestamp()`,
        refusedWhy: reason,
        nextAt: sql`clock_timestamp() + make_interval(mins => ${UNDO_MINUTES})`,
      })
      .where(
        and(
          eq(matches.requestUuid, uuid),
          eq(matches.shopUuid, shop),
          isNull(matches.declinedAt),
          isNull(matches.chosenAt),
          isNull(matches.refusedAt),
        ),
      )
      .returning({ shop: matches.shopUuid });
    if (refused.length === 0) throw new Refusal('not_choosable');
  });

/** The seller takes a refusal back. @throws Refusal too_late */
export const undoRefusal = (db: Db, link: OwnLink, shop: string): Promise<void> =>
  actOn(db, link, async (tx, { uuid }) => {
    const isShop = and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shop));
    const [match] = await tx.select().from(matches).where(isShop);
    if (!match || !isUndoable(match)) throw new Refusal('too_late');
    await tx.update(matches).set({ refusedAt: null, refusedWhy: null, nextAt: null }).where(isShop);
  });
