import { type SQL, sql } from 'drizzle-orm';
import { LIFE_DAYS } from '#contract/life/clocks.ts';
import { COUNTED_KINDS } from '#contract/life/facts.ts';
import { DEAL_AT_SQL, FIRST_QUOTED_SQL, RELEASED_AT_SQL } from '../db/records/condition-sql.ts';
import { beginOf } from '../db/records/day-sql.ts';

/* The one SQL of all figures about requests; contract/life/figures.ts has their definitions. */

/** The day in Japan of a moment. */
const dayOf = (moment: SQL): SQL => sql`day_in_japan(${moment})`;

/** The request `r` is of a kind that is in figures. */
export const IS_COUNTED: SQL = sql`r.kind in (${sql.join(
  COUNTED_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** The places of the request `r`, with what came of each. `until`: later moments count for no day of a request. */
const PLACES: SQL = sql`(select m.shop_uuid, ${FIRST_QUOTED_SQL} as quoted_at, ${RELEASED_AT_SQL} as released_at,
    ${DEAL_AT_SQL} as deal_at, ${beginOf(sql`${dayOf(sql`r.created_at`)} + ${LIFE_DAYS}::integer`)} as until
  -- Each moment is looked up once, however often it is asked for.
  from matches m where m.request_uuid = r.uuid offset 0)`;

/** Which requests are looked at. */
interface Which {
  /** A condition on the request `r`. */
  living: SQL;
  /** A condition on the row `e` of an erased one. */
  erased: SQL;
}

/**
 * Requests that are counted, a row each, whether they are there or erased: `uuid`, `day`, `medium_uuid`, `inflow`,
 * `prefecture_id`, `theme`, `categories` (one for each item), and what became of them: `quotes`, `hours` (whole hours
 * before the first quote; within the first hour: 0), `releases`, `deals`, `deal_days` (of all, also of late ones).
 * @param isByShop a row for each shop that had the request (`shop_uuid`); erased ones name none
 */
export const countedRequests = ({ living, erased }: Which, isByShop = false): SQL => sql`
  select r.uuid, ${isByShop ? sql`p.shop_uuid` : sql`null::uuid as shop_uuid`}, ${dayOf(sql`r.created_at`)} as day,
    r.medium_uuid, r.inflow, r.prefecture_id, r.theme,
    array(select i.category from request_items i where i.request_uuid = r.uuid order by i.position) as categories,
    coalesce(p.quotes, 0) as quotes,
    case when p.quoted_at is not null
      then greatest(ceil(extract(epoch from p.quoted_at - r.created_at) / 3600) - 1, 0)::smallint end as hours,
    coalesce(p.releases, 0) as releases, coalesce(p.deals, 0) as deals, coalesce(p.deal_days, '{}') as deal_days
  from requests r left join lateral (
    select ${isByShop ? sql`shop_uuid,` : sql``}
      count(*) filter (where quoted_at < until)::smallint as quotes,
      min(quoted_at) filter (where quoted_at < until) as quoted_at,
      count(*) filter (where released_at < until)::smallint as releases,
      count(*) filter (where deal_at < until)::smallint as deals,
      array_agg(${dayOf(sql`deal_at`)}) filter (where deal_at is not null) as deal_days
    from ${PLACES} places ${isByShop ? sql`group by shop_uuid` : sql``}) p on true
  where ${IS_COUNTED} and ${living}
  union all
  select e.uuid, null, e.day, e.medium_uuid, e.inflow, e.prefecture_id, e.theme, e.categories, e.quotes, e.hours,
    e.releases, e.deals, e.deal_days
  from erased_requests e where ${erased}`;
