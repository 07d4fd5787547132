import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { LEAD_TABS, type LeadTab } from '#contract/desk/desk.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inTabSql, mayBeInTab, momentSql, placeStateSql } from '../db/records/condition-sql.ts';
import { LINK_DAYS } from '../deliveries/links/links.ts';
import { countRows } from './most-counted.ts';

/** The places of a shop in a tab, whose links still work. */
function leadsIn(tab: LeadTab, shop: string, now: Date): SQL {
  const moment = momentSql(now);
  // In the order of the list and one by one, so that a count and a piece end with the last row that they need.
  return sql`from (select * from matches m
      where shop_uuid = ${shop} and created_at > now() - make_interval(days => ${LINK_DAYS})
        and ${mayBeInTab(tab, moment)}
      order by created_at desc, request_uuid desc) m
    cross join lateral (select * from requests where uuid = m.request_uuid offset 0) r
    cross join lateral (select ${placeStateSql(moment)} as state) l
    where ${inTabSql(tab, sql`l.state`, moment)}`;
}

/** The leads of a shop in a tab, the newest first. @param query.where their place in the list */
export const findLeads = (
  db: Db,
  query: { shop: string; tab: LeadTab; now: Date; where: SQL | undefined; limit: number },
) => {
  const { shop, tab, now, where, limit } = query;
  return rowsOf<{ uuid: string; at: string }>(
    db,
    sql`select m.request_uuid as uuid, m.created_at::text as at ${leadsIn(tab, shop, now)}
      and ${where ?? sql`true`} order by m.created_at desc, m.request_uuid desc limit ${limit}`,
  );
};

/** How many leads a shop has in each tab, up to MOST_COUNTED. */
export async function countLeads(db: Db, shop: string, now: Date): Promise<Record<LeadTab, number>> {
  const counts = keysOf(LEAD_TABS).map(
    async (tab) => [tab, await countRows(db, leadsIn(tab, shop, now))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<LeadTab, number>;
}
