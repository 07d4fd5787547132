import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Seal } from '../base/seal.ts';

const HEADER = 'x-visitor';

/** Known to this process only, so that no other program can name the visitor of a call. */
const seal = new Seal(randomBytes(32).toString('hex'), 'visitor');

/** Somebody who looks at a page of the site. */
export interface Visitor {
  ip: string;
  /** Whether the page is asked for on this machine: see `isOnThisMachine`. */
  isHere: boolean;
  /** The browser, as it calls itself. */
  agent: string;
}

/** The parts that a call carries. */
type Named = Omit<Visitor, 'agent'>;

/** The reader of a page that is made for all visitors. */
export const NOBODY: Visitor = { ip: '', isHere: false, agent: '' };

const [HERE, ELSEWHERE] = ['here ', 'else '];

/**
 * The headers that pages of the site send with a call, so that the API knows the visitor and does not take this machine
 * for one.
 * @param isOtherServer whether the API is another server, which takes a visitor's address from proxies that it trusts
 */
export const visitorHeaders = ({ ip, isHere }: Named, isOtherServer: boolean): Record<string, string> =>
  isOtherServer
    ? { 'x-forwarded-for': ip }
    : { [HEADER]: seal.close(Buffer.from((isHere ? HERE : ELSEWHERE) + ip)) };

/** The parts of a request that identify the caller. */
export type Asking = Pick<FastifyRequest, 'headers' | 'ip'>;

/** The address that a call counts for: the visitor's if our own pages make it, otherwise the caller's. */
export const visitorAddress = (request: Asking): string => sealedVisitor(request)?.ip ?? request.ip;

/** The visitor for whom a page of ours makes a call. */
function sealedVisitor({ headers }: Pick<Asking, 'headers'>): Named | undefined {
  const header = headers[HEADER];
  const text = typeof header === 'string' ? seal.open(header)?.toString() : undefined;
  return text === undefined ? undefined : { ip: text.slice(HERE.length), isHere: text.startsWith(HERE) };
}

const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Headers that proxies, tunnels and networks in front of a server add; no browser sends one that begins with `x-`. */
const OF_PROXIES =
  /^(x-|cf-|cdn-|fly-|fastly-|akamai-|incap-|ali-|proxy-|true-client-|forwarded$|via$|.*client-ip$|.*connecting-ip$)/;

type Connection = Pick<FastifyRequest, 'headers' | 'socket'> & { raw: { httpVersion: string } };

/**
 * Whether somebody sits at this machine: the connection comes from it, by the name that it has for itself, and no proxy
 * had a hand in it. A page of ours says so of its visitor. Otherwise a proxy beside the server would
 * show everybody the things of this machine.
 */
export function isOnThisMachine(request: Connection): boolean {
  const visitor = sealedVisitor(request);
  if (visitor) return visitor.isHere;
  const { headers, socket, raw } = request;
  return (
    socket.remoteAddress !== undefined &&
    isLoopback(socket.remoteAddress) &&
    OWN_NAME.test(headers.host ?? '') &&
    // Some proxies add no header, but speak the version that no browser speaks any more.
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => OF_PROXIES.test(name))
  );
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** A browser may say any length of things about itself. */
const AGENT_CHARACTERS = 300;

/** The visitor who makes a call. */
export const visitorOf = (request: Asking & Connection): Visitor => ({
  ip: visitorAddress(request),
  isHere: isOnThisMachine(request),
  agent: String(request.headers['user-agent'] ?? '').slice(0, AGENT_CHARACTERS),
});
