import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  CASE_EFFECTS,
  CASE_LIMITS,
  CASE_OUTCOMES,
  CASE_SIDES,
  type CaseSide,
  caseDeadline,
  caseState,
  effectRow,
  effectsOf,
  isSoundEnd,
  otherSide,
} from '#contract/life/cases.ts';
import { placeState } from '#contract/life/place-states.ts';
import { keyOf, shortList } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { caseFacts, readCaseWords } from '../db/records/cases.ts';
import { numberOf } from '../db/records/number.ts';
import { placeAt } from '../db/records/places.ts';
import { newestQuotes } from '../db/records/quotes.ts';
import { shopNames } from '../db/records/shop-names.ts';
import { type CaseRow, cases, caseWords, requests } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import { outcomesOf } from '../life/outcomes.ts';
import { countMarks, markSender } from '../limits/sender-marks.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import { actOn, type Tools, view, WORKING } from './act.ts';
import { ofOne } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { countShopCases } from './shop-cases.ts';
import { passOnAll, stopShop } from './stop-shop.ts';

/** A case with the words and photos of both sides. */
async function wholeCase(db: Db, links: Links, by: Person, row: CaseRow, now: Date) {
  const { uuid, requestUuid, shopUuid } = row;
  const [[request], [shop], place, quotes, outcomes, messages, counts] = await Promise.all([
    db.select().from(requests).where(eq(requests.uuid, requestUuid)),
    shopNames(db, [shopUuid]),
    placeAt(db, requestUuid, shopUuid),
    newestQuotes(db, requestUuid),
    outcomesOf(db, requestUuid),
    readCaseWords(db, [uuid]),
    countShopCases(db, shopUuid),
  ]);
  if (!request || !place) return undefined;
  const facts = caseFacts(row);
  const due = caseDeadline(facts, now);
  const { low, high } = quotes.get(shopUuid) ?? {};
  const photosOf = (side: CaseSide) =>
    (messages.photos.get(uuid) ?? [])
      .filter((photo) => photo.side === side)
      .map(({ position, type }) => ({
        url: `${PHOTOS}/${links.casePhotos.make({ case: uuid, side, viewer: 'operator', version: 0, position }, now)}`,
        type,
      }));
  return {
    ...{ uuid, request: requestUuid, number: numberOf(requestUuid), shop: shopUuid },
    shop_name: shop?.name ?? '',
    side: row.side,
    reason: row.reason,
    state: caseState(facts, now),
    at: row.reportedAt.toISOString(),
    told_at: row.toldAt?.toISOString() ?? null,
    asked: row.askedSide,
    due: due?.toISOString() ?? null,
    overdue: due !== null && due <= now,
    ended_at: row.endedAt?.toISOString() ?? null,
    outcome: row.outcome,
    effect: row.effect,
    place: { state: placeState(place.facts, now), why: place.passedWhy },
    /** In yen: the quote, and what was paid in the words of each side. */
    quote: low === undefined || high === undefined ? null : { low, high },
    paid: {
      seller: outcomes.get(shopUuid)?.seller?.amount ?? null,
      shop: outcomes.get(shopUuid)?.shop?.amount ?? null,
    },
    words: (messages.words.get(uuid) ?? []).map((one) => ({
      ...{ uuid: one.uuid, side: one.side, to: one.toSide, by: one.by, text: one.text },
      at: one.at.toISOString(),
      passed_at: one.passedAt?.toISOString() ?? null,
    })),
    photos: { seller: photosOf('seller'), shop: photosOf('shop') },
    /** The effects that this person may choose. */
    effects: effectsOf(row.reason, facts).filter((effect) => isFor(by, effect)),
    shop_cases: counts,
    sender_marks: await countMarks(db, { email: request.email, phone: request.tel1 }, now),
  };
}

const isFor = (by: Person, effect: keyof typeof CASE_EFFECTS) =>
  effectRow(effect).may.some((role) => role === by.role);

const text = z.string().check(z.trim(), z.maxLength(CASE_LIMITS.text));

/** Writes the words of the operator, to one side or to both. */
async function say(tx: Db, by: Person, row: CaseRow, to: CaseSide | null, words: string, now: Date) {
  if (words === '') return;
  await tx
    .insert(caseWords)
    .values({ caseUuid: row.uuid, at: now, side: 'operator', toSide: to, by: by.name, text: words });
}

const endCase = actOn(cases, {
  may: WORKING,
  asks: z.extend(ofOne, { outcome: keyOf(CASE_OUTCOMES), effect: keyOf(CASE_EFFECTS), text }),
  logs: 'end',
  async work({ tx, by, row, now }, { uuid, outcome, effect, text: words }) {
    if (row.endedAt) throw new Refusal('changed_meanwhile');
    if (!isFor(by, effect)) throw new Refusal('not_allowed');
    if (!isSoundEnd(row.reason, caseFacts(row), { outcome, effect })) throw new Refusal('invalid_body');
    await say(tx, by, row, null, words, now);
    if (effect === 'pause' || effect === 'end') {
      await stopShop(tx, row.shopUuid, effect, now);
      await logAct(tx, by, { action: 'pause', subject: 'shops', uuid: row.shopUuid, changed: effect });
    }
    if (effect === 'mark') await markSender(tx, row.requestUuid, now);
    return {
      answer: {},
      cases: [{ uuid, event: 'ended', end: { outcome, effect } }],
      changed: `${row.reason}: ${outcome}, ${effect}`,
    };
  },
});

export const caseActs = {
  /** A case with what both sides say. The log notes that it was read. */
  showCase: view({
    may: WORKING,
    asks: ofOne,
    async read({ db, links, life, by }, { uuid }) {
      const [row] = await db.select().from(cases).where(eq(cases.uuid, uuid));
      const answer = row && (await wholeCase(db, links, by, row, life.now()));
      if (answer) await logAct(db, by, { action: 'show', subject: 'cases', uuid });
      return answer;
    },
  }),
  /**
   * Asks a side for its words, and tells it of the case if it does not know of it. `pass`: words of the other side that it
   * reads from now on.
   */
  askAboutCase: actOn(cases, {
    may: WORKING,
    asks: z.extend(ofOne, {
      side: keyOf(CASE_SIDES),
      text,
      pass: shortList(z.guid(), CASE_LIMITS.words),
    }),
    logs: 'ask',
    async work({ tx, by, row, now }, { uuid, side, text: words, pass }) {
      if (row.endedAt) throw new Refusal('changed_meanwhile');
      await say(tx, by, row, side, words, now);
      if (pass.length > 0)
        await tx
          .update(caseWords)
          .set({ passedAt: now })
          .where(
            and(
              eq(caseWords.caseUuid, uuid),
              inArray(caseWords.uuid, pass),
              eq(caseWords.side, otherSide(side)),
              isNull(caseWords.passedAt),
            ),
          );
      const event = side === row.side ? 'reporterAsked' : 'otherAsked';
      return {
        answer: {},
        cases: [{ uuid, event, asks: side }],
        changed: `${side}, ${pass.length} passed on`,
      };
    },
  }),
  /** Ends a case. Both sides are told, as far as they know of it. A shop with which it ends the dealings loses its places. */
  endCase: {
    ...endCase,
    async run(tools: Tools, by: Person, input: z.output<typeof endCase.asks>) {
      const answer = await endCase.run(tools, by, input);
      if (input.effect === 'end') {
        const [row] = await tools.db.select().from(cases).where(eq(cases.uuid, input.uuid));
        if (row) await passOnAll(tools, row.shopUuid);
      }
      return answer;
    },
  },
};
