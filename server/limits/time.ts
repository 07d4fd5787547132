import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../error-handling.ts';
import { Refusal } from '../errors.ts';

/** Refuses a call whose body, other than an upload's, is not complete in time. */
export function limitTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    if (raw.complete || headers['content-type']?.startsWith('multipart/form-data')) return;
    const late = setTimeout(() => {
      if (!raw.complete && !reply.sent) void sendRefusal(reply, new Refusal('timeout'));
    }, bodyMs);
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
  });
}
