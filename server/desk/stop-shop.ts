import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { operatorMay } from '#contract/life/place-states.ts';
import type { Db } from '../db/open.ts';
import { placeAt } from '../db/records/places.ts';
import { matches, requests, shops } from '../db/schema.ts';
import { change } from '../life/change.ts';
import type { Tools } from './act.ts';

/** The operator pauses a shop, or ends the dealings with it. It gets no requests, and cannot change that itself. */
export const stopShop = (tx: Db, uuid: string, how: 'pause' | 'end', now: Date) =>
  tx
    .update(shops)
    .set({
      pausedAt: sql`coalesce(${shops.pausedAt}, ${now.toISOString()}::timestamptz)`,
      stoppedAt: now,
      stoppedHow: how,
    })
    .where(eq(shops.uuid, uuid));

/** Gives all places of a shop on that the clock still looks at, each request by itself. The others end by their clocks. */
export async function passOnAll({ db, life }: Pick<Tools, 'db' | 'life'>, shop: string): Promise<void> {
  const rows = await db
    .select({ uuid: matches.requestUuid })
    .from(matches)
    .where(and(eq(matches.shopUuid, shop), isNotNull(matches.nextAt)));
  for (const { uuid } of rows)
    await change(
      { db, life },
      async (tx, now) => {
        const [request] = await tx
          .select()
          .from(requests)
          .where(eq(requests.uuid, uuid))
          .for('no key update');
        return { tx, request, place: await placeAt(tx, uuid, shop), now };
      },
      async ({ request, place, now }) => ({
        isNothing: !request || !place || !operatorMay(place.facts, now).includes('passOn'),
      }),
      async (tx, { request }, _effect, now) => {
        if (request) await life.passOn(tx, request, shop, 'operator', now);
      },
    );
}
