import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';

/** Our stand-in for the public IP-echo service: the caller's own address (document 2, section 7). */
export function ipCall(app: FastifyInstance): void {
  app.get(ROUTES.ip, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ip: request.ip.replace(/^::ffff:/, '') };
  });
}
