import { type SQL, sql } from 'drizzle-orm';
import { daysLater } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import { MOST_CONVERSIONS } from '#contract/life/figures.ts';
import { CONVERSION_STATES, type ConversionState } from '#contract/media/conversions.ts';
import { FUNNEL_STATES, type FunnelState, TEASER_STEPS, type TeaserStep } from '#contract/media/funnel.ts';
import type { NamedTeasers, NamedVisits, Stops } from '#contract/schemas/desk/partner.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { type ConversionRow, conversionsOf } from '../db/records/conversions.ts';
import { IS_COUNTED } from '../figures/counted-requests.ts';
import { piece } from './piece.ts';

/** How many pages are shown, those that were seen most. */
const MOST_PAGES = 50;

type CountedStep = FunnelState | TeaserStep;

const sumsOf = (steps: readonly CountedStep[]) =>
  sql.raw(
    steps
      .map((step) => `coalesce(sum(count) filter (where step = '${step}'), 0)::integer as ${step}`)
      .join(', '),
  );

/** Two settings are compared over so many days at most. */
const MOST_DAYS = Math.max(...FIGURE_DAYS);

/** A medium, and the days that are counted. */
interface Counting {
  uuid: string;
  /** The first day. */
  from: string;
  /** When it begins. */
  since: SQL;
}

/** The conversions of a medium, the newest first. */
export const conversionsSince = (db: Db, { uuid, since }: Counting, now: Date, most = MOST_CONVERSIONS) =>
  rowsOf<ConversionRow>(
    db,
    sql`select * from ${conversionsOf(uuid, since, now)} c order by c.at desc, c.uuid limit ${most}`,
  );

interface Sum {
  state: ConversionState;
  conversions: number;
  /** In yen. */
  value: number;
}

/** The conversions of a medium by their state. */
export async function conversionSums(
  db: Db,
  { uuid, since }: Omit<Counting, 'from'>,
  now: Date,
): Promise<Sum[]> {
  const rows = await rowsOf<Sum>(
    db,
    sql`select state, count(*)::integer as conversions, coalesce(sum(value), 0)::float8 as value
      from ${conversionsOf(uuid, since, now)} c group by 1`,
  );
  return keysOf(CONVERSION_STATES).map(
    (state) => rows.find((row) => row.state === state) ?? { state, conversions: 0, value: 0 },
  );
}

/** A piece of the conversions of a medium, all or those of a state, the newest first. */
export const conversionPiece = (
  db: Db,
  { uuid, state = '', after }: { uuid: string; state?: string | undefined; after: string | undefined },
  now: Date,
) =>
  piece(
    { at: sql`c.at`, uuid: sql`c.uuid` },
    after,
    (where, limit) =>
      rowsOf<ConversionRow>(
        db,
        sql`select c.*, c.at::text as at from ${conversionsOf(uuid, sql`'-infinity'::timestamptz`, now)} c
          where ${where ?? sql`true`} and (${state} = '' or c.state = ${state})
          order by c.at desc, c.uuid desc limit ${limit}`,
      ),
    ({ at, uuid: request }) => ({ at, uuid: request }),
  );

/** Behind which questions visitors of a medium, or of all, stopped who did not send. */
export const countStops = (
  db: Db,
  { uuid, from }: { uuid?: string | undefined; from: string },
  category = '',
) =>
  rowsOf<Stops>(
    db,
    sql`select category, question, greatest(sum(count), 0)::integer as visits from funnel_stops
      where day >= ${from} and (${uuid ?? ''} = '' or medium_uuid = ${uuid ?? ''})
        and (${category} = '' or category = ${category})
      group by 1, 2 having sum(count) > 0 order by 3 desc, 1, 2`,
  );

/** Two settings of a medium, and the steps between which they are compared. */
interface Compared {
  uuid: string;
  today: string;
  names: readonly [string, string];
  from: CountedStep;
  to: CountedStep;
}

/** Two steps of two settings of a medium on whole days, from the first on which both were shown. */
export const countComparedDays = (db: Db, { uuid, today, names, from, to }: Compared) =>
  rowsOf<{ day: string; seen: [number, number]; sent: [number, number] }>(
    db,
    sql`select day::text as day, ${countedOf(from, names)} as seen, ${countedOf(to, names)} as sent
      from funnel_counts
      where medium_uuid = ${uuid} and day >= ${daysLater(today, -MOST_DAYS)} and day < ${today} and variant in ${[...names]}
        and step in ${[from, to]}
      group by 1 having count(distinct variant) = 2 order by 1`,
  );

const countedOf = (step: CountedStep, names: readonly string[]) =>
  sql`json_build_array(${sql.join(
    names.map(
      (name) => sql`coalesce(sum(count) filter (where step = ${step} and variant = ${name}), 0)::integer`,
    ),
    sql`, `,
  )})`;

/** The visits of forms of a medium, by a name such as their page. */
export const countVisits = (db: Db, { uuid, from }: Counting, name: SQL) =>
  rowsOf<NamedVisits>(
    db,
    sql`select ${name} as name, ${sumsOf(FUNNEL_STATES)} from funnel_counts
      where medium_uuid = ${uuid} and day >= ${from} and step in ${[...FUNNEL_STATES]}
      group by 1 order by seen desc, 1 limit ${MOST_PAGES}`,
  );

/** The teasers of a medium by their setting. */
export const countTeasers = (db: Db, { uuid, from }: Counting) =>
  rowsOf<NamedTeasers>(
    db,
    sql`select variant as name, ${sumsOf(TEASER_STEPS)} from funnel_counts
      where medium_uuid = ${uuid} and day >= ${from} and step in ${[...TEASER_STEPS]}
      group by 1 order by appeared desc, 1 limit ${MOST_PAGES}`,
  );

/** The requests of a medium by the kind of click that they name. */
export const countClicks = (db: Db, { uuid, since }: Counting) =>
  rowsOf<{ name: string; requests: number }>(
    db,
    sql`select key as name, count(*)::integer as requests from requests r, jsonb_object_keys(tracking) key
      where ${IS_COUNTED} and medium_uuid = ${uuid} and created_at >= ${since} group by 1 order by 2 desc limit ${MOST_PAGES}`,
  );
