import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PlaceFacts } from '#contract/life/facts.ts';
import { isVoid, offerWithout } from '#contract/life/item-prices.ts';
import { type SellerAct, sellerMay } from '#contract/life/place-states.ts';
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

/** The acts of the seller about a shop that are allowed. An offer for goods that are all taken back is none. */
export const mayAbout = (facts: PlaceFacts, quote: QuoteRow | undefined, now: Date): SellerAct[] =>
  sellerMay(facts, now).filter((act) => act !== 'choose' || (quote !== undefined && !isVoid(quote)));

/** A quote as the pages show it. */
export const shownQuote = (row: QuoteRow | undefined) =>
  row
    ? {
        low: row.low,
        high: row.high,
        valid_until: row.validUntil,
        method: row.method,
        remark: row.remark,
        items: row.items,
        given_at: row.givenAt.toISOString(),
      }
    : null;

/** Takes an item that the seller has withdrawn out of the offers that name a price for it. */
export async function dropFromQuotes(tx: Db, request: string, item: number): Promise<void> {
  const rows = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.requestUuid, request), isNotNull(quotes.items)));
  for (const row of rows) {
    const { low, high, items } = offerWithout(row, item);
    await tx
      .update(quotes)
      .set({ low, high, items: items && [...items] })
      .where(
        and(
          eq(quotes.requestUuid, request),
          eq(quotes.shopUuid, row.shopUuid),
          eq(quotes.givenAt, row.givenAt),
        ),
      );
  }
}
