import type { FastifyInstance } from 'fastify';
import { countFunnel } from '#contract/calls/funnel.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { FunnelCounter } from './funnel-counter.ts';
import { route } from './route.ts';

/** Counts how far visitors come. Nobody reads the answer, so it is the same above the limit. */
export function funnelCalls(app: FastifyInstance, funnel: FunnelCounter, limits?: RateLimits): void {
  route(app, countFunnel, async ({ query, request }) => {
    if (!limits || (await limits.allows('funnel', request))) funnel.count(query);
    return {};
  });
}
