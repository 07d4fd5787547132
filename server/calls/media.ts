import type { FastifyInstance } from 'fastify';
import { medium } from '#contract/calls/site.ts';
import { mediumStatus } from '../db/media.ts';
import type { Db } from '../db/open.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { route } from './route.ts';

/** The call of the form's doctor about a partner's medium. The answer contains no names. */
export function mediumCall(app: FastifyInstance, db: Db, limits?: RateLimits): void {
  route(app, medium, async ({ params, request, reply }) => {
    await limits?.fromAddress('medium', request);
    reply.header('cache-control', 'no-store').header('vary', 'origin');
    return mediumStatus(db, params.uuid, URL.parse(request.headers.origin ?? '')?.hostname);
  });
}
