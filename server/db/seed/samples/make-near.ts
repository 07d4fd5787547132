import { and, desc, eq, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { deadlineOf, dueOf, isNear, PLACE_RULES, type WorkingTime } from '#contract/life/clocks.ts';
import { minutesAfter } from '#contract/life/conditions.ts';
import { PLACE_FACTS, type PlaceFacts, REQUEST_FACTS } from '#contract/life/facts.ts';
import type { Db } from '../../open.ts';
import { readPlaces } from '../../records/places.ts';
import { workingTimeOf } from '../../records/working-time.ts';
import { matches, shops } from '../../schema.ts';
import { freeRequests } from './pick.ts';

/** The shops with the most requests have leads whose deadline is near: so many shops, so many leads each. */
const SHOPS = 3;
const LEADS = 4;

/** Deadlines are looked for at moments of telling so many minutes apart, over so many days. */
const STEP_MINUTES = 20;
const STEP_DAYS = 10;

const NO_FACTS = Object.fromEntries(
  [...keysOf(PLACE_FACTS), ...keysOf(REQUEST_FACTS)].map((fact) => [fact, null]),
) as unknown as PlaceFacts;

/** The moments at which a shop was told that has to answer in its next hours of work. */
function tellingsOf(time: WorkingTime, now: Date): Date[] {
  const moments = Array.from({ length: (STEP_DAYS * 24 * 60) / STEP_MINUTES }, (_, step) =>
    minutesAfter(now, -step * STEP_MINUTES),
  );
  return moments.filter((told) => {
    const deadline = deadlineOf({ ...NO_FACTS, told }, time, PLACE_RULES, now);
    return deadline !== null && deadline > minutesAfter(now, 60) && isNear(deadline, time, now);
  });
}

/** Leads of the busiest shops that were passed on to them, with a clock that runs: the shop has some hours left. */
export async function makeNear(db: Db, now: Date): Promise<void> {
  const busiest = await db.select().from(shops).orderBy(desc(shops.matchCount)).limit(SHOPS);
  for (const shop of busiest) {
    const time = workingTimeOf(shop);
    const tellings = tellingsOf(time, now);
    const earliest = tellings.at(-1);
    if (!earliest) continue;
    const rows = await freeRequests(db, shop.uuid, earliest, LEADS);
    for (const [index, { uuid, position }] of rows.entries()) {
      const toldAt = tellings[Math.floor((index * tellings.length) / rows.length)] ?? earliest;
      await db.insert(matches).values({
        requestUuid: uuid,
        shopUuid: shop.uuid,
        position,
        createdAt: minutesAfter(toldAt, -1),
        toldAt,
        remindedAt: time.afterHours(toldAt, PLACE_RULES.remindHours),
      });
      await runClock(db, { request: uuid, shop: shop.uuid }, time, now);
    }
    await db
      .update(shops)
      .set({ matchCount: sql`${shops.matchCount} + ${rows.length}` })
      .where(eq(shops.uuid, shop.uuid));
  }
}

/** Has the clock of a place run, as its facts have it. */
async function runClock(db: Db, at: { request: string; shop: string }, time: WorkingTime, now: Date) {
  const [place] = await readPlaces(db, sql`m.request_uuid = ${at.request} and m.shop_uuid = ${at.shop}`);
  if (!place) return;
  await db
    .update(matches)
    .set({ nextAt: dueOf(place.facts, time, PLACE_RULES, now)?.at ?? null })
    .where(and(eq(matches.requestUuid, at.request), eq(matches.shopUuid, at.shop)));
}
