import { and, desc, eq, sql } from 'drizzle-orm';
import { whyNotSent } from '#contract/life/shop-mails.ts';
import type { Db } from '../db/open.ts';
import { readPlaces } from '../db/records/places.ts';
import { deliveries, shops } from '../db/schema.ts';
import { sendAgain } from '../deliveries/list.ts';
import { actOn, OFFICE, view, WORKING } from './act.ts';
import { ofOne } from './inputs.ts';

/** So many of the newest are looked at, and sent again at once. */
const MOST = 1000;

/** The mails to a shop that were given up: those that still tell it something, and why the others do not. */
async function unsentOf(db: Db, shop: string, now: Date) {
  const dead = await db
    .select({ uuid: deliveries.uuid, event: deliveries.event, request: deliveries.subjectUuid })
    .from(deliveries)
    .where(
      and(eq(deliveries.state, 'dead'), eq(deliveries.recipient, 'shop'), eq(deliveries.recipientKey, shop)),
    )
    .orderBy(desc(deliveries.createdAt), desc(deliveries.uuid))
    .limit(MOST);
  const requests = [...new Set(dead.map(({ request }) => request))];
  const places =
    requests.length === 0
      ? []
      : await readPlaces(
          db,
          sql`m.shop_uuid = ${shop} and m.request_uuid = any(${sql.param(requests)}::uuid[])`,
        );
  const placeOf = new Map(places.map((place) => [place.request, place]));
  const mails = dead.map(({ uuid, event, request }) => ({
    uuid,
    why: whyNotSent(event, placeOf.get(request) ?? null, now),
  }));
  const counts = Map.groupBy(
    mails.flatMap(({ why }) => why ?? []),
    (why) => why,
  );
  return {
    uuids: mails.filter(({ why }) => why === null).map(({ uuid }) => uuid),
    leftOut: [...counts].map(([why, mailsOfOne]) => ({ why, count: mailsOfOne.length })),
  };
}

export const unsentActs = {
  /** How many mails to a shop were given up and still tell it something, and how many do not, and why. */
  readUnsent: view({
    may: OFFICE,
    asks: ofOne,
    async read({ db, life }, { uuid }) {
      const { uuids, leftOut } = await unsentOf(db, uuid, life.now());
      return { count: uuids.length, left_out: leftOut };
    },
  }),
  /** Sends all of them again that still tell the shop something. */
  sendUnsent: actOn(shops, {
    may: WORKING,
    asks: ofOne,
    logs: 'send_again',
    async work({ tx, now }, { uuid }) {
      const { uuids } = await unsentOf(tx, uuid, now);
      const again = uuids.length > 0 ? await sendAgain(tx, { uuids, state: 'dead' }) : [];
      const { length: count } = again;
      return { answer: { count }, changed: `mails: ${count}`, isNothing: count === 0 };
    },
  }),
};
