import { eq } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { type ShownVisit, type VisitState, visitState } from '#contract/life/visit.ts';
import type { VisitEnd } from '#contract/life/visit-words.ts';
import type { Db } from '../open.ts';
import { homeVisits } from '../schema.ts';
import type { Place } from './places.ts';

export type HomeVisit = typeof homeVisits.$inferSelect;

/** The last invitation of each shop, and its paper, by the shop's uuid. */
export async function homeVisitsOf(db: Db, request: string): Promise<Map<string, HomeVisit>> {
  const rows = await db.select().from(homeVisits).where(eq(homeVisits.requestUuid, request));
  return new Map(rows.map((row) => [row.shopUuid, row]));
}

/** The places of the goods that the seller has not withdrawn. */
export const leftPositions = (items: readonly { position: number; withdrawnAt: Date | null }[]): number[] =>
  items.filter(({ withdrawnAt }) => !withdrawnAt).map(({ position }) => position);

/** How the invitation of a shop is now. */
export const visitStateAt = (
  { facts }: Pick<Place, 'facts'>,
  row: HomeVisit | undefined,
  left: readonly number[],
  now: Date,
): VisitState => visitState(facts, row, left, { now, today: dayInJapan(now) });

/** An invitation in words of the contract, with the goods that are left. */
function shownAs({ items, days, hours, people, at }: HomeVisit, left: readonly number[]): ShownVisit {
  return { items: items.filter((item) => left.includes(item)), days, hours, people, at: at.toISOString() };
}

interface ShownVisits {
  visit: ShownVisit | null;
  visit_end: VisitEnd | null;
}

/**
 * An invitation as a reader sees it.
 * @param reader the shop sees it when it was told of the choice
 * @param knew whether the shop has learned of an invitation
 */
export function shownVisits(
  reader: 'seller' | 'shop',
  row: HomeVisit | undefined,
  state: VisitState,
  { left, knew }: { left: readonly number[]; knew: boolean },
): ShownVisits {
  const isShown = state === 'stands' || (reader === 'seller' && state === 'untold');
  if (row && isShown) return { visit: shownAs(row, left), visit_end: null };
  if (state === 'over') return { visit: null, visit_end: 'past' };
  return { visit: null, visit_end: state === 'none' && knew ? 'taken_back' : null };
}
