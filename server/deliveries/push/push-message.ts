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
  undelivered: DESK_PAGES.deliveries,
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

/** Letters of a tag: a push service takes 32 (RFC 8030). */
const TAG_CHARACTERS = 32;

/** A message for somebody of several shops says and opens the right one, and does not take the place of another's. */
async function ofShop(db: Db, shop: string, message: PushMessage): Promise<PushMessage> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select shop_name as name from shops where uuid = ${shop}`,
  );
  const tag = `${message.tag}-${shop.replaceAll('-', '')}`.slice(0, TAG_CHARACTERS);
  return {
    ...{ title: PUSH_MESSAGES.ofShop(row?.name ?? '', message.title), body: message.body, tag },
    url: `${message.url}?${new URLSearchParams({ of: shop })}`,
  };
}

/**
 * The words are those of the kind of event, with a count: nothing of a seller, and nothing of a visitor.
 * @param shops those of the person who is told
 */
export async function messageOf(
  db: Db,
  notice: Notice,
  { shop, shops: theirs, now }: { shop: string | null; shops: readonly string[]; now: Date },
): Promise<PushMessage> {
  const count = shop ? await countNew(db, shop, now) : 0;
  const message = {
    title: NOTICES[notice].says,
    body: count > 0 ? PUSH_MESSAGES.waiting(LEAD_TABS.new, count) : PUSH_MESSAGES.open,
    url: PAGES[notice] ?? DESK_PAGES.shop,
    tag: notice,
  };
  return shop && theirs.length > 1 ? ofShop(db, shop, message) : message;
}
