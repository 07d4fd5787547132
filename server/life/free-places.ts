import { sql } from 'drizzle-orm';
import { LIMITS } from '#contract/base/limits.ts';
import { PLACED_KINDS } from '#contract/life/facts.ts';
import { type Db, rowsOf } from '../db/open.ts';

/* The places at a request, as the functions of the database count and give them (server/matching). */

/** How many shops hold a place. */
export async function heldPlaces(tx: Db, request: string): Promise<number> {
  const [row] = await rowsOf<{ held: number }>(tx, sql`select held_places(${request}) as held`);
  return row?.held ?? 0;
}

/** Since when shops are looked for, and how many hold a place; undefined if none is wanted any more. */
export async function searched(tx: Db, request: string): Promise<{ held: number; since: Date } | undefined> {
  const [row] = await rowsOf<{ held: number; since: string }>(
    tx,
    sql`select held_places(uuid) as held, coalesce(reopened_at, created_at)::text as since from requests r
      where uuid = ${request} and kind in ${[...PLACED_KINDS]} and withdrawn_at is null and ended_at is null
        and not exists (select from matches m where m.request_uuid = r.uuid and m.chosen_at is not null)`,
  );
  return row && { held: row.held, since: new Date(row.since) };
}

/** Gives a free place to the next shop. @returns the shop; undefined: there is none left */
export async function giveFreePlace(tx: Db, request: string, mostTold: number): Promise<string | undefined> {
  const [row] = await rowsOf<{ shop: string | null }>(
    tx,
    sql`select pass_on(${request}, ${LIMITS.matchedShops}, ${mostTold}) as shop`,
  );
  return row?.shop ?? undefined;
}
