import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../open.ts';
import { requestItems } from '../schema.ts';

/** The positions of the goods that the seller has not withdrawn. */
export async function leftPositions(db: Db, request: string): Promise<number[]> {
  const rows = await db
    .select({ position: requestItems.position })
    .from(requestItems)
    .where(and(eq(requestItems.requestUuid, request), isNull(requestItems.withdrawnAt)))
    .orderBy(asc(requestItems.position));
  return rows.map(({ position }) => position);
}
