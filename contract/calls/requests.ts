import { submissionAnswer } from '../schemas/submission.ts';
import type { Call } from './call.ts';

/** A seller's request with its photos (document 2, section 7; the form's fields: contract/customer/submission.ts). */
export const submitRequest = {
  method: 'POST',
  path: '/v1/mucv',
  body: 'multipart',
  answer: submissionAnswer,
  refusals: [
    'malformed',
    'malformed_form',
    'stalled',
    'too_large',
    'too_much',
    'unsupported_content_type',
    'invalid_submission',
    'invalid_idempotency_key',
    'idempotency_key_reused',
    'too_many_requests',
  ],
} as const satisfies Call;

/** The header that makes a submission that was sent twice count once (a UUID made by the form). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The header with the theme of the form. The form sends it only to the origin that its script comes from: another API may
 * not let a page send headers that the documents do not name.
 */
export const THEME_HEADER = 'Appraisal-Theme';

/**
 * The header with the language of the form, sent where the theme is, if it is not Japanese. Mails to the seller are
 * in it.
 */
export const LANGUAGE_HEADER = 'Appraisal-Language';
