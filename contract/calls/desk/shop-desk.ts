import * as z from 'zod/mini';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { email, name, OF_BODIES, OF_PEOPLE } from './parts.ts';

/** Lets a colleague of the same shop in. The answer does not tell whether the address is known elsewhere. */
export const inviteColleague = {
  acts: ['inviteColleague'],
  method: 'POST',
  path: '/v1/desk/shop/people',
  body: z.object({ name, email }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'known_person', 'too_many_requests'],
} as const satisfies Call;
