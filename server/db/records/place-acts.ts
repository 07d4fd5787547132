import { sql } from 'drizzle-orm';
import type { ColleagueAct } from '#contract/life/events.ts';
import type { Db } from '../open.ts';

/** Writes down who of a shop did something about a request. */
export const notePlaceAct = (
  tx: Db,
  { request, shop }: { request: string; shop: string },
  what: ColleagueAct,
  by: string,
  now: Date,
) =>
  tx.execute(sql`insert into place_acts (request_uuid, shop_uuid, nth, what, at, by)
    select ${request}, ${shop}, coalesce(max(nth), 0) + 1, ${what}, ${now.toISOString()}::timestamptz, ${by}
    from place_acts where request_uuid = ${request} and shop_uuid = ${shop}`);
