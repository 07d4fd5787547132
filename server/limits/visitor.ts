import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Seal } from '../base/seal.ts';

const HEADER = 'x-visitor';

/** Known to this process only, so that nobody else can say for whom a call is made. */
const seal = new Seal(randomBytes(32).toString('hex'), 'visitor');

/**
 * What the pages of the site send with a call, so that limits count the visitor and not this machine.
 * @param isElsewhere whether the API is another server, which takes a visitor's address from proxies that it trusts
 */
export const visitorHeaders = (ip: string, isElsewhere: boolean): Record<string, string> =>
  isElsewhere ? { 'x-forwarded-for': ip } : { [HEADER]: seal.close(Buffer.from(ip)) };

/** What of a request says who asks. */
export type Asking = Pick<FastifyRequest, 'headers' | 'ip'>;

/** For whom a call is made: the visitor, if our own pages make it, otherwise the caller. */
export function visitorAddress({ headers, ip }: Asking): string {
  const sent = headers[HEADER];
  const visitor = typeof sent === 'string' ? seal.open(sent) : undefined;
  return visitor?.toString() ?? ip;
}
