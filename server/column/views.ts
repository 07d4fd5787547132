import { gt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { postViews } from '../db/schema.ts';

const DAY_HOURS = 24;
/** The list of popular articles stands beside every article. */
const KEPT_MS = 5_000;

/** The views of each article, by its slug. */
export type ViewCounts = ReadonlyMap<string, number>;

/** How often articles are opened. */
export interface PostViews {
  /** Counts one more, today. */
  add(slug: string): Promise<void>;
  /** @param hours how far back; Infinity for all time. Whole days are counted, today's among them. */
  within(hours: number): Promise<ViewCounts>;
}

/** Days are Japan's. */
const TODAY = sql`(now() at time zone 'Asia/Tokyo')::date`;

/** Views by article and day, in the database. Visitors are not stored. */
export function storedViews(db: Db): PostViews {
  const cache = new Map<number, { at: number; counts: Promise<ViewCounts> }>();
  return {
    async add(slug) {
      await db
        .insert(postViews)
        .values({ day: TODAY, slug, views: 1 })
        .onConflictDoUpdate({
          target: [postViews.day, postViews.slug],
          set: { views: sql`${postViews.views} + 1` },
        });
    },
    within(hours) {
      const days = Math.ceil(hours / DAY_HOURS);
      const before = cache.get(days);
      // Not the time of day: that may be set back.
      const now = performance.now();
      if (before && now - before.at < KEPT_MS) return before.counts;
      const counts = readCounts(db, days);
      cache.set(days, { at: now, counts });
      counts.catch(() => cache.delete(days));
      return counts;
    },
  };
}

async function readCounts(db: Db, days: number): Promise<ViewCounts> {
  const rows = await db
    .select({ slug: postViews.slug, views: sql<number>`sum(${postViews.views})::int` })
    .from(postViews)
    .where(Number.isFinite(days) ? gt(postViews.day, sql`${TODAY} - ${days}::int`) : undefined)
    .groupBy(postViews.slug);
  return new Map(rows.map(({ slug, views }) => [slug, views]));
}
