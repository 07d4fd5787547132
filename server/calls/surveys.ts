import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { characters } from '#contract/base/field.ts';
import { LIMITS } from '#contract/base/limits.ts';
import { answerFeedback, answerInterests } from '#contract/calls/surveys.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import { Refusal } from '../base/errors.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import type { Db } from '../db/open.ts';
import { requests } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { type Received, route } from './route.ts';

const interests = z.array(z.enum(INTERESTS)).check(
  z.minLength(1),
  z.refine((labels) => new Set(labels).size === labels.length),
);
const uuid = z.guid();

/**
 * The two surveys of the thank-you step (document 2, section 7). A caller that knows the random uuid may answer each
 * once, for a limited time.
 */
export function surveyCalls(app: FastifyInstance, db: Db, outbox: Outbox): void {
  route(app, answerInterests, async ({ body: { uuid, survay_answer: text }, refuse }) => {
    const labels =
      parseInterests(text) ?? refuseAnswer(refuse, 'survay_answer', SERVER_MESSAGES.badInterests);
    await keep(db, outbox, uuid, { interests: labels, interestsAt: new Date() });
    return {};
  });

  route(app, answerFeedback, async ({ body: { uuid, survey_feedback: text }, refuse }) => {
    if (characters(text) > LIMITS.feedbackCharacters) {
      refuseAnswer(refuse, 'survey_feedback', SERVER_MESSAGES.tooLong(LIMITS.feedbackCharacters));
    }
    await keep(db, outbox, uuid, { feedback: text, feedbackAt: new Date() });
    return {};
  });
}

const OPEN_DAYS = 30;

/**
 * Stores an answer. Of two at once the second waits for the first, and finds the survey answered.
 * @throws Refusal not_found: there is no such request, or it is too old; already_answered
 */
async function keep(
  db: Db,
  outbox: Outbox,
  id: string,
  values: Pick<typeof requests.$inferInsert, 'interests' | 'interestsAt' | 'feedback' | 'feedbackAt'>,
): Promise<void> {
  if (!uuid.safeParse(id).success) throw new Refusal('not_found', SERVER_MESSAGES.unknownRequest);
  const open = and(
    eq(requests.uuid, id),
    gt(requests.createdAt, sql`now() - make_interval(days => ${OPEN_DAYS})`),
  );
  const unanswered = isNull(values.interestsAt ? requests.interestsAt : requests.feedbackAt);
  const update = db
    .update(requests)
    .set(values)
    .where(and(open, unanswered))
    .returning({ uuid: requests.uuid });
  const announcement = outbox.announce(['survey.answered']);
  const rows = await withStored(db, update, { announced: announcement });
  if (rows.length === 0) {
    if ((await db.$count(requests, open)) > 0) throw new Refusal('already_answered');
    throw new Refusal('not_found', SERVER_MESSAGES.unknownRequest);
  }
  outbox.posted();
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
