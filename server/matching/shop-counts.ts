import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open.ts';

/** The counts that shops keep of their requests, by functions of the database. */

/** For a request that was not stored after all. */
export async function giveBackShops(db: Db, uuid: string): Promise<void> {
  await db.execute(sql`with ended as (
      delete from reservations where request_uuid = ${uuid} and given_back_at is null returning shop_uuids)
    select count_request(shop_uuids, -1) from ended`);
}

/** No request takes this long to be stored. If one does, its shops are counted again when it is. */
const LONGEST_S = 30;

/** Gives back the shops of requests whose server ended before it stored them. */
export async function giveBackLost(db: Db, longestS = LONGEST_S): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select give_back_reservations(make_interval(secs => ${longestS})) as count`,
  );
  return row?.count ?? 0;
}

/** Learns how often each shop answers. @returns how many changed */
export async function rateShops(db: Db, now = new Date()): Promise<number> {
  const [row] = await rowsOf<{ changed: number }>(
    db,
    sql`select rate_shops(${now.toISOString()}::timestamptz) as changed`,
  );
  return row?.changed ?? 0;
}

/** Requests of a shop. */
export interface Matched {
  shop: string;
  count: number;
}

/** The shops have these requests no more, but had their turns. Last, because requests that come in wait for it. */
export async function uncount(tx: Db, rows: readonly Matched[]): Promise<void> {
  const shops = sql.param(rows.map(({ shop }) => shop));
  const counts = sql.param(rows.map(({ count }) => count));
  await tx.execute(sql`select uncount_requests(${shops}::uuid[], ${counts}::int[], true)`);
}
