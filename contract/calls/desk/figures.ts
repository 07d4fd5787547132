import * as z from 'zod/mini';
import { askedArea, askedText } from '../../schemas/asked.ts';
import { figuresAnswer } from '../../schemas/desk/figures.ts';
import type { Call } from '../call.ts';
import { OF_PEOPLE } from './parts.ts';

export const readFigures = {
  acts: ['readFigures'],
  method: 'GET',
  path: '/v1/desk/figures',
  query: z.object({
    /** One of FIGURE_DAYS. */
    days: askedText,
    category: askedText,
    area: askedArea,
    medium: askedText,
  }),
  answer: figuresAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;
