import * as z from 'zod/mini';
import { figuresAnswer } from '../../schemas/desk/figures.ts';
import type { Call } from '../call.ts';
import { OF_PEOPLE } from './parts.ts';

export const readFigures = {
  acts: ['readFigures'],
  method: 'GET',
  path: '/v1/desk/figures',
  query: z.object({
    /** One of FIGURE_DAYS. */
    days: z.optional(z.string()),
    category: z.optional(z.string()),
    /** The number of a prefecture. */
    area: z.optional(z.string()),
    medium: z.optional(z.string()),
  }),
  answer: figuresAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;
