import type { FastifyRequest } from 'fastify';
import { Refusal } from '../base/errors.ts';
import type { RateLimits } from '../limits/rate-limits.ts';

/** Does the work of a call behind a link, and counts tokens and passkeys that open nothing, by the caller's address. */
export async function guarded<Result>(
  limits: RateLimits | undefined,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'unknown_link' || error.code === 'unknown_passkey'))
      await limits?.fromAddress('badLink', request);
    throw error;
  }
}
