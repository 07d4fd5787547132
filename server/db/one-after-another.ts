import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** The rows of a table change by one transaction at a time; the next one waits until this one has ended. */
export const oneAfterAnother = (tx: Pick<Db, 'execute'>, table: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${table}))`);
