import { type SQL, sql } from 'drizzle-orm';
import type { PassReason, PlaceFacts } from '#contract/life/facts.ts';
import type { DeclineReason, RefusalReason } from '#contract/life/follow-up.ts';
import { type Db, rowsOf } from '../open.ts';
import type { RequestRow } from '../schema.ts';
import { FACT_COLUMNS, FACT_NAMES, FACT_TABLES } from './condition-sql.ts';

/** The place of a shop at a request, with all that its state follows from. */
export interface Place {
  readonly request: string;
  readonly shop: string;
  readonly position: number;
  /** Links with another version are revoked. */
  readonly linkVersion: number;
  readonly declineReason: DeclineReason | null;
  readonly passedWhy: PassReason | null;
  readonly refusedWhy: RefusalReason | null;
  readonly nextAt: Date | null;
  readonly facts: PlaceFacts;
}

type Found = Omit<Place, 'facts' | 'nextAt'> & { nextAt: string | null } & Record<string, unknown>;

const dateOf = (value: unknown) => (value === null || value === undefined ? null : new Date(String(value)));

function placeOf({ request, shop, position, linkVersion, nextAt, ...row }: Found): Place {
  const { declineReason, passedWhy, refusedWhy } = row;
  const facts = Object.fromEntries(FACT_NAMES.map((name) => [name, dateOf(row[name])]));
  return {
    ...{ request, shop, position, linkVersion, declineReason, passedWhy, refusedWhy },
    nextAt: dateOf(nextAt),
    facts: facts as PlaceFacts,
  };
}

/**
 * Places with their facts, in the order in which the shops got the request.
 * @param where about `m`, a place, and `r`, its request
 */
export async function readPlaces(db: Db, where: SQL): Promise<Place[]> {
  const rows = await rowsOf<Found>(
    db,
    sql`select m.request_uuid as request, m.shop_uuid as shop, m.position, m.link_version as "linkVersion",
        m.decline_reason as "declineReason", m.passed_why as "passedWhy", m.refused_why as "refusedWhy",
        m.next_at as "nextAt", ${FACT_COLUMNS}
      from matches m join requests r on r.uuid = m.request_uuid ${FACT_TABLES}
      where ${where} order by m.request_uuid, m.position`,
  );
  return rows.map(placeOf);
}

/** The places of a request. */
export const placesOf = (db: Db, request: string): Promise<Place[]> =>
  readPlaces(db, sql`m.request_uuid = ${request}`);

/** The place of one shop. */
export const placeAt = async (db: Db, request: string, shop: string): Promise<Place | undefined> =>
  (await readPlaces(db, sql`m.request_uuid = ${request} and m.shop_uuid = ${shop}`))[0];

/** The facts of a request alone. @param places its places, one of which says whether the seller has decided */
export const requestFacts = (row: RequestRow, [place]: readonly Place[]) => ({
  created: row.createdAt,
  betterAsked: row.betterAskedAt,
  decided: place?.facts.decided ?? null,
  ended: row.endedAt,
  reopened: row.reopenedAt,
  withdrawn: row.withdrawnAt,
});
