import type { FastifyInstance } from 'fastify';
import { medium, noteFindings } from '#contract/calls/site.ts';
import { keepFindings } from '../db/findings.ts';
import { mediumStatus } from '../db/media.ts';
import type { Db } from '../db/open.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { route } from './route.ts';

/** The calls of the form's doctor about a partner's medium. The answers contain no names. */
export function mediumCalls(app: FastifyInstance, db: Db, limits?: RateLimits): void {
  route(app, medium, async ({ params, request, reply }) => {
    await limits?.fromAddress('medium', request);
    reply.header('cache-control', 'no-store').header('vary', 'origin');
    return mediumStatus(db, params.uuid, URL.parse(request.headers.origin ?? '')?.hostname);
  });
  // Nobody reads the answer, so it is the same above the limit.
  route(app, noteFindings, async ({ params, query, request }) => {
    if (!limits || (await limits.allows('medium', request)))
      await keepFindings(db, params.uuid, query, URL.parse(request.headers.origin ?? '')?.host);
    return {};
  });
}
