import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { Refusal } from './errors.ts';
import { SERVER_MESSAGES } from './messages.ts';
import { sendNotFoundPage } from './static/not-found-page.ts';

/** Every failure leaves as JSON in one shape (or, outside the calls, as a page), and bad input never as 5xx. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
    else request.log.info({ code: refusal.code }, 'call refused');
    return sendError(reply, refusal);
  });

  app.setNotFoundHandler((request, reply) => {
    if (isCall(request))
      return sendError(reply, new Refusal(404, 'unknown_call', SERVER_MESSAGES.unknownCall));
    return sendNotFoundPage(reply);
  });
}

/** An address that cannot even be read, such as a broken percent-encoding. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply, new Refusal(400, 'malformed_address', SERVER_MESSAGES.unknownCall));
}

const isCall = (request: FastifyRequest) => /^\/v1(\/|\?|$)/.test(request.url) || request.method !== 'GET';

function sendError(reply: FastifyReply, error: Refusal) {
  // What is left of a refused upload is not worth reading.
  if (error.status === 413 || error.status === 408) reply.header('connection', 'close');
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error));
}

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refusal(413, 'too_large', SERVER_MESSAGES.tooLarge);
  if (status === 415) return new Refusal(415, 'unsupported_content_type', SERVER_MESSAGES.badContentType);
  if (status === 408) return new Refusal(408, 'timeout', CALL_MESSAGES.timeout);
  if (status === 503) return new Refusal(503, 'unavailable', SERVER_MESSAGES.unavailable);
  if (status >= 400 && status < 500) return new Refusal(status, 'malformed', SERVER_MESSAGES.badJson);
  return new Refusal(500, 'unexpected', SERVER_MESSAGES.unexpected);
}
