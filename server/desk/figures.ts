import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { RELEASED } from '#contract/life/place-states.ts';
import { FUNNEL_STEPS } from '#contract/media/funnel.ts';
import { askedArea, askedText } from '#contract/schemas/asked.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { holdsSql } from '../db/records/condition-sql.ts';
import { OFFICE, view } from './act.ts';
import { countStops } from './medium-counts.ts';

const filter = z.object({
  /** One of FIGURE_DAYS. */
  days: askedText,
  category: askedText,
  area: askedArea,
  medium: askedText,
});
type Asked = z.output<typeof filter>;

interface Sums {
  requests: number;
  /** Requests with at least one quote. */
  quoted: number;
  quotes: number;
  /** Pairs of request and shop that had price and contact. */
  releases: number;
  /** Pairs of which both sides say that something was sold. */
  deals: number;
}

interface NamedSums extends Sums {
  name: string;
}

/** Within how many hours a first quote came; the last one is open. */
const WITHIN = [1, 3, 6, 12, 24, 48, 72, null] as const;

/** How many media are counted, those with most requests: anybody can name one. */
const MOST_ROWS = 500;

const NOTHING: Sums = { requests: 0, quoted: 0, quotes: 0, releases: 0, deals: 0 };

/** Sums over the facts of requests. */
const SUMS = sql.raw(`count(*)::integer as requests, (count(*) filter (where quotes > 0))::integer as quoted,
  coalesce(sum(quotes), 0)::integer as quotes, coalesce(sum(releases), 0)::integer as releases,
  coalesce(sum(deals), 0)::integer as deals`);

interface Found {
  now: Sums;
  before: Sums;
  weeks: (Sums & { week: string })[] | null;
  hours: { place: number; requests: number }[] | null;
  median: number | null;
  quotes_each: { quotes: number; requests: number }[] | null;
  categories: NamedSums[] | null;
  media: NamedSums[] | null;
  areas: NamedSums[] | null;
  themes: NamedSums[] | null;
}

/** The requests of some weeks and their ends, against as many days before. */
async function countFigures(db: Db, query: Asked, at = new Date()) {
  const days = FIGURE_DAYS.find((one) => String(one) === query.days) ?? FIGURE_DAYS[0];
  const to = dayInJapan(at);
  const from = daysLater(to, 1 - days);
  const [[counts], visits, themes, stops] = await Promise.all([
    rowsOf<Found>(db, figuresQuery(from, days, query)),
    funnelOf(db, from, query, sql`step`),
    funnelOf(db, from, query, sql`theme || ' ' || step`),
    countStops(db, { uuid: query.medium, from }, query.category),
  ]);
  if (!counts) throw new Error('the database has counted nothing');
  const visitsOf = (name: string) => visits.find((row) => row.name === name)?.count ?? 0;
  const ofTheme = (name: string, step: string) =>
    themes.find((row) => row.name === `${name} ${step}`)?.count ?? 0;
  return {
    from,
    to,
    now: counts.now ?? NOTHING,
    before: counts.before ?? NOTHING,
    weeks: counts.weeks ?? [],
    funnel: FUNNEL_STEPS.map((step) => ({ step, count: visitsOf(step) })),
    stops,
    hours: WITHIN.map((most, place) => ({
      most,
      requests: counts.hours?.find((row) => row.place === place)?.requests ?? 0,
    })),
    medianHours: counts.median,
    quotesEach: Array.from({ length: 11 }, (_, quotes) => ({
      quotes,
      requests: counts.quotes_each?.find((row) => row.quotes === quotes)?.requests ?? 0,
    })),
    categories: (counts.categories ?? []).map((row) => ({
      ...row,
      name: isKeyOf(CATEGORIES, row.name) ? CATEGORIES[row.name].label : row.name,
    })),
    media: counts.media ?? [],
    areas: (counts.areas ?? []).map((row) => ({ ...row, name: PREFECTURES[Number(row.name) - 1] ?? '' })),
    themes: THEME_NAMES.map((name) => ({
      ...(counts.themes?.find((row) => row.name === name) ?? { name, ...NOTHING }),
      seen: ofTheme(name, 'seen'),
      sent: ofTheme(name, 'sent'),
    })).filter(({ seen, requests }) => seen > 0 || requests > 0),
  };
}

function figuresQuery(from: string, days: number, { category, area, medium }: Asked): SQL {
  const begin = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tokyo'`;
  const conditions: SQL[] = [sql`r.created_at >= ${begin(daysLater(from, -days))}`];
  const key = CATEGORY_KEYS.find((one) => one === category);
  if (key)
    conditions.push(
      sql`exists (select from request_items i where i.request_uuid = r.uuid and i.category = ${key})`,
    );
  if (area) conditions.push(sql`r.prefecture_id = ${area}`);
  if (medium) conditions.push(sql`r.medium_uuid = ${medium}`);
  const rows = (of: SQL) => sql`(select json_agg(t) from (${of}) t)`;
  const rowsBy = (name: SQL) =>
    rows(
      sql`select ${name} as name, ${SUMS} from fresh group by 1 order by requests desc limit ${MOST_ROWS}`,
    );
  const places = sql.join(
    WITHIN.map((most, place) =>
      most === null ? sql`else ${place}::integer` : sql`when hours <= ${most}::float8 then ${place}::integer`,
    ),
    sql` `,
  );
  return sql`with asked as materialized (
      select r.uuid, (r.created_at at time zone 'Asia/Tokyo')::date as day, r.created_at, r.prefecture_id,
        r.medium_uuid, r.theme, r.created_at >= ${begin(from)} as fresh
      from requests r where ${sql.join(conditions, sql` and `)}),
    quoted as (select q.request_uuid, count(distinct q.shop_uuid) as quotes, min(q.given_at) as first
      from asked join quotes q on q.request_uuid = asked.uuid group by 1),
    released as (select m.request_uuid, count(*) as releases
      from asked join matches m on m.request_uuid = asked.uuid where ${holdsSql(RELEASED)} group by 1),
    sold as (select request_uuid, count(*) as deals from (
        select o.request_uuid, o.shop_uuid from asked join outcomes o on o.request_uuid = asked.uuid
        where o.result = 'sold' group by 1, 2 having count(*) = 2) both_say group by 1),
    goods as (select i.request_uuid, i.category from asked join request_items i on i.request_uuid = asked.uuid
      where i.position = 0),
    facts as materialized (
      select asked.day, asked.fresh, asked.prefecture_id, asked.medium_uuid, asked.theme, goods.category,
        coalesce(quoted.quotes, 0) as quotes,
        extract(epoch from quoted.first - asked.created_at)::float8 / 3600 as hours,
        coalesce(released.releases, 0) as releases, coalesce(sold.deals, 0) as deals
      from asked left join quoted on quoted.request_uuid = asked.uuid
        left join released on released.request_uuid = asked.uuid left join sold on sold.request_uuid = asked.uuid
        left join goods on goods.request_uuid = asked.uuid),
    fresh as materialized (select * from facts where fresh)
    select (select row_to_json(t) from (select ${SUMS} from fresh) t) as now,
      (select row_to_json(t) from (select ${SUMS} from facts where not fresh) t) as before,
      ${rows(sql`select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, ${SUMS} from fresh group by 1 order by 1`)} as weeks,
      ${rows(sql`select case ${places} end as place, count(*)::integer as requests from fresh
        where hours is not null group by 1`)} as hours,
      (select percentile_cont(0.5) within group (order by hours) from fresh) as median,
      ${rows(sql`select least(quotes, 10)::integer as quotes, count(*)::integer as requests from fresh group by 1`)} as quotes_each,
      ${rowsBy(sql`coalesce(category, '')`)} as categories,
      ${rowsBy(sql`coalesce(theme, '')`)} as themes,
      ${rows(sql`select coalesce(media.name, medium_uuid) as name, ${SUMS} from fresh
        left join media on media.uuid::text = medium_uuid group by 1 order by requests desc limit ${MOST_ROWS}`)} as media,
      ${rowsBy(sql`coalesce(prefecture_id, 0)::text`)} as areas`;
}

/** Visits of the form since a day, by a name. */
const funnelOf = (db: Db, from: string, { category, medium }: Asked, name: SQL) =>
  rowsOf<{ name: string; count: number }>(
    db,
    sql`select ${name} as name, sum(count)::integer as count from funnel_counts where day >= ${from}
      and (${category ?? ''} = '' or category = ${category ?? ''})
      and (${medium ?? ''} = '' or medium_uuid = ${medium ?? ''}) group by 1`,
  );

export const figureActs = {
  readFigures: view({ may: OFFICE, asks: filter, read: ({ db }, query) => countFigures(db, query) }),
};
