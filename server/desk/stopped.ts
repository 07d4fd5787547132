import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { works } from '../db/records/access.ts';
import { deliveries, deskPeople, mediumEndpoints, shopEndpoints } from '../db/schema.ts';
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

/** People with access who work for the shop of an endpoint. */
export const worksForShop = and(
  eq(deskPeople.role, 'shop'),
  works,
  sql`${deskPeople.shopUuids} @> array[${shopEndpoints.shopUuid}]`,
);

/**
 * Stops the endpoints of media and shops for which nobody with access works any more, and the calls to them that wait.
 * They stay stopped when somebody works there again, until that person has them called again: a new partner of a medium
 * should not tell the endpoint of the last one.
 */
export async function stopLeftEndpoints(tx: Db, by: Person): Promise<void> {
  await stopLeft(tx, by, 'medium_endpoints', mediumEndpoints, worksForMedium);
  await stopLeft(tx, by, 'shop_endpoints', shopEndpoints, worksForShop);
}

/** @param whoWorks people who work for the owner of an endpoint of this table */
async function stopLeft(
  tx: Db,
  by: Person,
  subject: 'medium_endpoints' | 'shop_endpoints',
  table: typeof mediumEndpoints | typeof shopEndpoints,
  whoWorks: SQL | undefined,
): Promise<void> {
  const rows = await tx
    .update(table)
    .set({ stoppedAt: sql`now()` })
    .where(and(isNull(table.stoppedAt), sql`not exists (select from ${deskPeople} where ${whoWorks})`))
    .returning({ uuid: table.uuid, url: table.url });
  if (rows.length === 0) return;
  await tx
    .update(deliveries)
    .set({ state: 'dead', error: ENDPOINT_STOPPED, settledAt: sql`now()` })
    .where(
      and(
        eq(deliveries.channel, 'webhook'),
        inArray(
          deliveries.recipientKey,
          rows.map(({ uuid }) => uuid),
        ),
        eq(deliveries.state, 'waiting'),
      ),
    );
  const entries = rows.map(({ uuid, url }) => ({ uuid, changed: `stopped: ${hostOf(url)}` }));
  await logAct(tx, by, ...entries.map((entry) => ({ action: 'change', subject, ...entry }) as const));
}
