import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#contract/language/languages.ts';
import { markedTest } from '#contract/life/facts.ts';
import { type PlaceState, pendingUntil, placeState, stateSince } from '#contract/life/place-states.ts';
import { reopenUntil, requestState } from '#contract/life/request-states.ts';
import { contactPreference, correction } from '#contract/schemas/follow-up.ts';
import type { Db } from '../db/open.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import type { Brought } from '../db/records/happened.ts';
import { homeVisitsOf, shownVisit } from '../db/records/home-visits.ts';
import { disclosedOf } from '../db/records/ledger.ts';
import { numberOf } from '../db/records/number.ts';
import { type Place, placesOf, requestFacts } from '../db/records/places.ts';
import { questionsByShop, shownQuestion } from '../db/records/questions.ts';
import { mayAbout, newestQuotes, shownQuote } from '../db/records/quotes.ts';
import { WHOLE } from '../db/records/reading.ts';
import { type ReviewRow, stateOfReview } from '../db/records/reviews.ts';
import { testOf } from '../db/records/test-requests.ts';
import { matches, type RequestRow, requests, shops } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import { recentRequests } from '../deliveries/links/recent-requests.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Life } from '../life/life.ts';
import { outcomesOf, shownRelease } from '../life/outcomes.ts';
import { reviewsOf } from '../life/reviews.ts';
import { correct, correctionProblems } from '../people/correct.ts';
import { eraseByUuid } from '../people/erase.ts';
import { readCases } from './cases.ts';
import { behind, type LinkTools, ownAct } from './link-act.ts';
import { type OwnLink, requestOf } from './open-link.ts';
import { shownGoods, shownPreference } from './shown-goods.ts';

/** Until when the seller may take the choice back; null: there is none, or it counts. */
function choiceUntil(places: readonly Place[], now: Date): string | null {
  const ends = places.flatMap(({ facts }) => pendingUntil('chosen', facts, now)?.toISOString() ?? []);
  return ends.toSorted()[0] ?? null;
}

/** The decision about a shop that the seller may still take back; null: there is none, or it counts. */
function shownPending({ facts }: Place, now: Date) {
  const [pending] = (['refused', 'chosen'] as const).flatMap((what) => {
    const until = pendingUntil(what, facts, now);
    return until ? [{ what, until: until.toISOString() }] : [];
  });
  return pending ?? null;
}

/** When the seller pressed for the first shop. */
const decidedAt = (places: readonly Place[]) => places[0]?.facts.decided?.toISOString() ?? null;

/** How a request stands, in the words of contract/life. */
function standing(request: RequestRow, places: readonly Place[], life: Life, now: Date) {
  const facts = requestFacts(request, places);
  const states = places.map(({ facts }): PlaceState => placeState(facts, now));
  const state = requestState(facts, states, now);
  return {
    state,
    decided_at: decidedAt(places),
    choice_until: choiceUntil(places, now),
    reopen_until: reopenUntil(facts, isAnotherFree(places, life), now)?.toISOString() ?? null,
  };
}

/** A further shop may be told of a request. */
const isAnotherFree = (places: readonly Place[], { rules }: Pick<Life, 'rules'>): boolean =>
  places.filter(({ passedWhy }) => passedWhy !== 'unreachable').length < rules.mostTold;

/** A request as its seller sees it. @param asked the language that the seller has asked for */
async function readOwn({ db, links, life }: LinkTools, link: OwnLink, asked?: Language) {
  const now = life.now();
  const request = await requestOf(db, link);
  const { uuid } = request;
  const language = asked ?? request.language;
  const [items, places, cards, quotes, learned, questions, outcomes, reviews, visits, casesAt, test] =
    await Promise.all([
      shownGoods(
        db,
        links,
        uuid,
        { request: uuid, shop: undefined, version: request.linkVersion },
        WHOLE,
        language,
      ),
      placesOf(db, uuid),
      cardsOf(db, request),
      newestQuotes(db, uuid),
      disclosedOf(db, uuid),
      questionsByShop(db, uuid),
      outcomesOf(db, uuid),
      reviewsOf(db, uuid),
      homeVisitsOf(db, uuid),
      readCases(db, links, { side: 'seller', version: request.linkVersion, request }, now),
      testOf(db, request),
    ]);
  return {
    number: numberOf(uuid),
    language,
    created_at: request.createdAt.toISOString(),
    withdrawn_at: request.withdrawnAt?.toISOString() ?? null,
    ended_at: request.endedAt?.toISOString() ?? null,
    ...standing(request, places, life, now),
    items,
    details: customerTexts(request, 'sellerPage', WHOLE),
    shops: places.flatMap((place) => {
      const { shop, facts } = place;
      const card = cards.get(shop);
      const state = placeState(facts, now);
      const visit = visits.get(shop);
      if (!card) return [];
      return [
        {
          uuid: shop,
          ...card,
          state,
          since: stateSince(state, facts).toISOString(),
          why: place.passedWhy,
          // The quote of a shop that declined afterwards is void.
          quote: shownQuote(facts.declined ? undefined : quotes.get(shop)),
          may: mayAbout(facts, quotes.get(shop), now),
          pending: shownPending(place, now),
          learned: (learned.get(shop) ?? []).map(({ what, at }) => ({ what, at: at.toISOString() })),
          questions: (questions.get(shop) ?? []).map((row) =>
            shownQuestion('seller', row, request, facts.contactSeen !== null),
          ),
          release: shownRelease('seller', facts, outcomes.get(shop)),
          review: shownReview(reviews.get(shop), now),
          ...shownVisit('seller', place, visit, { items, learned: learned.get(shop), now }),
          paper_day: visit?.paperDay ?? null,
          ...casesAt(place),
        },
      ];
    }),
    preference: shownPreference(request),
    contact_release: request.contactRelease,
    better_asked_at: request.betterAskedAt?.toISOString() ?? null,
    /** In test mode, the names of the shops that would have got it. */
    test: test?.shops.map((shop) => markedTest(shop.company_shop_name)) ?? null,
  };
}

/** The seller's view of each shop besides its state, by the shop's uuid. */
async function cardsOf(db: Db, { uuid, zip1, prefectureId }: RequestRow) {
  const rows = await db
    .select({
      uuid: shops.uuid,
      name: shops.shopName,
      tel: shops.tel,
      licence: shops.antiqueDealerLicense,
      recent_quotes: shops.recentQuotes,
      answer_hours: shops.answerHours,
      distance_km: distanceFrom(zip1, prefectureId),
    })
    .from(matches)
    .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
    .where(eq(matches.requestUuid, uuid))
    .orderBy(asc(matches.position));
  return new Map(rows.map(({ uuid: shop, ...card }) => [shop, card]));
}

/** Whole kilometres from the town of a postal code to each shop; null where a place is unknown. */
const distanceFrom = (zip: string, prefecture: number | null) =>
  sql<
    number | null
  >`(select round(kilometres(here.latitude, here.longitude, ${shops.latitude}, ${shops.longitude}))
    from cities here where here.prefecture_id = ${prefecture}
      and here.id in (select city_id from towns where zipcode = ${zip}::char(7)) order by here.id limit 1)`;

function shownReview(row: ReviewRow | undefined, now: Date) {
  if (!row) return null;
  const { explanation, speed, paid, text, changeWhy } = row;
  return { explanation, speed, paid, text, state: stateOfReview(row, now), why: changeWhy };
}

export const requestActs = {
  readOwnRequest: {
    ...behind('request', readOwn),
    asks: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
    run: (tools: LinkTools, link: OwnLink, { language }: { language?: Language | undefined }) =>
      readOwn(tools, link, language),
  },
  /** Hides the seller from all shops, and tells those that know of the request. A second time changes nothing. */
  withdrawRequest: ownAct({
    evenWithdrawn: true,
    work: ({ tx, request }) => withdraw(tx, request, 'withdrawn'),
  }),
  /** Opens a request again that was withdrawn, or that has ended, within a day. Shops that knew of it are told. */
  reopenRequest: ownAct({
    evenWithdrawn: true,
    refuses: ['too_late'],
    async work({ tx, request, life, now, refuse }) {
      const places = await placesOf(tx, request.uuid);
      if (!reopenUntil(requestFacts(request, places), isAnotherFree(places, life), now))
        throw refuse('too_late');
      return { happened: [{ event: 'reopened' }] };
    },
  }),
  /** Says how the seller wishes to be reached. */
  preferContact: ownAct({
    asks: contactPreference,
    async work({ tx, request: { uuid } }, { method, hours }) {
      await tx
        .update(requests)
        .set({ contactMethod: method, contactHours: [...new Set(hours)] })
        .where(eq(requests.uuid, uuid));
      return {};
    },
  }),
  /** Corrects name, contact or address. Shops that know the contact are told; a new e-mail address gets the link. */
  correctRequest: ownAct({
    asks: correction,
    mistakes: correctionProblems,
    counts: ({ request: link }, { email }) => ['correction', { email, link }],
    work: ({ tx, request }, texts) => correct(tx, 'seller', request, texts),
  }),
  /** Erases the seller: contact, goods, photos, and deliveries that were not sent yet. The link opens nothing then. */
  eraseOwnRequest: behind('request', async ({ db, photos, outbox, forgetMail }, link: OwnLink) => {
    const { uuid } = await requestOf(db, link);
    const { shops_told: shopCount } = await eraseByUuid(db, photos, [uuid], outbox, 'seller');
    await forgetMail(uuid);
    outbox.posted();
    return { told: shopCount };
  }),
};

/** Takes a request back that is held: the seller does, or the operator for the seller. */
export async function withdraw(
  tx: Db,
  { uuid, withdrawnAt }: RequestRow,
  event: 'withdrawn' | 'withdrawnForSeller',
): Promise<Brought> {
  if (withdrawnAt) return { isNothing: true };
  await tx.update(requests).set({ seekAt: null }).where(eq(requests.uuid, uuid));
  return { happened: [{ event }] };
}

/** Has the links of an address sent to that address, if there are any. */
export async function askForLink(db: Db, outbox: Outbox, email: string): Promise<void> {
  const rows = await withStored(db, recentRequests(db, email, 1), {
    announced: outbox.announce(['link.asked']),
  });
  if (rows.length > 0) outbox.posted();
}
