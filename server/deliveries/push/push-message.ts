import { sql } from 'drizzle-orm';
import { DESK_PAGES, LEAD_TABS } from '#contract/desk/desk.ts';
import { NOTICES, type Notice } from '#contract/desk/notices.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import { inTabSql, momentSql, placeStateSql } from '../../db/records/condition-sql.ts';
import { LINK_DAYS } from '../links/links.ts';
import { PUSH_MESSAGES } from './messages.ts';
import type { PushMessage } from './send-push.ts';

/** The page of the desk that shows what happened. */
const PAGES: Readonly<Partial<Record<Notice, string>>> = {
  enquiries: DESK_PAGES.enquiries,
  registrations: DESK_PAGES.registrations,
  unplaced: DESK_PAGES.requests,
  undelivered: `${DESK_PAGES.home}/deliveries`,
};

/** The new requests of a shop, as its list counts them. */
async function countNew(db: Db, shop: string, now: Date): Promise<number> {
  const at = momentSql(now);
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::integer as count from matches m join requests r on r.uuid = m.request_uuid
      cross join lateral (select ${placeStateSql(at)} as state) l
      where m.shop_uuid = ${shop} and m.created_at > now() - make_interval(days => ${LINK_DAYS})
        and (${inTabSql('new', sql`l.state`, at)})`,
  );
  return row?.count ?? 0;
}

/** The words are those of the kind of event, with a count: nothing of a seller, and nothing of a visitor. */
export async function messageOf(
  db: Db,
  notice: Notice,
  shop: string | null,
  now: Date,
): Promise<PushMessage> {
  const count = shop ? await countNew(db, shop, now) : 0;
  return {
    title: NOTICES[notice].says,
    body: count > 0 ? PUSH_MESSAGES.waiting(LEAD_TABS.new, count) : PUSH_MESSAGES.open,
    url: PAGES[notice] ?? DESK_PAGES.shop,
    tag: notice,
  };
}
