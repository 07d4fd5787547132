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
  'access-control-max-age': ONE_DAY_S,
};

/** A few names of headers, as browsers ask for them. */
const NAMES = /^[\w-]+(?:, ?[\w-]+){0,30}$/;

/**
 * Besides our own headers, accepts headers that scripts of a partner's page add to every call, for tracing or against
 * forged requests. Calls read none of them.
 */
const allowedHeaders = (names = '') => (NAMES.test(names) ? names : `Content-Type, ${IDEMPOTENCY_HEADER}`);

/**
 * The form calls the product API from the pages of partners, which may read every answer, refusals included. Nobody signs
 * in, so there are no credentials. The site, its demo and the column are for this origin alone.
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (isProductCall(request.url)) reply.headers(READABLE);
    next();
  });
  app.options('/v1/*', ({ headers }, reply) =>
    reply
      .headers(PREFLIGHT)
      .header('access-control-allow-headers', allowedHeaders(headers['access-control-request-headers']))
      .code(204)
      .send(),
  );
}
