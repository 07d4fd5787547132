import { and, inArray, sql } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { seesContact, seesGoods } from '#contract/life/place-states.ts';
import type { Db } from '../db/open.ts';
import { type Place, readPlaces } from '../db/records/places.ts';
import { quotes, type RequestRow, requests } from '../db/schema.ts';
import { LINK_DAYS } from '../deliveries/links/links.ts';

/** A request of a shop, with all that the shop may read of it in a file. */
export interface ReadableLead {
  request: RequestRow;
  place: Place;
  /** The page of the lead still opens, and shows the goods. */
  isReadable: boolean;
  /** The shop sees the contact there. */
  isKnown: boolean;
}

/** Requests whose quotes hold at a day, so that their links go on. */
async function lastingOf(db: Db, uuids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ uuid: quotes.requestUuid })
    .from(quotes)
    .where(and(inArray(quotes.requestUuid, [...uuids]), sql`${quotes.validUntil} >= ${dayInJapan(now)}`));
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Requests of a shop in their order, without those that are erased. A file tells no more than their pages. */
export async function readLeads(
  db: Db,
  shop: string,
  uuids: readonly string[],
  now: Date,
): Promise<ReadableLead[]> {
  if (uuids.length === 0) return [];
  const isOne = sql.param([...uuids]);
  const [rows, places, lasting] = await Promise.all([
    db
      .select()
      .from(requests)
      .where(inArray(requests.uuid, [...uuids])),
    readPlaces(db, sql`m.shop_uuid = ${shop} and m.request_uuid = any(${isOne}::uuid[])`),
    lastingOf(db, uuids, now),
  ]);
  const oldest = now.getTime() - LINK_DAYS * 86_400_000;
  return uuids.flatMap((uuid) => {
    const request = rows.find((row) => row.uuid === uuid);
    const place = places.find((one) => one.request === uuid);
    // The request was erased between the two questions.
    if (!request || !place) return [];
    const opens = request.createdAt.getTime() > oldest || lasting.has(uuid);
    const isReadable = opens && seesGoods(place.facts, now);
    return { request, place, isReadable, isKnown: isReadable && seesContact(place.facts, now) };
  });
}
