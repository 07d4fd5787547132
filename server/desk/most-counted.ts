import { type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '#contract/desk/desk.ts';
import { type Db, rowsOf } from '../db/open.ts';

/**
 * The total of a list: exact up to MOST_COUNTED, and one more for any larger one, so that nobody waits for millions.
 * @param rows the statement of the list, with a limit
 */
export async function countUpToMost(db: Db, rows: (limit: number) => SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::integer as count from (${rows(MOST_COUNTED + 1)}) as rows`,
  );
  return row?.count ?? 0;
}
