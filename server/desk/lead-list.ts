import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { LEAD_TABS, type LeadTab } from '#contract/desk/desk.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inTabSql, momentSql, placeStateSql } from '../db/records/condition-sql.ts';
import { LINK_DAYS } from '../deliveries/links/links.ts';

/** The counts of the tabs are of so many of the newest; nobody works through more. */
const MOST_COUNTED = 1000;

/** The places of a shop whose links still work, each with its state. @param newest only so many of them */
const leadsOf = (shop: string, now: Date, newest?: number) => sql`(select * from matches
    where shop_uuid = ${shop} and created_at > now() - make_interval(days => ${LINK_DAYS})
    order by created_at desc limit ${newest ?? null}) m join requests r on r.uuid = m.request_uuid
  cross join lateral (select ${placeStateSql(momentSql(now))} as state) l where true`;

const inTab = (tab: LeadTab, now: Date) => inTabSql(tab, sql`l.state`, momentSql(now));

/** The leads of a shop in a tab, the newest first. @param query.where their place in the list */
export const findLeads = (
  db: Db,
  query: { shop: string; tab: LeadTab; now: Date; where: SQL | undefined; limit: number },
) => {
  const { shop, tab, now, where, limit } = query;
  return rowsOf<{ uuid: string; at: string }>(
    db,
    sql`select m.request_uuid as uuid, m.created_at::text as at from ${leadsOf(shop, now)} and ${inTab(tab, now)}
      and ${where ?? sql`true`} order by m.created_at desc, m.request_uuid desc limit ${limit}`,
  );
};

/** How many leads a shop has in each tab. */
export async function countLeads(db: Db, shop: string, now: Date) {
  const [counts] = await rowsOf<Record<LeadTab, number>>(
    db,
    sql`select ${sql.join(
      keysOf(LEAD_TABS).map(
        (key) => sql`count(*) filter (where ${inTab(key, now)})::integer as ${sql.identifier(key)}`,
      ),
      sql`, `,
    )} from ${leadsOf(shop, now, MOST_COUNTED)}`,
  );
  return counts;
}
