import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerFeedback, answerInterests } from '#contract/calls/surveys.ts';
import { characters } from '#contract/field.ts';
import { LIMITS } from '#contract/limits.ts';
import { INTERESTS } from '#contract/options.ts';
import type { Db } from '../db/open.ts';
import { requests } from '../db/schema.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import { type Received, route } from './route.ts';

const interests = z.array(z.enum(INTERESTS)).check(
  z.minLength(1),
  z.refine((labels) => new Set(labels).size === labels.length),
);
const uuid = z.guid();

/** The two surveys of the thank-you step (document 2, section 7). A second answer replaces the first. */
export function surveyCalls(app: FastifyInstance, db: Db): void {
  route(app, answerInterests, async ({ body: { uuid, survay_answer: text }, refuse }) => {
    const labels =
      parseInterests(text) ?? refuseAnswer(refuse, 'survay_answer', SERVER_MESSAGES.badInterests);
    const isKnown = await keep(db, uuid, { interests: labels, interestsAt: new Date() });
    return isKnown ? {} : refuse('not_found', SERVER_MESSAGES.unknownRequest);
  });

  route(app, answerFeedback, async ({ body: { uuid, survey_feedback: text }, refuse }) => {
    if (characters(text) > LIMITS.feedbackCharacters) {
      refuseAnswer(refuse, 'survey_feedback', SERVER_MESSAGES.tooLong(LIMITS.feedbackCharacters));
    }
    const isKnown = await keep(db, uuid, { feedback: text.replaceAll('\0', ''), feedbackAt: new Date() });
    return isKnown ? {} : refuse('not_found', SERVER_MESSAGES.unknownRequest);
  });
}

/** @returns whether the request exists */
async function keep(db: Db, id: string, values: Partial<typeof requests.$inferInsert>): Promise<boolean> {
  if (!uuid.safeParse(id).success) return false;
  const updated = await db
    .update(requests)
    .set(values)
    .where(eq(requests.uuid, id))
    .returning({ uuid: requests.uuid });
  return updated.length > 0;
}

function parseInterests(text: string): string[] | undefined {
  try {
    return interests.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const refuseAnswer = (refuse: Received<typeof answerFeedback>['refuse'], field: string, message: string) =>
  refuse('invalid_survey', message, [{ field, message }]);
