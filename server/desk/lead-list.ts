import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_ROWS, LEAD_TABS, type LeadTab } from '#contract/desk/desk.ts';
import { deadlineOf, isNear, type PlaceRules } from '#contract/life/clocks.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inTabSql, mayBeInTab, momentSql, placeStateSql } from '../db/records/condition-sql.ts';
import { readPlaces } from '../db/records/places.ts';
import { workingTimeAt } from '../db/records/working-time.ts';
import { LINK_DAYS } from '../deliveries/links/links.ts';
import { countRows } from './most-counted.ts';

/** Leads of a shop. */
export interface LeadFilter {
  readonly shop: string;
  readonly now: Date;
  /** Only those that this person is on. */
  readonly assignee?: string | undefined;
}

const isOf = ({ assignee }: LeadFilter) => (assignee ? sql`m.assignee_id = ${assignee}::uuid` : sql`true`);

/** The places of a shop in a tab, whose links still work. */
function leadsIn(tab: LeadTab, filter: LeadFilter): SQL {
  const { shop, now } = filter;
  const moment = momentSql(now);
  // In the order of the list and one by one, so that a count and a piece end with the last row that they need.
  return sql`from (select * from matches m
      where shop_uuid = ${shop} and created_at > now() - make_interval(days => ${LINK_DAYS})
        and ${isOf(filter)} and ${mayBeInTab(tab, moment)}
      order by created_at desc, request_uuid desc) m
    cross join lateral (select * from requests where uuid = m.request_uuid offset 0) r
    cross join lateral (select ${placeStateSql(moment)} as state) l
    where ${inTabSql(tab, sql`l.state`, moment)}`;
}

/** The leads of a shop in a tab, the newest first. @param query.where their place in the list */
export const findLeads = (
  db: Db,
  query: LeadFilter & { tab: LeadTab; where: SQL | undefined; limit: number },
) => {
  const { tab, where, limit } = query;
  return rowsOf<{ uuid: string; at: string }>(
    db,
    sql`select m.request_uuid as uuid, m.created_at::text as at ${leadsIn(tab, query)}
      and ${where ?? sql`true`} order by m.created_at desc, m.request_uuid desc limit ${limit}`,
  );
};

/** So many clocks of a shop run at once, at most: an answer is awaited for some days. */
const MOST_AWAITED = 500;

/**
 * The leads of a shop of which an answer is awaited in the next hours of its work, the nearest deadline first. Clocks only
 * say where something is due; the deadline follows from the facts.
 */
export async function findNear(db: Db, filter: LeadFilter, rules: PlaceRules): Promise<string[]> {
  const { shop, now } = filter;
  const time = await workingTimeAt(db, shop);
  const places = await readPlaces(
    db,
    sql`(m.request_uuid, m.shop_uuid) in (select m.request_uuid, m.shop_uuid from matches m
      where m.shop_uuid = ${shop} and m.next_at is not null and ${isOf(filter)}
      order by m.next_at limit ${MOST_AWAITED})`,
  );
  return places
    .flatMap(({ request, facts }) => {
      const deadline = deadlineOf(facts, time, rules, now);
      return deadline && isNear(deadline, time, now) ? [{ request, deadline }] : [];
    })
    .toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime())
    .slice(0, DESK_ROWS)
    .map(({ request }) => request);
}

/** How many leads a shop has in each tab, up to MOST_COUNTED. */
export async function countLeads(db: Db, filter: LeadFilter): Promise<Record<LeadTab, number>> {
  const counts = keysOf(LEAD_TABS).map(
    async (tab) => [tab, await countRows(db, leadsIn(tab, filter))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<LeadTab, number>;
}
