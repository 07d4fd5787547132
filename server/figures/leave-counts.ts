import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { countedRequests } from './counted-requests.ts';

/**
 * Keeps what figures need of requests that are about to be erased, without their uuids: their days then have the same
 * sums as before.
 */
export async function leaveCounts(tx: Db, uuids: readonly string[]): Promise<void> {
  const these = countedRequests({
    living: sql`r.uuid = any(${sql.param([...uuids])}::uuid[])`,
    erased: sql`false`,
  });
  await tx.execute(sql`insert into erased_requests (uuid, day, medium_uuid, inflow, categories, prefecture_id, theme,
      quotes, hours, releases, deals, deal_days)
    select gen_random_uuid(), day, medium_uuid, inflow, categories, prefecture_id, theme, quotes, hours, releases,
      deals, deal_days from (${these}) these`);
}
