import { and, eq, sql } from 'drizzle-orm';
import { QUESTION_LIMITS } from '#contract/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { questions } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { bringNews } from '../places/news.ts';
import { changeLead, type Leads, refuseClosed } from './lead.ts';
import { actOn, type LeadLink, type OwnLink } from './open-link.ts';

/**
 * A shop asks the seller. The same question once more, after a press too many, changes nothing.
 * @throws Refusal too_many_questions, and as for all acts of a shop
 */
export const askSeller = (leads: Leads, link: LeadLink, text: string) =>
  changeLead(leads, link, async (tx, lead) => {
    refuseClosed(lead);
    const { request: requestUuid, shop: shopUuid } = link;
    const asked = await tx
      .select({ text: questions.text })
      .from(questions)
      .where(and(eq(questions.requestUuid, requestUuid), eq(questions.shopUuid, shopUuid)));
    if (asked.some((before) => before.text === text)) return;
    if (asked.length >= QUESTION_LIMITS.perShop) throw new Refusal('too_many_questions');
    await tx.insert(questions).values({ requestUuid, shopUuid, text });
    await bringNews(tx, lead.request);
  });

/**
 * The seller answers, or changes the answer. The shop is told of each that differs.
 * @throws Refusal not_found
 */
export async function answerShop(
  db: Db,
  outbox: Outbox,
  link: OwnLink,
  { question, text }: { question: string; text: string },
): Promise<void> {
  await actOn(db, link, async (tx, { uuid, mediumUuid }) => {
    const [row] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.uuid, question), eq(questions.requestUuid, uuid)));
    if (!row) throw new Refusal('not_found');
    if (row.answer === text) return;
    const stored = sql`update questions set answer = ${text}, answered_at = clock_timestamp()
      where uuid = ${question} returning request_uuid as uuid`;
    const about = { shops: [{ uuid: row.shopUuid }], mediumUuid };
    await tx.execute(sql`with stored as (${stored}),
      announced as ${outbox.announce(['question.answered'], about)} select from stored`);
  });
  outbox.posted();
}
