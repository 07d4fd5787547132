import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { INTERESTS } from '#contract/options.ts';
import { ROUTES } from '#contract/routes.ts';
import { feedbackSurvey, interestSurvey } from '#contract/schemas/submission.ts';
import type { Db } from '../db/open.ts';
import { requests } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import { parseBody } from './parse-body.ts';

const interests = z.array(z.enum(INTERESTS)).check(
  z.minLength(1),
  z.refine((labels) => new Set(labels).size === labels.length),
);
const uuid = z.guid();

/** The two surveys of the thank-you page, kept at the request; a second answer replaces the first (document 2, section 7). */
export function surveyCalls(app: FastifyInstance, db: Db): void {
  app.patch(ROUTES.interestSurvey, async (request) => {
    const { uuid, survay_answer } = parseBody(interestSurvey, request.body);
    return answer(db, uuid, { interests: parseInterests(survay_answer), interestsAt: new Date() });
  });

  app.patch(ROUTES.feedbackSurvey, async (request) => {
    const { uuid, survey_feedback } = parseBody(feedbackSurvey, request.body);
    if (Array.from(survey_feedback).length > LIMITS.feedbackCharacters) {
      throw invalid('survey_feedback', SERVER_MESSAGES.tooLong(LIMITS.feedbackCharacters));
    }
    return answer(db, uuid, { feedback: survey_feedback.replaceAll('\0', ''), feedbackAt: new Date() });
  });
}

async function answer(db: Db, id: string, values: Partial<typeof requests.$inferInsert>) {
  const known = uuid.safeParse(id).success;
  const updated = known
    ? await db.update(requests).set(values).where(eq(requests.uuid, id)).returning({ uuid: requests.uuid })
    : [];
  if (updated.length === 0) throw new Refusal(404, 'not_found', SERVER_MESSAGES.unknownRequest);
  return {};
}

function parseInterests(text: string): string[] {
  try {
    return interests.parse(JSON.parse(text));
  } catch {
    throw invalid('survay_answer', SERVER_MESSAGES.badInterests);
  }
}

const invalid = (field: string, message: string) =>
  new Refusal(422, 'invalid_survey', message, [{ field, message }]);
