import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open.ts';

/** While the database is away, it is asked again and again; after this, the next start of the server decides. */
const TRIES = 300;
const PAUSE_MS = 2000;

/** A request whose commit was sent, but not answered. */
interface Unanswered {
  uuid: string;
  /** The id of its transaction. */
  transaction: string;
}

/**
 * Finds out whether a request was stored whose commit was not answered, as soon as the database can say it. Photos must
 * not be removed earlier: the commit may still be on its way to the database.
 * @param undo is called if the request was not stored
 */
export async function settleRequest(
  db: Db,
  request: Unanswered,
  undo: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await outcomeOf(db, request).catch(() => 'unknown');
    if (outcome === 'stored') return;
    if (outcome === 'absent') return void (await undo());
    await wait(PAUSE_MS, undefined, { ref: false });
  }
}

/** The row is queried last. Otherwise a commit between the two queries would be overlooked. */
async function outcomeOf(
  db: Db,
  { uuid, transaction }: Unanswered,
): Promise<'stored' | 'absent' | 'unknown'> {
  const open = await rowsOf(
    db,
    sql`select from pg_stat_activity where backend_xid = xid(${transaction}::xid8)`,
  );
  if (open.length > 0) return 'unknown';
  const rows = await rowsOf(db, sql`select from requests where uuid = ${uuid}`);
  return rows.length > 0 ? 'stored' : 'absent';
}
