import * as z from 'zod/mini';
import { askedText } from '../../schemas/asked.ts';
import { conversionsAnswer, partnerAnswer } from '../../schemas/desk/partner.ts';
import type { Call } from '../call.ts';
import { OF_PEOPLE } from './parts.ts';

const query = z.object({
  /** One of theirs; the first where it is left out. */
  medium: askedText,
  /** One of FIGURE_DAYS. */
  days: askedText,
});

/** The requests of a medium, one by one, as its endpoints hear of them. */
export const readConversions = {
  method: 'GET',
  path: '/v1/desk/partner/conversions',
  query,
  answer: conversionsAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** The media of the person who asks, and the counts of one of them. */
export const readMedia = {
  method: 'GET',
  path: '/v1/desk/partner',
  query,
  answer: partnerAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;
