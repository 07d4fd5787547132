import { type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '#contract/desk/lists.ts';
import { type Db, rowsOf } from '../db/open.ts';

/**
 * How many rows there are. Counting ends at one more than `most`, so that it takes no longer the more there are.
 * @param rows what follows the columns of a `select`: `from shops where …`
 */
export async function countRows(db: Db, rows: SQL, most = MOST_COUNTED): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::integer as count from (select ${rows} limit ${most + 1}) counted`,
  );
  return row?.count ?? 0;
}
