import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';

/**
 * A transaction whose statements run as they are. PostgreSQL takes statements over many requests for dear, and would
 * compile them for seconds before it runs them for milliseconds.
 */
export const asItIs = <Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local jit = off`);
    return work(tx);
  });
