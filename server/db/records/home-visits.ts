import { eq } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { type ShownVisit, type VisitState, visitState } from '#contract/life/visit.ts';
import type { VisitEnd } from '#contract/life/visit-words.ts';
import type { Db } from '../open.ts';
import { homeVisits } from '../schema.ts';
import type { Disclosure } from './ledger.ts';
import type { Place } from './places.ts';

export type HomeVisit = typeof homeVisits.$inferSelect;

/** The last invitation of each shop, and its paper, by the shop's uuid. */
export async function homeVisitsOf(db: Db, request: string): Promise<Map<string, HomeVisit>> {
  const rows = await db.select().from(homeVisits).where(eq(homeVisits.requestUuid, request));
  return new Map(rows.map((row) => [row.shopUuid, row]));
}

/** How the invitation of a shop is now. @param positions the positions of the goods that are not withdrawn */
export const visitStateAt = (
  { facts }: Pick<Place, 'facts'>,
  row: HomeVisit | undefined,
  positions: readonly number[],
  now: Date,
): VisitState => visitState(facts, row, positions, { now, today: dayInJapan(now) });

interface Around {
  /** The goods of the request, in the order of their positions. */
  items: readonly { withdrawn: boolean }[];
  /** The parts of the request that the shop has learned. */
  learned: readonly Disclosure[] | undefined;
  now: Date;
}

/** The invitation of a shop as a reader sees it. The shop sees none before it was told of the choice. */
export function shownVisit(
  reader: 'seller' | 'shop',
  place: Place,
  row: HomeVisit | undefined,
  { items, learned = [], now }: Around,
): { visit: ShownVisit | null; visit_end: VisitEnd | null } {
  const positions = items.flatMap(({ withdrawn }, position) => (withdrawn ? [] : [position]));
  const state = visitStateAt(place, row, positions, now);
  if (row && (state === 'stands' || (state === 'untold' && reader === 'seller'))) {
    const { days, hours, people, at } = row;
    const goods = row.items.filter((item) => positions.includes(item));
    const isTold = state === 'stands';
    return {
      visit: { items: goods, days, hours, people, at: at.toISOString(), told: isTold },
      visit_end: null,
    };
  }
  if (state === 'over') return { visit: null, visit_end: 'past' };
  const knew = learned.some(({ what }) => what === 'visit');
  return { visit: null, visit_end: state === 'none' && knew ? 'taken_back' : null };
}
