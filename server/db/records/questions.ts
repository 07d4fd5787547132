import { asc, eq } from 'drizzle-orm';
import type { Db } from '../open.ts';
import { questions, type RequestRow } from '../schema.ts';
import { heldBack } from './hold-back.ts';

export type QuestionRow = typeof questions.$inferSelect;

/** The questions of each shop about a request, by the shop's uuid, in order of time. */
export async function questionsByShop(db: Db, request: string): Promise<Map<string, QuestionRow[]>> {
  const rows = await db
    .select()
    .from(questions)
    .where(eq(questions.requestUuid, request))
    .orderBy(asc(questions.askedAt));
  return Map.groupBy(rows, ({ shopUuid }) => shopUuid);
}

/**
 * A question as one side sees it. Until the shop has seen the contact, what tells who somebody is is held back from the
 * other side.
 * @param isKnown whether the shop has seen the contact
 */
export function shownQuestion(
  viewer: 'seller' | 'shop',
  { uuid, text, answer, askedAt, answeredAt }: QuestionRow,
  request: RequestRow,
  isKnown: boolean,
) {
  const pass = (words: string) => (isKnown ? words : heldBack(words, request));
  const own = viewer === 'seller' ? (answer ?? '') : text;
  return {
    uuid,
    asked_at: askedAt.toISOString(),
    text: viewer === 'seller' ? pass(text) : text,
    answer: answer === null || viewer === 'seller' ? answer : pass(answer),
    answered_at: answeredAt?.toISOString() ?? null,
    held_back: pass(own) !== own,
  };
}
