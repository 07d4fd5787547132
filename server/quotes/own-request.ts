import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ContactPreference, OwnRequest } from '#contract/schemas/follow-up.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { leadState, newestQuotes, shownQuote } from '../db/records/lead-state.ts';
import { disclosedOf } from '../db/records/ledger.ts';
import { numberOf } from '../db/records/number.ts';
import { questionsOf, shownQuestion } from '../db/records/questions.ts';
import { WHOLE } from '../db/records/reading.ts';
import { matches, requests, shops } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Links } from '../links/links.ts';
import { recentRequests } from '../links/recent-requests.ts';
import { outcomesOf, shownRelease } from '../outcomes/outcomes.ts';
import { type ReviewRow, reviewsOf } from '../outcomes/reviews.ts';
import { isUndoable } from './choice.ts';
import { actOn, type OwnLink, requestOf } from './open-link.ts';
import { shownGoods, shownPreference } from './shown-goods.ts';

/** A request as its seller sees it. */
export async function readOwn(db: Db, links: Links, link: OwnLink): Promise<OwnRequest> {
  const request = await requestOf(db, link);
  const { uuid } = request;
  const [items, matched, quotes, learned, questions, outcomes, reviews] = await Promise.all([
    shownGoods(db, links, uuid, { request: uuid, shop: undefined, version: request.linkVersion }, WHOLE),
    db
      .select({
        match: matches,
        name: shops.shopName,
        tel: shops.tel,
        licence: shops.antiqueDealerLicense,
        recentQuotes: shops.recentQuotes,
        answerHours: shops.answerHours,
        distanceKm: distanceFrom(request.zip1),
      })
      .from(matches)
      .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
      .where(eq(matches.requestUuid, uuid))
      .orderBy(asc(matches.position)),
    newestQuotes(db, uuid),
    disclosedOf(db, uuid),
    questionsOf(db, uuid),
    outcomesOf(db, uuid),
    reviewsOf(db, uuid),
  ]);
  return {
    number: numberOf(uuid),
    created_at: request.createdAt.toISOString(),
    withdrawn_at: request.withdrawnAt?.toISOString() ?? null,
    ended_at: request.endedAt?.toISOString() ?? null,
    items,
    details: customerTexts(request, 'sellerPage', WHOLE),
    shops: matched.map(({ match, name, tel, licence, distanceKm, recentQuotes, answerHours }) => {
      const quote = quotes.get(match.shopUuid);
      const { state, since } = leadState(match, quote);
      return {
        uuid: match.shopUuid,
        name,
        tel,
        state,
        since: since.toISOString(),
        // The quote of a shop that declined afterwards is void.
        quote: shownQuote(match.declinedAt ? undefined : quote),
        undoable: isUndoable(match),
        learned: (learned.get(match.shopUuid) ?? []).map(({ what, at }) => ({ what, at: at.toISOString() })),
        questions: (questions.get(match.shopUuid) ?? []).map((row) =>
          shownQuestion('seller', row, request, match.lookedAt !== null),
        ),
        release: shownRelease('seller', match, outcomes.get(match.shopUuid)),
        review: shownReview(reviews.get(match.shopUuid)),
        licence,
        distance_km: distanceKm,
        recent_quotes: recentQuotes,
        answer_hours: answerHours,
      };
    }),
    preference: shownPreference(request),
    contact_release: request.contactRelease,
    decided_at: request.decidedAt?.toISOString() ?? null,
    better_asked_at: request.betterAskedAt?.toISOString() ?? null,
  };
}

/** Whole kilometres from the town of a postal code to each shop; null where a place is unknown. */
const distanceFrom = (zip: string) =>
  sql<
    number | null
  >`(select round(kilometres(here.latitude, here.longitude, ${shops.latitude}, ${shops.longitude}))
    from cities here where here.id = (select min(city_id) from towns where zipcode = ${zip}::char(7)))`;

const shownReview = (row: ReviewRow | undefined): OwnRequest['shops'][number]['review'] =>
  row
    ? {
        explanation: row.explanation,
        speed: row.speed,
        paid: row.paid,
        text: row.text,
        shown: row.shownAt !== null,
      }
    : null;

/** Hides the seller from all shops, and tells those that have not declined. A second call changes nothing. */
export async function withdraw(db: Db, outbox: Outbox, link: OwnLink): Promise<void> {
  const withdrawn = await db.transaction(async (tx) => {
    const { uuid, mediumUuid, withdrawnAt } = await requestOf(tx, link, true);
    if (withdrawnAt) return false;
    const open = await tx
      .select({ uuid: matches.shopUuid })
      .from(matches)
      .where(and(eq(matches.requestUuid, uuid), isNull(matches.declinedAt)));
    const announced = outbox.announce(['request.withdrawn'], { shops: open, mediumUuid });
    await tx.execute(sql`with stored as (
        update requests set withdrawn_at = clock_timestamp(), seek_at = null, news_at = null where uuid = ${uuid} returning uuid),
      announced as ${announced} select from stored`);
    return true;
  });
  if (withdrawn) outbox.posted();
}

/** @throws Refusal withdrawn_request */
export const prefer = (db: Db, link: OwnLink, { method, hours }: ContactPreference): Promise<void> =>
  actOn(db, link, (tx, { uuid }) =>
    tx
      .update(requests)
      .set({ contactMethod: method, contactHours: [...new Set(hours)] })
      .where(eq(requests.uuid, uuid)),
  );

/** Has the links of an address sent to that address, if there are any. */
export async function askForLink(db: Db, outbox: Outbox, email: string): Promise<void> {
  const written = await rowsOf(
    db,
    sql`with stored as ${recentRequests(db, email, 1)},
      announced as ${outbox.announce(['link.asked'])} select from stored`,
  );
  if (written.length > 0) outbox.posted();
}
