import type { FastifyRequest } from 'fastify';
import type { Person } from '../../desk/person.ts';
import { addressOf, type RateLimits } from '../../limits/rate-limits.ts';

/**
 * Counts an invitation before it is made, for everybody who may be behind it.
 * @throws Refusal `too_many_requests`
 */
export async function countInvitation(
  limits: RateLimits | undefined,
  request: FastifyRequest,
  { id }: Person,
  { email, shop }: { email: string; shop?: string | undefined },
): Promise<void> {
  await limits?.count('invitation', { ...addressOf(request), email, person: id, shop });
}
