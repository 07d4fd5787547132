import { asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { keysOf, tableOf } from '#contract/base/keys.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import {
  CONVERSION_DECISIONS,
  CONVERSION_REFUSALS,
  CONVERSION_STATES,
  MOST_DECIDED,
  RULE_LIMITS,
} from '#contract/media/conversions.ts';
import { keyOf, shortList } from '#contract/schemas/bounds.ts';
import type { Db } from '../db/open.ts';
import { type ConversionRow, decide } from '../db/records/conversions.ts';
import { beginOf } from '../db/records/day-sql.ts';
import { numberOf } from '../db/records/number.ts';
import { media, mediumRules, requests } from '../db/schema.ts';
import { act, actOn, OFFICE, type Tools, view, WORKING } from './act.ts';
import { ofOne, ofState } from './inputs.ts';
import { logAct } from './log.ts';
import { conversionPiece, conversionSums } from './medium-counts.ts';

/* The operator's side of conversions: rules, and what becomes of each. Nothing here is about a seller. */

/** A list of media counts the conversions of so many days in Japan, today with them, as the figures do. */
const [COUNTED_DAYS] = FIGURE_DAYS;

/** A conversion without the ids of its request, as lists show it. */
export const shownConversion = ({ uuid, at, categories, state, why, since, value }: ConversionRow) => ({
  number: numberOf(uuid),
  at: new Date(at).toISOString(),
  categories,
  state,
  why,
  since: new Date(since).toISOString(),
  value,
});

/** All media with the rule that holds, and the conversions of some weeks. */
async function listMedia(db: Db, now: Date) {
  const since = beginOf(daysLater(dayInJapan(now), 1 - COUNTED_DAYS));
  const [rows, rules] = await Promise.all([
    db.select({ uuid: media.uuid, name: media.name }).from(media).orderBy(asc(media.name)),
    db.select().from(mediumRules).orderBy(desc(mediumRules.since)),
  ]);
  return {
    days: COUNTED_DAYS,
    media: await Promise.all(
      rows.map(async ({ uuid, name }) => ({
        uuid,
        name,
        rule: shownRule(rules.find(({ mediumUuid }) => mediumUuid === uuid)),
        sums: await conversionSums(db, { uuid, since }, now),
      })),
    ),
  };
}

const shownRule = (row: typeof mediumRules.$inferSelect | undefined) =>
  row ? { since: row.since.toISOString(), amount: row.amount, amounts: row.amounts, days: row.days } : null;

const ofMedium = z.extend(ofState, ofOne.shape);

/** A medium with its rules and a piece of its conversions, the newest first; undefined if there is none. */
async function readMedium(db: Db, { uuid, state, after }: z.output<typeof ofMedium>, now: Date) {
  const [[medium], rules] = await Promise.all([
    db.select().from(media).where(eq(media.uuid, uuid)),
    db.select().from(mediumRules).where(eq(mediumRules.mediumUuid, uuid)).orderBy(desc(mediumRules.since)),
  ]);
  if (!medium) return undefined;
  const one = keysOf(CONVERSION_STATES).find((key) => key === state);
  const { rows, next } = await conversionPiece(db, { uuid, state: one, after }, now);
  const present = await db
    .select({ uuid: requests.uuid })
    .from(requests)
    .where(
      inArray(
        requests.uuid,
        rows.map(({ uuid: request }) => request),
      ),
    );
  return {
    uuid,
    name: medium.name,
    hosts: medium.hosts,
    rules: rules.map(shownRule).filter((rule) => rule !== null),
    conversions: rows.map((row) => ({
      ...shownConversion(row),
      request: row.uuid,
      by: row.by,
      /** The request is gone. */
      isGone: !present.some(({ uuid: request }) => request === row.uuid),
    })),
    next,
  };
}

const amount = z.int().check(z.minimum(0), z.maximum(RULE_LIMITS.amount));

const rule = z.extend(ofOne, {
  amount,
  amounts: z.object(tableOf(CATEGORY_KEYS, () => z.optional(amount))),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(RULE_LIMITS.days))),
});

const decision = z.object({
  requests: shortList(z.guid().check(z.toLowerCase()), MOST_DECIDED),
  to: z.enum(CONVERSION_DECISIONS),
  /** Why it is refused. */
  why: z.optional(keyOf(CONVERSION_REFUSALS)),
});

/** Approves or refuses conversions: all that are there. Those that are so already stay as they are. */
async function decideConversions(
  { db, life }: Tools,
  by: Parameters<typeof logAct>[1],
  { requests: uuids, to, why }: z.output<typeof decision>,
) {
  const count = await db.transaction(async (tx) => {
    const rows = await tx.select().from(requests).where(inArray(requests.uuid, uuids)).for('no key update');
    const state = { state: to, why: to === 'refused' ? (why ?? 'excluded') : null, by: by.name };
    const decided = await decide(tx, uuids, state, life.now());
    for (const request of rows)
      if (decided.includes(request.uuid)) await life.announce(tx, request, 'conversion.changed');
    const action = to === 'approved' ? 'approve_conversion' : 'refuse_conversion';
    await logAct(
      tx,
      by,
      ...decided.map(
        (uuid) => ({ action, subject: 'requests', uuid, ...(state.why && { changed: state.why }) }) as const,
      ),
    );
    return decided.length;
  });
  life.posted();
  return { changed: count };
}

export const conversionActs = {
  /** The media, with what their requests are worth. */
  readMediaList: view({ may: OFFICE, read: ({ db, life }) => listMedia(db, life.now()) }),
  /** A medium, its rules and its conversions. */
  readMedium: view({
    may: OFFICE,
    asks: ofMedium,
    read: ({ db, life }, asked) => readMedium(db, asked, life.now()),
  }),
  /** Sets the value of the requests of a medium that come from now on. */
  setRule: actOn(media, {
    may: WORKING,
    asks: rule,
    logs: 'change',
    async work({ tx, now }, { uuid, ...values }) {
      await tx.insert(mediumRules).values({ mediumUuid: uuid, since: now, ...values });
      return { answer: {}, changed: ruleText(values) };
    },
  }),
  /** Approves or refuses one conversion or many. */
  decideConversions: act({
    may: WORKING,
    asks: decision,
    run: decideConversions,
  }),
};

const ruleText = ({ amount: usual, amounts, days }: Omit<z.output<typeof rule>, 'uuid'>): string =>
  [
    `${usual} yen`,
    ...Object.entries(amounts).map(([category, value]) => `${category} ${value}`),
    days === null ? 'approved by hand' : `approved after ${days} days`,
  ].join(', ');
