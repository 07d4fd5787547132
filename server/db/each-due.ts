import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { type RequestRow, requests } from './schema.ts';

/** How many requests are read at a time. */
export const BATCH = 200;

/**
 * Works until nothing is due, each request in its own transaction. A request that another process works on is left to
 * it.
 * @param find the next requests, at most BATCH; the work takes them out of what it finds
 */
export async function eachDue(
  db: Db,
  find: () => Promise<readonly { uuid: string }[]>,
  work: (tx: Db, request: RequestRow) => Promise<void>,
): Promise<void> {
  for (;;) {
    const due = await find();
    let count = 0;
    for (const { uuid } of due)
      await db.transaction(async (tx) => {
        const [request] = await tx
          .select()
          .from(requests)
          .where(eq(requests.uuid, uuid))
          .for('no key update', { skipLocked: true });
        if (!request) return;
        await work(tx, request);
        count += 1;
      });
    if (due.length < BATCH || count === 0) return;
  }
}
