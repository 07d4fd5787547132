import { and, eq } from 'drizzle-orm';
import { QUESTION_LIMITS } from '#contract/life/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { questions } from '../db/schema.ts';
import type { Life } from '../life/life.ts';
import { requireFresh } from './acts.ts';
import { changeLead, type Leads } from './lead.ts';
import { actOn, type LeadLink, type OwnLink } from './open-link.ts';

/**
 * A shop asks the seller. The same question once more, after a press too many, changes nothing.
 * @throws Refusal too_many_questions, and as for all acts of a shop
 */
export const askSeller = (leads: Leads, link: LeadLink, text: string) =>
  changeLead(leads, link, 'ask', async (tx, { request, now, by }) => {
    const { request: requestUuid, shop: shopUuid } = link;
    const asked = await tx
      .select({ text: questions.text })
      .from(questions)
      .where(and(eq(questions.requestUuid, requestUuid), eq(questions.shopUuid, shopUuid)));
    if (asked.some((before) => before.text === text)) return;
    if (asked.length >= QUESTION_LIMITS.perShop) throw new Refusal('too_many_questions');
    await requireFresh(tx, link);
    await tx.insert(questions).values({ requestUuid, shopUuid, text, askedAt: now });
    await leads.life.happened(tx, request, 'asked', { shops: [shopUuid], by }, now);
  });

/**
 * The seller answers, or changes the answer. The shop is told of each that differs.
 * @returns whether the shop hears of it: the request may be over for it
 * @throws Refusal not_found
 */
export async function answerShop(
  db: Db,
  life: Life,
  link: OwnLink,
  { question, text }: { question: string; text: string },
): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const [row] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.uuid, question), eq(questions.requestUuid, request.uuid)));
    if (!row) throw new Refusal('not_found');
    if (row.answer === text) return;
    const now = life.now();
    await tx.update(questions).set({ answer: text, answeredAt: now }).where(eq(questions.uuid, question));
    await life.happened(tx, request, 'replied', { shops: [row.shopUuid] }, now);
  });
  life.posted();
}
