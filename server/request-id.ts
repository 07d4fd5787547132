import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Names a request in its answer and in the log, so that one leads to the other. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters, digits and what UUIDs and trace ids hold besides: nothing that could forge a log line or a header. */
const SANE = /^[\w.:=-]{8,128}$/;

/** A new id for each request; behind a proxy that is trusted, the proxy's own. */
export function makeRequestId(trustProxy: boolean): (raw: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const sent = headers[REQUEST_ID_HEADER];
    return trustProxy && typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID();
  };
}

/** Every answer of the product API carries the id of its request. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isProductCall(request.url)) reply.header(REQUEST_ID_HEADER, request.id);
  });
}

/** Whether a URL is one of the product API, known or not. */
export const isProductCall = (url: string): boolean => /^\/v1(\/|\?|$)/.test(url);
