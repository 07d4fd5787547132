import { LIMITS } from '../base/limits.ts';
import type { DOMAINS } from '../calls/index.ts';
import { type DocsOf, JSON_REFUSALS } from './call.ts';

const uuid = '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c';
const REQUEST = 'The request’s uuid, as the submission answered it.';
const ONCE =
  'Once, within 30 days of the request. Only who got the answer of the submission knows the uuid, so nobody else can answer.';
const ANSWERED =
  'It was answered before; the first answer stays. A repetition after an answer was lost is refused alike: nothing is left to do.';
const UNKNOWN = 'There is no request with this uuid, or it is older than 30 days.';

export const surveysDocs: DocsOf<(typeof DOMAINS)['surveys']> = {
  answerInterests: {
    title: 'Answer the survey of interests',
    description: ONCE,
    body: {
      uuid: REQUEST,
      survay_answer:
        'The chosen labels as a JSON array in a string: 株式投資, 不動産投資, NISA・iDeCo, 特になし. (The name is spelled this way.)',
    },
    refusals: {
      ...JSON_REFUSALS,
      invalid_survey: '`survay_answer` is not a list of known labels, each once.',
      not_found: UNKNOWN,
      already_answered: ANSWERED,
    },
    example: { body: { uuid, survay_answer: '["株式投資","NISA・iDeCo"]' }, answer: {} },
  },
  answerFeedback: {
    title: 'Send feedback',
    description: ONCE,
    body: { uuid: REQUEST, survey_feedback: `Free text, at most ${LIMITS.feedbackCharacters} characters.` },
    refusals: {
      ...JSON_REFUSALS,
      invalid_survey: '`survey_feedback` is too long.',
      not_found: UNKNOWN,
      already_answered: ANSWERED,
    },
    example: { body: { uuid, survey_feedback: '入力がとても簡単でした。' }, answer: {} },
  },
};
