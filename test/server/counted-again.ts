import { type SQL, sql } from 'drizzle-orm';
import { LIFE_DAYS } from '#contract/life/clocks.ts';
import type { Dimension, Sums } from '#contract/life/figures.ts';
import { FUNNEL_STATES, type FunnelState } from '#contract/media/funnel.ts';
import { type Db, rowsOf } from '#server/db/open.ts';

/*
 * A second count of all figures, in SQL that is written from their definitions in words (`contract/life/figures.ts`) and
 * not from server/figures. It reads requests as they were sent; those that are about to be erased are written down
 * before, in a schema of its own.
 */

/** The tables of requests, with the columns that are counted. */
const COLUMNS = {
  requests: 'uuid, created_at, kind, medium_uuid, prefecture_id, theme, inflow, tracking',
  request_items: 'request_uuid, position, category',
  matches: 'request_uuid, shop_uuid, contact_seen_at, called_at',
  quotes: 'request_uuid, shop_uuid, given_at',
  outcomes: 'request_uuid, shop_uuid, side, result, at',
} as const;

/** A table, and beside it what is gone from it. */
const withNotes = (table: string, columns: string) => `
  create table again.noted_${table} as select ${columns} from public.${table} with no data;
  create view again.${table} as
    select ${columns} from public.${table} union all select ${columns} from again.noted_${table};`;

const PLACES = `
  create view again.places as
    select m.request_uuid, m.shop_uuid, quoted_at,
      case when m.contact_seen_at is not null and coalesce(quoted_at, m.called_at) is not null
        then greatest(m.contact_seen_at, least(quoted_at, m.called_at)) end as released_at,
      case when seller.at is not null and shop.at is not null then greatest(seller.at, shop.at) end as sold_at
    from again.matches m
      cross join lateral (select min(given_at) as quoted_at from again.quotes q
        where (q.request_uuid, q.shop_uuid) = (m.request_uuid, m.shop_uuid)) quote
      left join again.outcomes seller on (seller.request_uuid, seller.shop_uuid, seller.side, seller.result)
        = (m.request_uuid, m.shop_uuid, 'seller', 'sold')
      left join again.outcomes shop on (shop.request_uuid, shop.shop_uuid, shop.side, shop.result)
        = (m.request_uuid, m.shop_uuid, 'shop', 'sold');`;

/** Each place within the life of its request: the first day is that on which the request came. */
const COUNTED = `
  create materialized view again.counted as
    select r.*, day, (day + ${LIFE_DAYS})::timestamp at time zone 'Asia/Tokyo' as life_over
    from again.requests r cross join lateral (select (r.created_at at time zone 'Asia/Tokyo')::date as day) arrival
    where r.kind in ('real', 'sample');
  create materialized view again.counted_places as
    select p.request_uuid, p.shop_uuid,
      case when quoted_at < life_over then quoted_at end as quoted_at,
      coalesce(released_at < life_over, false) as is_released,
      coalesce(sold_at < life_over, false) as is_sold,
      (sold_at at time zone 'Asia/Tokyo')::date as deal_day
    from again.places p join again.counted r on r.uuid = p.request_uuid;`;

/** The values of each request by which figures are filtered and broken down. */
const NAMES = `
  create materialized view again.names as
    select distinct request_uuid, 'category' as dimension, category as name from again.request_items
    union all select uuid, 'medium', medium_uuid from again.requests
    union all select uuid, 'area', coalesce(prefecture_id::text, '') from again.requests
    union all select uuid, 'theme', coalesce(theme, '') from again.requests;`;

/** Adds the schema `again`, in which requests outlive their erasure. */
export async function addSecondCount(db: Db): Promise<void> {
  const tables = Object.entries(COLUMNS).map(([table, columns]) => withNotes(table, columns));
  await db.execute(sql.raw(['create schema again;', ...tables, PLACES, COUNTED, NAMES].join('\n')));
}

/** Looks at the requests as they are now. */
export async function countAgain(db: Db): Promise<void> {
  for (const view of ['counted', 'counted_places', 'names'])
    await db.execute(sql`refresh materialized view again.${sql.identifier(view)}`);
}

/** Writes requests down that are about to be erased. */
export async function noteRequests(db: Db, uuids: readonly string[]): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS))
    await db.execute(sql`insert into again.${sql.raw(`noted_${table}`)} select ${sql.raw(columns)}
      from ${sql.raw(`public.${table}`)} where ${sql.raw(table === 'requests' ? 'uuid' : 'request_uuid')} in ${[...uuids]}`);
}

/** Whole days in Japan. */
export interface Span {
  from: string;
  to: string;
}

/** The one filter. */
export interface Filter {
  dimension: Dimension | '';
  value: string;
}

const isIn = (day: SQL, { from, to }: Span) => sql`${day} between ${from}::date and ${to}::date`;

const isChosen = ({ dimension, value }: Filter) =>
  dimension === ''
    ? sql`true`
    : sql`exists (select from again.names f
        where (f.request_uuid, f.dimension, f.name) = (r.uuid, ${dimension}, ${value}))`;

/** The names under which a thing of a day is counted. */
const namesFor = (group: Dimension | 'week' | '', day: SQL) => {
  if (group === '') return sql`cross join (select '' as name) n`;
  if (group === 'week')
    return sql`cross join lateral (select (date_trunc('week', ${day}::timestamp)::date)::text as name) n`;
  return sql`join again.names n on n.request_uuid = r.uuid and n.dimension = ${group}`;
};

export type NamedSums = Sums & { name: string };

/** The sums of requests by the day on which they came, and of deals by theirs. */
export const sumsBy = (
  db: Db,
  group: Dimension | 'week' | '',
  span: Span,
  filter: Filter,
): Promise<NamedSums[]> =>
  rowsOf<NamedSums>(
    db,
    sql`
    select name, sum(requests)::int as requests, sum(quoted)::int as quoted, sum(quotes)::int as quotes,
      sum(releases)::int as releases, sum(deals)::int as deals, sum(deals_made)::int as "dealsMade"
    from (
      select n.name, 1 as requests, least(p.quotes, 1) as quoted, p.quotes, p.releases, p.deals, 0 as deals_made
      from again.counted r
        cross join lateral (select count(quoted_at) as quotes, count(*) filter (where is_released) as releases,
          count(*) filter (where is_sold) as deals from again.counted_places p where p.request_uuid = r.uuid) p
        ${namesFor(group, sql`r.day`)}
      where ${isIn(sql`r.day`, span)} and ${isChosen(filter)}
      union all
      select n.name, 0, 0, 0, 0, 0, 1
      from again.counted_places p join again.counted r on r.uuid = p.request_uuid ${namesFor(group, sql`p.deal_day`)}
      where ${isIn(sql`p.deal_day`, span)} and ${isChosen(filter)}) one
    group by name order by name`,
  );

/** Each request that came on these days: how many shops named a price, and after how many hours the first did. */
export const quotesOfEach = (
  db: Db,
  span: Span,
  filter: Filter,
): Promise<{ quotes: number; hours: number | null }[]> =>
  rowsOf(
    db,
    sql`
    select count(p.quoted_at)::int as quotes,
      (extract(epoch from min(p.quoted_at) - r.created_at) / 3600)::float8 as hours
    from again.counted r left join again.counted_places p on p.request_uuid = r.uuid
    where ${isIn(sql`r.day`, span)} and ${isChosen(filter)}
    group by r.uuid, r.created_at order by hours`,
  );

/** The columns by which visits are counted. */
export type VisitColumn = 'medium_uuid' | 'page' | 'theme' | 'category' | 'variant' | 'day';

export type Visits = Record<FunnelState, number> & { name: string };

/** Visits by step. */
export const visitsBy = (
  db: Db,
  column: VisitColumn | '',
  span: Span,
  only: Partial<Record<VisitColumn, string>>,
): Promise<Visits[]> =>
  rowsOf<Visits>(
    db,
    sql`
    select ${column === '' ? sql`''` : sql`${sql.identifier(column)}::text`} as name, ${sql.join(
      FUNNEL_STATES.map(
        (step) => sql`coalesce(sum(count) filter (where step = ${step}), 0)::int as ${sql.identifier(step)}`,
      ),
      sql`, `,
    )}
    from funnel_counts where ${isIn(sql`day`, span)} and ${onlyWhere(only)} group by 1 order by 1`,
  );

const onlyWhere = (only: Partial<Record<VisitColumn, string>>) =>
  sql.join(
    [sql`true`, ...Object.entries(only).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)],
    sql` and `,
  );

/** Visitors who stopped, by question. */
export const stopsIn = (db: Db, span: Span, only: Partial<Record<'medium_uuid' | 'category', string>>) =>
  rowsOf<{ category: string; question: string; visits: number }>(
    db,
    sql`
    select category, question, sum(count)::int as visits from funnel_stops
    where ${isIn(sql`day`, span)} and ${onlyWhere(only)} group by 1, 2 having sum(count) > 0`,
  );

/** The columns of the report. */
export type ReportColumn = 'day' | 'medium' | 'inflow' | 'category' | 'shop';

export interface ReportRow {
  day?: string;
  medium?: string;
  inflow?: string;
  category?: string;
  shop?: string;
  requests: number;
  items: number;
  quotes: number;
  releases: number;
  deals: number;
  /** From each request to its first quote, or to that of the shop. */
  hours: number[];
}

const REPORT_COLUMNS: Readonly<Record<ReportColumn, SQL>> = {
  day: sql`r.day::text`,
  medium: sql`coalesce((select m.name from media m where m.uuid::text = r.medium_uuid), r.medium_uuid)`,
  inflow: sql`r.inflow`,
  category: sql`goods.category`,
  shop: sql`(select s.shop_name from shops s where s.uuid = one.shop_uuid)`,
};

/** The report of some days by these columns: a line counts the requests, items and places that it names. */
export const reportBy = (db: Db, columns: readonly ReportColumn[], span: Span): Promise<ReportRow[]> => {
  const isByShop = columns.includes('shop');
  const goods = columns.includes('category')
    ? sql`join (select request_uuid, category, count(*) as items from again.request_items group by 1, 2) goods
        on goods.request_uuid = r.uuid`
    : sql`join (select request_uuid, count(*) as items from again.request_items group by 1) goods
        on goods.request_uuid = r.uuid`;
  return rowsOf<ReportRow>(
    db,
    sql`
    select ${sql.join(
      columns.map((column) => sql`${REPORT_COLUMNS[column]} as ${sql.identifier(column)}, `),
      sql``,
    )} count(*)::int as requests, sum(goods.items)::int as items, sum(one.quotes)::int as quotes,
      sum(one.releases)::int as releases, sum(one.deals)::int as deals,
      coalesce(array_agg((extract(epoch from one.quoted_at - r.created_at) / 3600)::float8 order by one.quoted_at - r.created_at)
        filter (where one.quoted_at is not null), '{}') as hours
    from again.counted r
      ${goods}
      cross join lateral (select ${isByShop ? sql`p.shop_uuid,` : sql``} count(p.quoted_at) as quotes,
        count(*) filter (where p.is_released) as releases, count(*) filter (where p.is_sold) as deals,
        min(p.quoted_at) as quoted_at
        from again.counted_places p where p.request_uuid = r.uuid ${isByShop ? sql`group by p.shop_uuid` : sql``}) one
    where ${isIn(sql`r.day`, span)}
    ${
      columns.length > 0
        ? sql`group by ${sql.join(
            columns.map((_, at) => sql.raw(String(at + 1))),
            sql`, `,
          )}`
        : sql``
    }`,
  );
};

/** Requests of a medium, by day. */
export const requestsByDay = (db: Db, medium: string, span: Span) =>
  rowsOf<{ day: string; requests: number }>(
    db,
    sql`
    select r.day::text as day, count(*)::int as requests from again.counted r
    where r.medium_uuid = ${medium} and ${isIn(sql`r.day`, span)} group by 1`,
  );

/** Requests of a medium that are still there, by the kind of ids that came with them. */
export const clicksOf = (db: Db, medium: string, span: Span) =>
  rowsOf<{ name: string; requests: number }>(
    db,
    sql`
    select name, count(*)::int as requests
    from again.counted r join public.requests using (uuid), jsonb_object_keys(r.tracking) name
    where r.medium_uuid = ${medium} and ${isIn(sql`r.day`, span)} group by 1 order by 1`,
  );
