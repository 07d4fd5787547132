import { anything } from '../schemas/lenient.ts';
import { feedbackSurvey, interestSurvey } from '../schemas/submission.ts';
import type { Call } from './call.ts';

/** The two surveys of the thank-you step (document 2, section 7). */

const survey = {
  method: 'PATCH',
  answer: anything,
  refusals: [
    'malformed',
    'too_large',
    'unsupported_content_type',
    'invalid_body',
    'invalid_survey',
    'not_found',
    'already_answered',
  ],
} as const;

export const answerInterests = {
  ...survey,
  path: '/v1/ucv/sa',
  body: interestSurvey,
} as const satisfies Call;

export const answerFeedback = {
  ...survey,
  path: '/v1/ucv/sf',
  body: feedbackSurvey,
} as const satisfies Call;
