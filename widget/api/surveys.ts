import * as z from 'zod/mini';
import { ROUTES } from '#contract/routes.ts';
import { call } from './client.ts';

/** What comes back is not used (document 2, section 7). */
const anything = z.unknown();

/**
 * The surveys after a submission. They are a favour of the seller's, so a failure is only logged
 * (document 2, section 7); without a uuid nothing is sent.
 */
async function patch(url: string, body: { uuid: string }): Promise<void> {
  if (!body.uuid) return;
  try {
    await call({ url, method: 'PATCH', json: body, schema: anything });
  } catch (error) {
    console.error('[appraisal-form] a survey answer was not stored', error);
  }
}

/** Sends the interests that the seller chose, as a JSON-encoded array of labels. */
export function sendInterests(apiBase: string, uuid: string, labels: readonly string[]): Promise<void> {
  const body = { uuid, survay_answer: JSON.stringify(labels) };
  return patch(apiBase + ROUTES.interestSurvey, body);
}

export function sendFeedback(apiBase: string, uuid: string, feedback: string): Promise<void> {
  const body = { uuid, survey_feedback: feedback };
  return patch(apiBase + ROUTES.feedbackSurvey, body);
}
