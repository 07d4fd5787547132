import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Names a request in its answer and in the log, so that the log entry of an answer can be found. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters, digits and the marks of UUIDs and trace ids: nothing that could forge a log line or a header. */
const SANE = /^[\w.:=-]{8,128}$/;

/** A new id for each request; behind a trusted proxy, the id that the proxy sent. */
export function makeRequestId(trustProxy: boolean): (raw: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const id = headers[REQUEST_ID_HEADER];
    return trustProxy && typeof id === 'string' && SANE.test(id) ? id : randomUUID();
  };
}

/** Adds the request's id to every answer, so that a reported failure can be found in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    next();
  });
}

/** Whether a URL belongs to the product API, even if it is the URL of no call. */
export const isProductCall = (url: string): boolean => /^\/v1(\/|\?|$)/.test(url);
