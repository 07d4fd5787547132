import * as z from 'zod/mini';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';

/**
 * Adds photos to a case, behind the link of its seller or of its shop: a multipart form with the uuid of the case in
 * `case` and the files in `photos`. A browser that sends the form of the page itself is led back to the page.
 */
export const addCasePhotos = {
  method: 'POST',
  path: '/v1/links/{token}/case_photos',
  params: z.object({ token: z.string() }),
  body: 'multipart',
  answer: anything,
  refusals: [],
} as const satisfies Call;
