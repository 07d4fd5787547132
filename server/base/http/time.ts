import type { FastifyInstance, FastifyRequest } from 'fastify';
import { submitRequest } from '#contract/calls/requests.ts';
import { Refusal } from '../errors.ts';
import { sendRefusal } from './error-handling.ts';

/**
 * Only this route reads a multipart body piece by piece, with a time limit of its own. A multipart form to another
 * route counts as an ordinary body.
 */
const isUpload = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.url === submitRequest.path && headers['content-type']?.startsWith('multipart/form-data');

/** Refuses a call whose body, other than an upload's, is not complete in time. */
export function limitTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || isUpload(request)) return;
    const late = setTimeout(() => {
      if (!raw.complete && !reply.sent) void sendRefusal(reply, new Refusal('timeout'));
    }, bodyMs);
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
  });
}
