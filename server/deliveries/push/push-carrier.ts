import { and, eq } from 'drizzle-orm';
import { PUSH_HOURS } from '#contract/base/kept-times.ts';
import { NOTICES } from '#contract/desk/notices.ts';
import { noticeOf } from '../../base/notices.ts';
import { hasAccess } from '../../db/records/access.ts';
import { deskDevices, deskPeople } from '../../db/schema.ts';
import type { Carrier } from '../carry-out.ts';
import { letterFor, type Office } from '../mail/compose.ts';
import { messageOf } from './push-message.ts';
import { type PushOffice, sendPush } from './send-push.ts';

const HOUR_MS = 3_600_000;

/** Nobody wants to be told of something urgent so many hours later; `PUSH_HOURS` is for all else. */
const URGENT_HOURS = 4;

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
    const longestMs = (isUrgent ? URGENT_HOURS : PUSH_HOURS) * HOUR_MS;
    const leftMs = (delivery.dueAt ?? delivery.createdAt).getTime() + longestMs - Date.now();
    if (leftMs <= 0 || !(await letterFor(office, delivery, row.person))) return false;
    const { shopUuids } = row.person;
    const about = { shop: delivery.shopUuid, shops: shopUuids, now: office.now() };
    const message = await messageOf(db, notice, about);
    return sendPush(office, row.device, message, { seconds: Math.ceil(leftMs / 1000), isUrgent });
  },
});
