import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Seal } from '../base/seal.ts';

const HEADER = 'x-visitor';

/** Known to this process only, so that no other program can name the visitor of a call. */
const seal = new Seal(randomBytes(32).toString('hex'), 'visitor');

/**
 * The headers that pages of the site send with a call, so that limits count the visitor and not this machine.
 * @param isElsewhere whether the API is another server, which takes a visitor's address from proxies that it trusts
 */
export const visitorHeaders = (ip: string, isElsewhere: boolean): Record<string, string> =>
  isElsewhere ? { 'x-forwarded-for': ip } : { [HEADER]: seal.close(Buffer.from(ip)) };

/** The parts of a request that identify the caller. */
export type Asking = Pick<FastifyRequest, 'headers' | 'ip'>;

/** The address that a call counts for: the visitor's if our own pages make it, otherwise the caller's. */
export function visitorAddress({ headers, ip }: Asking): string {
  const sent = headers[HEADER];
  const visitor = typeof sent === 'string' ? seal.open(sent) : undefined;
  return visitor?.toString() ?? ip;
}
