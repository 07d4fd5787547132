import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import {
  CASE_EFFECTS,
  CASE_LIMITS,
  CASE_OUTCOMES,
  CASE_SIDES,
  CASE_STATES,
  type CaseReason,
  type CaseSide,
  type CaseState,
  caseDeadline,
  caseState,
  effectRow,
  effectsOf,
  isSoundEnd,
  otherSide,
} from '#contract/life/cases.ts';
import { placeState } from '#contract/life/place-states.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { keyOf, shortList } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { caseDeadlineSql, caseFacts, caseStateSql, readCaseWords } from '../db/records/cases.ts';
import { momentSql } from '../db/records/condition-sql.ts';
import { numberOf } from '../db/records/number.ts';
import { placeAt } from '../db/records/places.ts';
import { newestQuotes } from '../db/records/quotes.ts';
import { type CaseRow, cases, caseWords, requests, shops } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import { outcomesOf } from '../life/outcomes.ts';
import { countMarks, markSender } from '../limits/sender-marks.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import { actOn, OFFICE, type Tools, view, WORKING } from './act.ts';
import { after, ofOne } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { piece } from './piece.ts';
import { countShopCases } from './shop-cases.ts';
import { passOnAll, stopShop } from './stop-shop.ts';

interface Found {
  uuid: string;
  request: string;
  shop: string;
  shop_name: string;
  side: CaseSide;
  reason: CaseReason;
  at: string;
  state: CaseState;
  due: string | null;
}

/** Cases with their states and deadlines: `t.state` and `d.due` of the case `c`. */
const select = (where: SQL, limit: number, now: Date) => sql`
  select c.uuid, c.request_uuid as request, c.shop_uuid as shop, s.shop_name, c.side, c.reason,
    c.reported_at::text as at, t.state, d.due::text as due
  from cases c join shops s on s.uuid = c.shop_uuid
    cross join lateral (select ${caseStateSql(momentSql(now))} as state) t
    cross join lateral (select ${caseDeadlineSql(sql`t.state`)} as due) d
  where ${where} order by c.reported_at desc, c.uuid desc limit ${limit}`;

const asListed = ({ request, at, due, ...row }: Found, now: Date) => ({
  ...row,
  request,
  number: numberOf(request),
  at: new Date(at).toISOString(),
  due: due && new Date(due).toISOString(),
  overdue: due !== null && new Date(due) <= now,
});

/** All cases of one request, for its page. */
export const casesOfRequest = async (db: Db, request: string, now: Date) =>
  (await rowsOf<Found>(db, select(sql`c.request_uuid = ${request}`, MOST_OF_REQUEST, now))).map((row) =>
    asListed(row, now),
  );

/** Of each side of ten or fifteen shops a few. */
const MOST_OF_REQUEST = 100;

/** The cases that are open, and those of them that are overdue. */
export const openCasesSql = (now: Date): { open: SQL; overdue: SQL } => {
  const from = sql`(select count(*)::integer from cases c where c.ended_at is null`;
  return {
    open: sql`${from})`,
    overdue: sql`${from} and ${caseDeadlineSql(caseStateSql(momentSql(now)))} <= ${momentSql(now)})`,
  };
};

function whereOf(state: string, now: Date): SQL {
  if (isKeyOf(CASE_STATES, state)) return sql`t.state = ${state}`;
  if (state === 'all') return sql`true`;
  const open = sql`c.ended_at is null`;
  return state === 'overdue' ? sql`${open} and d.due <= ${momentSql(now)}` : open;
}

/** A case with the words and photos of both sides. */
async function wholeCase(db: Db, links: Links, by: Person, row: CaseRow, now: Date) {
  const { uuid, requestUuid, shopUuid } = row;
  const [[request], [shop], place, quotes, outcomes, messages, counts] = await Promise.all([
    db.select().from(requests).where(eq(requests.uuid, requestUuid)),
    db.select({ name: shops.shopName }).from(shops).where(eq(shops.uuid, shopUuid)),
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
  /** The newest cases: those that are open, overdue or in a state, or all; those of one shop. */
  readCases: view({
    may: OFFICE,
    asks: z.extend(after, { state: askedText, shop: askedText }),
    async read({ db, life }, { state = 'open', shop, after: place }) {
      const now = life.now();
      const conditions = [whereOf(state, now)];
      if (z.guid().safeParse(shop).success) conditions.push(sql`c.shop_uuid = ${shop}::uuid`);
      const { rows, next } = await piece(
        { at: sql`c.reported_at`, uuid: sql`c.uuid` },
        place,
        (where, limit) =>
          rowsOf<Found>(db, select(sql.join([where ?? sql`true`, ...conditions], sql` and `), limit, now)),
        ({ at, uuid }) => ({ at, uuid }),
      );
      return { cases: rows.map((row) => asListed(row, now)), next };
    },
  }),
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
