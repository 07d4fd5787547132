import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_ROWS, LEAD_TABS, type LeadTab } from '#contract/desk/desk.ts';
import { deadlineOf, isNear, type PlaceRules } from '#contract/life/clocks.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inTabSql, momentSql, placeStateSql } from '../db/records/condition-sql.ts';
import { readPlaces } from '../db/records/places.ts';
import { workingTimeAt } from '../db/records/working-time.ts';
import { LINK_DAYS } from '../deliveries/links/links.ts';

/** The counts of the tabs are of so many of the newest; nobody works through more. */
const MOST_COUNTED = 1000;

/** The places of a shop whose links still work, each with its state. @param newest only so many of them */
const leadsOf = (shop: string, now: Date, newest?: number) => sql`(select * from matches
    where shop_uuid = ${shop} and created_at > now() - make_interval(days => ${LINK_DAYS})
    order by created_at desc limit ${newest ?? null}) m join requests r on r.uuid = m.request_uuid
  cross join lateral (select ${placeStateSql(momentSql(now))} as state) l where true`;

const inTab = (tab: LeadTab, now: Date) => inTabSql(tab, sql`l.state`, momentSql(now));

/** Leads of a shop. */
export interface LeadFilter {
  readonly shop: string;
  readonly now: Date;
  /** Only those that this person is on. */
  readonly assignee?: string | undefined;
}

const isOf = ({ assignee }: LeadFilter) => (assignee ? sql`m.assignee_id = ${assignee}::uuid` : sql`true`);

/** The leads of a shop in a tab, the newest first. @param query.where their place in the list */
export const findLeads = (
  db: Db,
  query: LeadFilter & { tab: LeadTab; where: SQL | undefined; limit: number },
) => {
  const { shop, tab, now, where, limit } = query;
  return rowsOf<{ uuid: string; at: string }>(
    db,
    sql`select m.request_uuid as uuid, m.created_at::text as at from ${leadsOf(shop, now)} and ${inTab(tab, now)}
      and ${isOf(query)} and ${where ?? sql`true`} order by m.created_at desc, m.request_uuid desc limit ${limit}`,
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

/** How many leads a shop has in each tab. */
export async function countLeads(db: Db, filter: LeadFilter) {
  const { shop, now } = filter;
  const [counts] = await rowsOf<Record<LeadTab, number>>(
    db,
    sql`select ${sql.join(
      keysOf(LEAD_TABS).map(
        (key) => sql`count(*) filter (where ${inTab(key, now)})::integer as ${sql.identifier(key)}`,
      ),
      sql`, `,
    )} from ${leadsOf(shop, now, MOST_COUNTED)} and ${isOf(filter)}`,
  );
  return counts;
}
