import { eq, sql } from 'drizzle-orm';
import {
  dueOf,
  endDue,
  newsDue,
  type PlaceRules,
  questionsDue,
  type Told,
  type WorkingTime,
} from '#contract/life/clocks.ts';
import { REQUEST_KINDS } from '#contract/life/facts.ts';
import type { Db } from '../db/open.ts';
import { type Place, placesOf, requestFacts } from '../db/records/places.ts';
import { workingTimeOf } from '../db/records/working-time.ts';
import { matches, type RequestRow, requests, shops } from '../db/schema.ts';

/** When the shops of a request work, by their uuid. */
async function workingTimes(tx: Db, request: string): Promise<(shop: string) => WorkingTime> {
  const rows = await tx
    .select({ uuid: shops.uuid, businessHours: shops.businessHours, holidays: shops.holidays })
    .from(shops)
    .innerJoin(matches, eq(matches.shopUuid, shops.uuid))
    .where(eq(matches.requestUuid, request));
  const byShop = new Map(rows.map((row) => [row.uuid, workingTimeOf(row)]));
  return (shop) => byShop.get(shop) ?? workingTimeOf({ businessHours: '', holidays: '' });
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** The clock of each place of a request, as its facts have it now. */
export async function duesOf(tx: Db, request: string, rules: PlaceRules, now: Date) {
  const [places, timeOf] = [await placesOf(tx, request), await workingTimes(tx, request)];
  return places.map((place) => ({ place, due: dueOf(place.facts, timeOf(place.shop), rules, now) }));
}

async function setPlace(tx: Db, { request, shop, nextAt }: Place, at: Date | null): Promise<void> {
  if (isSame(nextAt, at)) return;
  await tx.update(matches).set({ nextAt: at }).where(sql`request_uuid = ${request} and shop_uuid = ${shop}`);
}

/**
 * Writes down when the clocks of a request are due. All of it follows from facts, so it may run at any time, and
 * nothing can lose a next step.
 * @returns when mails to the seller are due
 */
export async function setClocks(tx: Db, uuid: string, rules: PlaceRules, now: Date) {
  const [request] = await tx.select().from(requests).where(eq(requests.uuid, uuid));
  // Nothing is due at a test.
  if (!request || !REQUEST_KINDS[request.kind].hasPlaces) return { newsAt: null, questionsAt: null };
  const dues = await duesOf(tx, uuid, rules, now);
  for (const { place, due } of dues) await setPlace(tx, place, due?.at ?? null);
  const places = dues.map(({ place }) => place);
  const mails = mailsDue(request, places, now);
  const endAt = request.seekAt ? null : endDue(toldOf(request, places), rules, now);
  if (endAt) await tx.update(requests).set({ seekAt: endAt }).where(eq(requests.uuid, uuid));
  if (!isSame(request.newsAt, mails.newsAt) || !isSame(request.questionsAt, mails.questionsAt))
    await tx.update(requests).set(mails).where(eq(requests.uuid, uuid));
  return mails;
}

/** The facts of a request with those of its places. */
export const toldOf = (request: RequestRow, places: readonly Place[]): Told => ({
  request: requestFacts(request, places),
  places: places.map((place) => place.facts),
});

function mailsDue(request: RequestRow, places: readonly Place[], now: Date) {
  const { newsSentAt, questionMails } = request;
  const facts = toldOf(request, places);
  return {
    newsAt: newsDue({ ...facts, newsSent: newsSentAt }, now),
    questionsAt: questionsDue({ ...facts, mails: questionMails }, now),
  };
}
