import { and, eq, sql } from 'drizzle-orm';
import { DESK_PAGES, LEAD_TABS } from '#contract/desk/desk.ts';
import { NOTICES, type Notice } from '#contract/desk/notices.ts';
import { noticeOf } from '../../base/notices.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import { hasAccess } from '../../db/records/access.ts';
import { inTabSql, momentSql, placeStateSql } from '../../db/records/condition-sql.ts';
import { deskDevices, deskPeople } from '../../db/schema.ts';
import type { Carrier } from '../carry-out.ts';
import { LINK_DAYS } from '../links/links.ts';
import { letterFor, type Office } from '../mail/compose.ts';
import { PUSH_MESSAGES } from './messages.ts';
import { type PushMessage, type PushOffice, sendPush } from './send-push.ts';

const HOUR_MS = 3_600_000;

/** Nobody wants to be told so many hours later; of what is urgent, not even so long. */
const HOURS = 12;
const URGENT_HOURS = 4;

/** The page of the desk that shows what happened. */
const PAGES: Readonly<Partial<Record<Notice, string>>> = {
  enquiries: `${DESK_PAGES.home}/enquiries`,
  registrations: `${DESK_PAGES.home}/registrations`,
  unplaced: `${DESK_PAGES.home}/requests`,
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
async function messageOf(db: Db, notice: Notice, shop: string | null, now: Date): Promise<PushMessage> {
  const count = shop ? await countNew(db, shop, now) : 0;
  return {
    title: NOTICES[notice].says,
    body: count > 0 ? PUSH_MESSAGES.waiting(LEAD_TABS.new, count) : PUSH_MESSAGES.open,
    url: PAGES[notice] ?? DESK_PAGES.shop,
    tag: notice,
  };
}

/** Tells the devices of people at the desks of what their shop or the operator gets a mail about. */
export const pushCarrier = (officeNow: () => Office & PushOffice): Carrier => ({
  deliver: async (delivery) => {
    const office = officeNow();
    const { db } = office;
    const notice = noticeOf(delivery.event);
    const [row] = await db
      .select({ device: deskDevices, person: deskPeople })
      .from(deskDevices)
      .innerJoin(deskPeople, eq(deskPeople.id, deskDevices.personId))
      .where(and(eq(deskDevices.uuid, delivery.recipientKey), hasAccess));
    if (!row || !notice) return false;
    const isUrgent = NOTICES[notice].isUrgent ?? false;
    const longestMs = (isUrgent ? URGENT_HOURS : HOURS) * HOUR_MS;
    const leftMs = (delivery.dueAt ?? delivery.createdAt).getTime() + longestMs - Date.now();
    if (leftMs <= 0 || !(await letterFor(office, delivery, row.person))) return false;
    const message = await messageOf(db, notice, delivery.shopUuid, office.now());
    return sendPush(office, row.device, message, { seconds: Math.ceil(leftMs / 1000), isUrgent });
  },
});
