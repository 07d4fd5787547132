import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PassReason } from '#contract/follow-up.ts';
import { LIMITS } from '#contract/limits.ts';
import type { EventName } from '../base/events.ts';
import { FEW_PLACES, type PlaceRules } from '../base/place-rules.ts';
import { BATCH, eachDue } from '../db/each-due.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { newestQuotes } from '../db/records/lead-state.ts';
import { disclose } from '../db/records/ledger.ts';
import { type MatchRow, matches, type RequestRow, requests, shops } from '../db/schema.ts';
import type { Delivery, Settled } from '../deliveries/carry-out.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { bringNews, sendNews } from './news.ts';
import { afterWorkingDays, afterWorkingHours, readOpeningHours } from './working-time.ts';

/** The mails that tell a shop of a request. */
const TELLING: readonly EventName[] = ['request.created', 'lead.passed_on'];

/** A request without a free shop asks again after this time. */
const SEEK_MINUTES = 10;

/** Errors that are about the shop's address: until somebody mends it, the next mail would not arrive either. */
const isAboutAddress = (code: string) => /^(no_address|bad_address|bounced|smtp_5\d\d)$/.test(code);

/**
 * The places of requests. A shop holds one from the moment that it is matched; it loses it when it cannot be told, does
 * not look, or looks and does not answer. Then the next shop gets it (decision 61).
 */
export class Places {
  readonly #outbox: Outbox;
  readonly #rules: PlaceRules;

  constructor(outbox: Outbox, rules: PlaceRules) {
    this.#outbox = outbox;
    this.#rules = rules;
  }

  /** When shops are looked for the next time, for a request that has so many. */
  firstSeek = (shopCount: number, now = new Date()): Date | null =>
    shopCount < FEW_PLACES ? minutesLater(now, SEEK_MINUTES) : null;

  /** Follows mail to shops: the clock of a shop starts when it was told; one that cannot be told loses its place. */
  async settled(tx: Db, delivery: Delivery, settled: Settled, now = new Date()): Promise<void> {
    const { event, channel, recipient, subjectUuid, recipientKey } = delivery;
    if (channel !== 'mail' || recipient !== 'shop' || settled.state === 'erased') return;
    const isTelling = TELLING.includes(event);
    const request = settled.state === 'dead' && isTelling ? await held(tx, subjectUuid) : undefined;
    if (settled.state === 'dead' && isAboutAddress(settled.error))
      await tx
        .update(shops)
        .set({ unreachableAt: now, unreachableWhy: settled.error })
        .where(and(eq(shops.uuid, recipientKey), isNull(shops.unreachableAt)));
    if (!isTelling) return;
    const match = await matchOf(tx, subjectUuid, recipientKey);
    if (!match || match.passedAt) return;
    if (settled.state === 'dead') {
      if (request && !match.lookedAt) await this.#pass(tx, request, match, 'unreachable', now);
      return;
    }
    await tx.execute(
      disclose({ request: subjectUuid, shop: recipientKey, what: 'goods', act: 'seller', at: now }),
    );
    if (match.toldAt) return;
    const nextAt = afterWorkingHours(now, this.#rules.remindHours, await openingOf(tx, recipientKey));
    await tx
      .update(matches)
      .set({ toldAt: now, ...(!match.lookedAt && { nextAt }) })
      .where(isMatch(match));
  }

  /** The shop has looked: it has more time for its answer. */
  async looked(tx: Db, match: MatchRow, now = new Date()): Promise<void> {
    const nextAt = afterWorkingDays(now, this.#rules.lookedDays, await openingOf(tx, match.shopUuid));
    await tx.update(matches).set({ nextAt }).where(isMatch(match));
  }

  /** The shop has answered. */
  async answered(tx: Db, match: MatchRow): Promise<void> {
    await tx.update(matches).set({ nextAt: null }).where(isMatch(match));
  }

  /**
   * Gives free places to the next shops: as many as were given up, and more while few are held.
   * @param freed places that have just been given up
   */
  async fill(tx: Db, request: RequestRow, freed: number, now = new Date()): Promise<void> {
    const { uuid, mediumUuid } = request;
    if (request.withdrawnAt || request.endedAt || request.decidedAt) return;
    let held = await heldPlaces(tx, uuid);
    for (let given = 0; given < freed || held < FEW_PLACES; given += 1, held += 1) {
      const [passed] = await rowsOf<{ shop: string | null }>(
        tx,
        sql`select pass_on(${uuid}, ${LIMITS.matchedShops}, ${this.#rules.mostTold}) as shop`,
      );
      if (!passed?.shop) break;
      const about = { shops: [{ uuid: passed.shop }], mediumUuid };
      await tx.execute(sql`with stored as (select ${uuid}::uuid as uuid),
        announced as ${this.#outbox.announce(['lead.passed_on'], about)} select from stored`);
      await bringNews(tx, request, now);
    }
    await tx
      .update(requests)
      .set({ seekAt: held < FEW_PLACES ? minutesLater(now, SEEK_MINUTES) : null })
      .where(eq(requests.uuid, uuid));
  }

  /** Does all that is due: reminders, places that are passed on, searches for shops, mails with news. */
  async tick(db: Db, now = new Date()): Promise<void> {
    await eachDue(
      db,
      () => dueMatches(db, now),
      (tx, request) => this.#work(tx, request, now),
    );
    await eachDue(
      db,
      () => dueRequests(db, requests.seekAt, now),
      (tx, request) => this.#seek(tx, request, now),
    );
    await eachDue(
      db,
      () => dueRequests(db, requests.newsAt, now),
      async (tx, request) => {
        if (request.newsAt && request.newsAt <= now) await sendNews(tx, this.#outbox, request, now);
      },
    );
    this.#outbox.posted();
  }

  async #work(tx: Db, request: RequestRow, now: Date): Promise<void> {
    const due = await tx
      .select()
      .from(matches)
      .where(and(eq(matches.requestUuid, request.uuid), lte(matches.nextAt, now)));
    const quotes = await newestQuotes(tx, request.uuid);
    for (const match of due) {
      const hasAnswered = Boolean(match.calledAt || match.declinedAt || quotes.has(match.shopUuid));
      if (match.refusedAt) await this.#tellRefusal(tx, request, match, now);
      else if (request.withdrawnAt || request.decidedAt || match.passedAt || hasAnswered)
        await this.answered(tx, match);
      else if (match.lookedAt) await this.#pass(tx, request, match, 'unanswered', now);
      else if (match.remindedAt) await this.#pass(tx, request, match, 'silent', now);
      else await this.#remind(tx, request, match, now);
    }
  }

  async #remind(tx: Db, { uuid, mediumUuid }: RequestRow, match: MatchRow, now: Date): Promise<void> {
    const opening = await openingOf(tx, match.shopUuid);
    const nextAt = afterWorkingDays(match.toldAt ?? now, this.#rules.silentDays, opening);
    const reminded = tx
      .update(matches)
      .set({ remindedAt: now, nextAt: nextAt > now ? nextAt : minutesLater(now, SEEK_MINUTES) })
      .where(isMatch(match))
      .returning({ uuid: sql`${uuid}::uuid`.as('uuid') });
    const about = { shops: [{ uuid: match.shopUuid }], mediumUuid };
    await tx.execute(sql`with stored as ${reminded},
      announced as ${this.#outbox.announce(['lead.reminded'], about)} select from stored`);
  }

  /** The refusal can no longer be taken back. */
  async #tellRefusal(tx: Db, { uuid, mediumUuid, withdrawnAt }: RequestRow, match: MatchRow, now: Date) {
    const told = tx
      .update(matches)
      .set({ refusalToldAt: now, nextAt: null })
      .where(isMatch(match))
      .returning({ uuid: sql`${uuid}::uuid`.as('uuid') });
    const about = { shops: withdrawnAt ? [] : [{ uuid: match.shopUuid }], mediumUuid };
    await tx.execute(sql`with stored as ${told},
      announced as ${this.#outbox.announce(['lead.refused'], about)} select from stored`);
  }

  /** Gives the place of a shop to the next one, because the operator wants so. The caller holds the request. */
  passOn = (tx: Db, request: RequestRow, match: MatchRow, now = new Date()): Promise<void> =>
    this.#pass(tx, request, match, 'operator', now);

  async #pass(tx: Db, request: RequestRow, match: MatchRow, why: PassReason, now: Date): Promise<void> {
    await tx.update(matches).set({ passedAt: now, passedWhy: why, nextAt: null }).where(isMatch(match));
    await this.fill(tx, request, 1, now);
  }

  /** Looks for shops for some days; then, if none is left and none has named a price, says that it has ended. */
  async #seek(tx: Db, request: RequestRow, now: Date): Promise<void> {
    const { uuid, createdAt, withdrawnAt, endedAt, decidedAt, seekAt } = request;
    if (!seekAt || seekAt > now) return;
    const stop = () => tx.update(requests).set({ seekAt: null }).where(eq(requests.uuid, uuid));
    if (withdrawnAt || endedAt || decidedAt) return void (await stop());
    await this.fill(tx, request, 0, now);
    if (now < daysLater(createdAt, this.#rules.seekDays)) return;
    const isOver = (await heldPlaces(tx, uuid)) === 0 && (await newestQuotes(tx, uuid)).size === 0;
    await stop();
    if (!isOver) return;
    const ended = tx
      .update(requests)
      .set({ endedAt: now, newsAt: null })
      .where(eq(requests.uuid, uuid))
      .returning({ uuid: requests.uuid });
    await tx.execute(sql`with stored as ${ended},
      announced as ${this.#outbox.announce(['request.ended'], request)} select from stored`);
  }
}

const minutesLater = (since: Date, minutes: number) => new Date(since.getTime() + minutes * 60_000);
const daysLater = (since: Date, days: number) => minutesLater(since, days * 24 * 60);

const isMatch = ({ requestUuid, shopUuid }: MatchRow): SQL | undefined =>
  and(eq(matches.requestUuid, requestUuid), eq(matches.shopUuid, shopUuid));

async function matchOf(tx: Db, request: string, shop: string): Promise<MatchRow | undefined> {
  const [match] = await tx
    .select()
    .from(matches)
    .where(and(eq(matches.requestUuid, request), eq(matches.shopUuid, shop)));
  return match;
}

/** The request, whose places no other call changes until the transaction ends. */
async function held(tx: Db, uuid: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(requests).where(eq(requests.uuid, uuid)).for('no key update');
  return row;
}

async function openingOf(tx: Db, shop: string) {
  const [row] = await tx.select({ words: shops.businessHours }).from(shops).where(eq(shops.uuid, shop));
  return readOpeningHours(row?.words ?? '');
}

async function heldPlaces(tx: Db, request: string): Promise<number> {
  const [row] = await rowsOf<{ held: number }>(tx, sql`select held_places(${request}) as held`);
  return row?.held ?? 0;
}

const dueMatches = (db: Db, now: Date) =>
  db
    .select({ uuid: matches.requestUuid })
    .from(matches)
    .where(lte(matches.nextAt, now))
    .groupBy(matches.requestUuid)
    .limit(BATCH);

const dueRequests = (db: Db, at: typeof requests.seekAt | typeof requests.newsAt, now: Date) =>
  db.select({ uuid: requests.uuid }).from(requests).where(lte(at, now)).orderBy(at).limit(BATCH);
