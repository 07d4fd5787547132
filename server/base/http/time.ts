import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { keepContinuation } from '#contract/calls/continuations.ts';
import { addPhotos } from '#contract/calls/follow-up.ts';
import { sendPhonePhoto } from '#contract/calls/phone-link.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import { Refusal } from '../errors.ts';
import { sendRefusal } from './error-handling.ts';
import { routeUrl } from './route-url.ts';

/** The routes that take photos. */
export const UPLOADS: readonly (string | undefined)[] = [
  submitRequest,
  keepContinuation,
  sendPhonePhoto,
  addPhotos,
  addCasePhotos,
].map(({ path }) => routeUrl(path));

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
