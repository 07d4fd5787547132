import { eq, sql } from 'drizzle-orm';
import { REQUEST_KINDS, type RequestKind } from '#contract/life/facts.ts';
import type { Db } from '../open.ts';
import { deskPeople, requests, testRequests } from '../schema.ts';
import { works } from './access.ts';

/** The row of a request in test mode; undefined for any other. */
export async function testOf(db: Db, { uuid, kind }: { uuid: string; kind: RequestKind }) {
  if (REQUEST_KINDS[kind].hasPlaces) return undefined;
  const [row] = await db.select().from(testRequests).where(eq(testRequests.requestUuid, uuid));
  return row;
}

/**
 * Mail about a test may go to its seller: a key came with it, and somebody of its medium has signed in with the address
 * that it has now. So nobody sends mail to others by tests.
 */
export async function mayMailTester(db: Db, uuid: string): Promise<boolean> {
  const rows = await db
    .select({ id: deskPeople.id })
    .from(testRequests)
    .innerJoin(requests, eq(requests.uuid, testRequests.requestUuid))
    .innerJoin(
      deskPeople,
      sql`${deskPeople.email} = lower(${requests.email})
        and ${requests.mediumUuid} = any(${deskPeople.mediumUuids}::text[]) and ${works}`,
    )
    .where(sql`${testRequests.requestUuid} = ${uuid} and ${testRequests.isKeyed}`)
    .limit(1);
  return rows.length > 0;
}

/** Mail of test mode may go to an address: somebody of the medium has signed in with it. */
export async function mayMailSomebodyOf(db: Db, medium: string, email: string): Promise<boolean> {
  const isOfMedium = sql`${deskPeople.email} = lower(${email})
    and ${medium} = any(${deskPeople.mediumUuids}::text[]) and ${works}`;
  return (await db.$count(deskPeople, isOfMedium)) > 0;
}
