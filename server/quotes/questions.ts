import { and, eq } from 'drizzle-orm';
import { QUESTION_LIMITS } from '#contract/life/follow-up.ts';
import { askedQuestion, givenAnswer } from '#contract/schemas/follow-up.ts';
import { questions } from '../db/schema.ts';
import { leadAct, ownAct } from './link-act.ts';

export const questionActs = {
  /** A shop asks the seller, without knowing who it is. */
  askSeller: leadAct({
    asks: askedQuestion,
    may: 'ask',
    refuses: ['too_many_questions'],
    async isSame({ tx, request, shop }, { text }) {
      return (await tx.$count(questions, and(isOf(request.uuid, shop), eq(questions.text, text)))) > 0;
    },
    async work({ tx, request: { uuid: requestUuid }, shop: shopUuid, now, refuse }, { text }) {
      if ((await tx.$count(questions, isOf(requestUuid, shopUuid))) >= QUESTION_LIMITS.perShop)
        throw refuse('too_many_questions');
      await tx.insert(questions).values({ requestUuid, shopUuid, text, askedAt: now });
      return { happened: [{ event: 'asked' }] };
    },
  }),
  /** The seller answers the question of a shop, or changes the answer. The shop is told of each that differs. */
  answerShop: ownAct({
    asks: givenAnswer,
    counts: ({ request: link }) => ['answer', { link }],
    refuses: ['not_found'],
    async work({ tx, request, now, refuse }, { question, text }) {
      const [row] = await tx
        .select()
        .from(questions)
        .where(and(eq(questions.uuid, question), eq(questions.requestUuid, request.uuid)));
      if (!row) throw refuse('not_found');
      if (row.answer === text) return { isNothing: true };
      await tx.update(questions).set({ answer: text, answeredAt: now }).where(eq(questions.uuid, question));
      return { happened: [{ event: 'replied', shops: [row.shopUuid] }] };
    },
  }),
};

const isOf = (request: string, shop: string) =>
  and(eq(questions.requestUuid, request), eq(questions.shopUuid, shop));
