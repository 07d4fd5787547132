import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../open.ts';
import { quotes } from '../schema.ts';

export type QuoteRow = typeof quotes.$inferSelect;

/** The newest quote of each shop that gave one, by the shop's uuid. */
export async function newestQuotes(db: Db, request: string): Promise<Map<string, QuoteRow>> {
  const rows = await db
    .selectDistinctOn([quotes.shopUuid])
    .from(quotes)
    .where(eq(quotes.requestUuid, request))
    .orderBy(quotes.shopUuid, desc(quotes.givenAt));
  return new Map(rows.map((row) => [row.shopUuid, row]));
}

/** The newest quote of one shop for each of these requests, by the request's uuid. */
export async function newestOfShop(
  db: Db,
  shop: string,
  requests: readonly string[],
): Promise<Map<string, QuoteRow>> {
  const rows = await db
    .selectDistinctOn([quotes.requestUuid])
    .from(quotes)
    .where(and(eq(quotes.shopUuid, shop), inArray(quotes.requestUuid, [...requests])))
    .orderBy(quotes.requestUuid, desc(quotes.givenAt));
  return new Map(rows.map((row) => [row.requestUuid, row]));
}

/** A quote as the pages show it. */
export const shownQuote = (row: QuoteRow | undefined) =>
  row
    ? {
        low: row.low,
        high: row.high,
        valid_until: row.validUntil,
        method: row.method,
        remark: row.remark,
        given_at: row.givenAt.toISOString(),
      }
    : null;
