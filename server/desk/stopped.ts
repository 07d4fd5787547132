import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { works } from '../db/records/access.ts';
import { deliveries, deskPeople, mediumEndpoints } from '../db/schema.ts';
import { ENDPOINT_STOPPED } from '../deliveries/undeliverable.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';

/** The host of an address, which is all that the log has of it. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? '';

/** People with access who work for the medium of an endpoint. */
export const worksForMedium = and(
  eq(deskPeople.role, 'partner'),
  works,
  sql`${mediumEndpoints.mediumUuid} = any(${deskPeople.mediumUuids})`,
);

/**
 * Stops the endpoints of media for which nobody with access works any more, and the calls to them that wait. They stay
 * stopped when somebody works for the medium again, until that person has them called again: a new partner of a medium
 * should not tell the endpoint of the last one.
 */
export async function stopLeftEndpoints(tx: Db, by: Person): Promise<void> {
  const rows = await tx
    .update(mediumEndpoints)
    .set({ stoppedAt: sql`now()` })
    .where(
      and(
        isNull(mediumEndpoints.stoppedAt),
        sql`not exists (select from ${deskPeople} where ${worksForMedium})`,
      ),
    )
    .returning({ uuid: mediumEndpoints.uuid, url: mediumEndpoints.url });
  if (rows.length === 0) return;
  await tx
    .update(deliveries)
    .set({ state: 'dead', error: ENDPOINT_STOPPED, settledAt: sql`now()` })
    .where(
      and(
        eq(deliveries.recipient, 'medium'),
        inArray(
          deliveries.recipientKey,
          rows.map(({ uuid }) => uuid),
        ),
        eq(deliveries.state, 'waiting'),
      ),
    );
  const entries = rows.map(({ uuid, url }) => ({ uuid, changed: `stopped: ${hostOf(url)}` }));
  await logAct(
    tx,
    by,
    ...entries.map((entry) => ({ action: 'change', subject: 'medium_endpoints', ...entry }) as const),
  );
}
