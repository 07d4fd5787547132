import { eq } from 'drizzle-orm';
import { TOLD_ANSWERS } from '#contract/life/figures.ts';
import type { ShopAnswers } from '#contract/schemas/site.ts';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';

/**
 * How a shop answers, for everybody: by the counts that a task keeps (rate_shops). Nothing is rounded in its favour.
 * @returns undefined as long as it had too few requests
 */
export async function toldAnswers(db: Db, uuid: string): Promise<ShopAnswers | undefined> {
  const { recentAsked: requests, recentAnswers: answers, recentQuotes: quotes, answerHours: hours } = shops;
  const [row] = await db.select({ requests, answers, quotes, hours }).from(shops).where(eq(shops.uuid, uuid));
  if (!row || row.requests < TOLD_ANSWERS.fewest) return undefined;
  return {
    percent: Math.floor((100 * row.answers) / row.requests),
    hours: row.hours === null || row.quotes < TOLD_ANSWERS.fewest ? null : Math.max(1, Math.ceil(row.hours)),
  };
}
