import * as z from 'zod/mini';
import { partnerAnswer } from '../../schemas/desk/partner.ts';
import type { Call } from '../call.ts';
import { OF_PEOPLE } from './parts.ts';

/** The media of the person who asks, and the counts of one of them. */
export const readMedia = {
  method: 'GET',
  path: '/v1/desk/partner',
  query: z.object({
    /** One of theirs; the first where it is left out. */
    medium: z.optional(z.string()),
    /** One of FIGURE_DAYS. */
    days: z.optional(z.string()),
  }),
  answer: partnerAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;
