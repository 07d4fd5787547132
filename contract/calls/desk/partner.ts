import * as z from 'zod/mini';
import { askedText } from '../../schemas/asked.ts';
import { conversionsAnswer, partnerAnswer } from '../../schemas/desk/partner.ts';
import type { Call } from '../call.ts';

/*
 * The acts of people at the desks are for our own pages, which ask in the process. These two are for programs too.
 */

const query = z.object({
  /** One of theirs; the first where it is left out. */
  medium: askedText,
  /** One of FIGURE_DAYS. */
  days: askedText,
});

const refusals = ['not_signed_in', 'not_allowed', 'not_found'] as const;

/** The requests of a medium, one by one, as its endpoints hear of them. */
export const readConversions = {
  method: 'GET',
  path: '/v1/desk/partner/conversions',
  query,
  answer: conversionsAnswer,
  refusals,
} as const satisfies Call;

/** The media of the person who asks, and the counts of one of them. */
export const readMedia = {
  method: 'GET',
  path: '/v1/desk/partner',
  query,
  answer: partnerAnswer,
  refusals,
} as const satisfies Call;
