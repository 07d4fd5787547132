import { anything } from '../schemas/lenient.ts';
import { feedbackSurvey, interestSurvey } from '../schemas/submission.ts';
import type { Call } from './call.ts';

/** The two surveys of the thank-you step (document 2, section 7). */

export const answerInterests = {
  method: 'PATCH',
  path: '/v1/ucv/sa',
  body: interestSurvey,
  answer: anything,
  refusals: [
    'malformed',
    'too_large',
    'unsupported_content_type',
    'invalid_body',
    'invalid_survey',
    'not_found',
  ],
} as const satisfies Call;

export const answerFeedback = {
  method: 'PATCH',
  path: '/v1/ucv/sf',
  body: feedbackSurvey,
  answer: anything,
  refusals: [
    'malformed',
    'too_large',
    'unsupported_content_type',
    'invalid_body',
    'invalid_survey',
    'not_found',
  ],
} as const satisfies Call;
