import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicIp } from '#contract/calls/site.ts';
import { route } from './route.ts';

/** The address from which a call came, according to `TRUST_PROXY`. */
export const seenAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => ip.replace(/^::ffff:/, '');

/** Our stand-in for the public IP-echo service: the caller's own address (document 2, section 7). */
export function ipCall(app: FastifyInstance): void {
  route(app, publicIp, ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { ip: seenAddress(request) };
  });
}
