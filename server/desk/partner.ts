import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { tableOf } from '#contract/base/keys.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import { FUNNEL_STATES } from '#contract/media/funnel.ts';
import { askedText } from '#contract/schemas/asked.ts';
import type { ComparedVariants, PartnerFigures } from '#contract/schemas/desk/partner.ts';
import type { Db } from '../db/open.ts';
import { beginOf } from '../db/records/day-sql.ts';
import { doctorFindings, media } from '../db/schema.ts';
import { readDays } from '../figures/read-sums.ts';
import { view } from './act.ts';
import { Comparison } from './compare.ts';
import { shownConversion } from './conversions.ts';
import {
  conversionSums,
  conversionsSince,
  countClicks,
  countComparedDays,
  countStops,
  countTeasers,
  countVisits,
} from './medium-counts.ts';
import type { Person } from './person.ts';

/** Names no medium. */
const NO_MEDIUM = 'none';

const filter = z.object({
  /** One of theirs; the first where it is left out. */
  medium: askedText,
  /** One of FIGURE_DAYS. */
  days: askedText,
});
type Asked = z.output<typeof filter>;

/** The medium and the days that are asked for; undefined if the medium is none of theirs. */
async function placeOf(db: Db, by: Person, { medium: mediumUuid, days: daysAsked }: Asked, at: Date) {
  const own =
    by.media.length > 0
      ? await db
          .select({ uuid: media.uuid, name: media.name, hosts: media.hosts })
          .from(media)
          .where(inArray(media.uuid, [...by.media]))
          .orderBy(asc(media.createdAt))
      : [];
  const medium = mediumUuid ? own.find(({ uuid }) => uuid === mediumUuid) : own[0];
  if (mediumUuid && !medium) return undefined;
  const days = FIGURE_DAYS.find((one) => String(one) === daysAsked) ?? FIGURE_DAYS[0];
  const to = dayInJapan(at);
  const from = daysLater(to, 1 - days);
  const since = beginOf(from);
  // Not empty: that is the name of all requests without a medium.
  return { own, chosen: medium, uuid: medium?.uuid ?? NO_MEDIUM, from, to, days, since };
}

/** The conversions of a medium. Undefined if the medium is not theirs. */
async function listConversions(db: Db, by: Person, query: Asked, at: Date) {
  const place = await placeOf(db, by, query, at);
  if (!place) return undefined;
  const rows = await conversionsSince(db, place, at);
  return rows.map((row) => ({
    ...shownConversion(row),
    tracking: row.tracking ?? {},
    context: row.context ?? {},
  }));
}

/** The page lists so many conversions. */
const LATEST = 10;

/** The differences for which the page says how long they take: of a fifth and of a half. */
const RATIOS = [0.2, 0.5];

/** The steps between which settings of forms and of teasers are compared. */
const COMPARED = {
  forms: { from: 'seen', to: 'sent' },
  teasers: { from: 'appeared', to: 'opened' },
} as const;

/** The comparison of the two settings that were seen most, by all whole days on which both were shown. */
async function compare(
  db: Db,
  { uuid, to: today }: { uuid: string; to: string },
  [first, second]: readonly { name: string }[],
  steps: (typeof COMPARED)[keyof typeof COMPARED],
): Promise<ComparedVariants | null> {
  if (!first || !second) return null;
  const names: [string, string] = [first.name, second.name];
  const rows = await countComparedDays(db, { uuid, today, names, ...steps });
  const comparison = new Comparison(
    rows.map(({ seen, sent }) => ({
      first: { seen: seen[0], sent: sent[0] },
      second: { seen: seen[1], sent: sent[1] },
    })),
  );
  const { better = null, guess = null } = comparison.difference;
  return {
    names,
    days: comparison.days,
    sent: comparison.sent,
    better,
    guess,
    daysToTell: RATIOS.map((ratio) => ({ ratio, days: comparison.daysToTell(ratio) ?? null })),
  };
}

/**
 * The media of a partner, and the counts of one of them. Undefined if the medium that is asked for is not theirs.
 * Nothing here is about a seller: requests are counted, and of their ids only the kinds are named.
 */
async function countsOf(db: Db, by: Person, query: Asked, at: Date): Promise<PartnerFigures | undefined> {
  const place = await placeOf(db, by, query, at);
  if (!place) return undefined;
  const { own, chosen, from, to, days } = place;
  const countBy = (name: SQL) => countVisits(db, place, name);
  const [
    [total],
    byDay,
    byRequest,
    pages,
    themes,
    categories,
    variants,
    teasers,
    clicks,
    examined,
    stops,
    states,
    latest,
  ] = await Promise.all([
    countBy(sql`''`),
    countBy(sql`day::text`),
    readDays(db, { dimension: 'medium', value: place.uuid }, { from, to }),
    countBy(sql`page`),
    countBy(sql`theme`),
    countBy(sql`category`),
    countBy(sql`variant`),
    countTeasers(db, place),
    countClicks(db, place),
    chosen ? db.select().from(doctorFindings).where(eq(doctorFindings.mediumUuid, chosen.uuid)) : [],
    countStops(db, place),
    conversionSums(db, place, at),
    conversionsSince(db, place, at, LATEST),
  ]);
  const foundAt = new Map(
    examined.map(({ page, foundAt: moment, codes }) => [page, { at: moment.toISOString(), codes }]),
  );
  const isNamed = ({ name }: { name: string }) => name !== '';
  const settings = variants.filter(isNamed);
  const { name: _, ...all } = total ?? { name: '', ...tableOf(FUNNEL_STATES, () => 0) };
  return {
    from,
    to,
    media: own,
    medium: chosen?.uuid ?? null,
    total: all,
    requests: byRequest.reduce((sum, { requests }) => sum + requests, 0),
    days: Array.from({ length: days }, (__, index) => {
      const day = daysLater(from, index);
      const visits = byDay.find((row) => row.name === day);
      return {
        day,
        seen: visits?.seen ?? 0,
        sent: visits?.sent ?? 0,
        requests: byRequest.find((row) => row.day === day)?.requests ?? 0,
      };
    }),
    pages: pages.map((page) => ({ ...page, found: foundAt.get(page.name) ?? null })),
    themes,
    categories,
    variants: settings,
    comparison: await compare(db, place, settings, COMPARED.forms),
    teasers,
    teaserComparison: await compare(db, place, teasers.filter(isNamed), COMPARED.teasers),
    stops,
    states,
    latest: latest.map(shownConversion),
    clicks,
  };
}

export const partnerActs = {
  /** The media of the person who asks, and the counts of one of them. */
  readMedia: view({
    may: ['partner'],
    asks: filter,
    read: ({ db, by, life }, query) => countsOf(db, by, query, life.now()),
  }),
  /** The requests of a medium, one by one, as its endpoints hear of them. */
  readConversions: view({
    may: ['partner'],
    asks: filter,
    async read({ db, by, life }, query) {
      const conversions = await listConversions(db, by, query, life.now());
      return conversions && { conversions };
    },
  }),
};
