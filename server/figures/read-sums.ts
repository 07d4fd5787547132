import { sql } from 'drizzle-orm';
import { daysLater } from '#contract/base/japanese-days.ts';
import { tableOf } from '#contract/base/keys.ts';
import { DIMENSION_NAMES, type Dimension, SUMS, type Sums } from '#contract/life/figures.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { asItIs } from './as-it-is.ts';
import { type Period, renewSums } from './day-sums.ts';

/** The requests that are counted: all of them, or those with a value of one dimension. */
export interface Filter {
  dimension: Dimension | '';
  value: string;
}
export const EVERYTHING: Filter = { dimension: '', value: '' };

interface NamedSums extends Sums {
  name: string;
}

export interface DayFigures extends Sums {
  day: string;
  /** As in `day_sums`. */
  hours: readonly number[];
  quotesEach: readonly number[];
}

export interface PeriodFigures {
  /** The days on which anything was counted, in their order. */
  days: DayFigures[];
  /** The sums of as many days before. */
  before: Sums;
  /** Their parts, those with most requests first. Empty names: without a value. */
  parts: Readonly<Record<Dimension, readonly NamedSums[]>>;
}

/** The figures as the database has them. */
interface Read {
  days: DayFigures[] | null;
  before: Sums;
  parts: (NamedSums & { breakdown: Dimension })[] | null;
}

/** So many values of a dimension are counted, those with most requests: anybody can name a medium. */
const MOST_PARTS = 500;

const columnOf = (name: keyof Sums) => sql.identifier(name === 'dealsMade' ? 'deals_made' : name);

const SUM_COLUMNS = sql.join(
  SUMS.map((name) => sql`${columnOf(name)} as ${sql.identifier(name)}`),
  sql`, `,
);
const ADDED_UP = sql.join(
  SUMS.map((name) => sql`coalesce(sum(${columnOf(name)}), 0)::integer as ${sql.identifier(name)}`),
  sql`, `,
);

const which = ({ dimension, value }: Filter, { from, to }: Period) =>
  sql`filter = ${dimension} and filter_value = ${value} and day between ${from} and ${to}`;

/** The figures of each day, without parts. All changes that were committed before are in them. */
export async function readDays(db: Db, filter: Filter, period: Period): Promise<DayFigures[]> {
  await renewSums(db, period);
  return rowsOf<DayFigures>(db, daysQuery(filter, period));
}

const daysQuery = (filter: Filter, period: Period) => sql`
  select day::text as day, ${SUM_COLUMNS}, hours, quotes_each as "quotesEach" from day_sums
  where ${which(filter, period)} and breakdown = '' order by day`;

/** The figures of a period, with their parts and the sums before, all of one moment. */
export async function readPeriod(db: Db, filter: Filter, period: Period): Promise<PeriodFigures> {
  const { from, to } = period;
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const before = { from: daysLater(from, -length), to: daysLater(from, -1) };
  await renewSums(db, { from: before.from, to });
  const query = sql`select (select json_agg(t) from (${daysQuery(filter, period)}) t) as days,
      (select row_to_json(t) from (select ${ADDED_UP} from day_sums
        where ${which(filter, before)} and breakdown = '') t) as before,
      (select json_agg(t) from (
        select * from (
          select breakdown, breakdown_value as name, ${ADDED_UP},
            row_number() over (partition by breakdown order by sum(requests) desc, breakdown_value) as place
          from day_sums where ${which(filter, period)} and breakdown <> '' group by 1, 2) ranked
        where place <= ${MOST_PARTS} order by place) t) as parts`;
  const [row] = await asItIs(db, (tx) => rowsOf<Read>(tx, query));
  if (!row) throw new Error('the database has counted nothing');
  const all = row.parts ?? [];
  const parts = tableOf(DIMENSION_NAMES, (dimension) =>
    all
      .filter(({ breakdown }) => breakdown === dimension)
      .map((part) => ({ name: part.name, ...tableOf(SUMS, (sum) => part[sum]) })),
  );
  return { days: row.days ?? [], before: row.before, parts };
}
