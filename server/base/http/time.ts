import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHONE_SEND_PATH } from '#contract/calls/phone-places.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import { Refusal } from '../errors.ts';
import { sendRefusal } from './error-handling.ts';

const UPLOADS: readonly (string | undefined)[] = [submitRequest.path, PHONE_SEND_PATH];

/**
 * Only these routes read a multipart body piece by piece, with a time limit of its own. A multipart form to another
 * route counts as an ordinary body.
 */
const isUpload = ({ headers, routeOptions }: FastifyRequest) =>
  UPLOADS.includes(routeOptions.url) && headers['content-type']?.startsWith('multipart/form-data');

/** True if a request announces a body. Without one it is complete with its headers. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Refuses a call whose body, other than an upload's, is not complete in time. */
export function limitTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = request;
    if (!hasBody(request) || raw.complete || isUpload(request)) return next();
    const late = setTimeout(() => {
      if (!raw.complete && !reply.sent) void sendRefusal(reply, new Refusal('timeout'));
    }, bodyMs);
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
    next();
  });
}
