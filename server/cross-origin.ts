import type { FastifyInstance } from 'fastify';
import { IDEMPOTENCY_HEADER } from '#contract/calls/requests.ts';
import { isProductCall, REQUEST_ID_HEADER } from './request-id.ts';

const ONE_DAY_S = 86_400;

/** For files that pages of partners use, too. */
export const FOR_ALL_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const READABLE = {
  ...FOR_ALL_ORIGINS,
  'access-control-expose-headers': `Retry-After, ${REQUEST_ID_HEADER}`,
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PATCH',
  'access-control-allow-headers': `Content-Type, ${IDEMPOTENCY_HEADER}`,
  'access-control-max-age': ONE_DAY_S,
};

/**
 * The form calls the product API from the pages of partners, which may read every answer, refusals included. Nobody signs
 * in, so there are no credentials. The site, its demo and the column are for this origin alone.
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isProductCall(request.url)) reply.headers(READABLE);
  });
  app.options('/v1/*', (_request, reply) => reply.headers(PREFLIGHT).code(204).send());
}
