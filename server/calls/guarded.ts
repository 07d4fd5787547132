import type { FastifyRequest } from 'fastify';
import { Refusal } from '../base/errors.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Links } from '../links/links.ts';
import type { Gate } from './gate.ts';

/** The gate of a call behind a link: a token that we have not made opens nothing, whatever it brings along. */
export const linkGate =
  (links: Links, limits: RateLimits | undefined): Gate =>
  (request) =>
    guarded(limits, request, async () => {
      const { token } = request.params as { token: string };
      if (!links.hasMade(token)) throw new Refusal('unknown_link');
    });

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
