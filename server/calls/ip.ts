import type { FastifyInstance } from 'fastify';
import { publicIp } from '#contract/calls/site.ts';
import { route } from './route.ts';

/** Our stand-in for the public IP-echo service: the caller's own address (document 2, section 7). */
export function ipCall(app: FastifyInstance): void {
  route(app, publicIp, ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { ip: request.ip.replace(/^::ffff:/, '') };
  });
}
