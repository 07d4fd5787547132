import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import { answerNotFound } from './error-handling.ts';

/** Scheme and host of a whole URL, which a proxy may ask for. */
const ORIGIN = /^https?:\/\/[^/?#\\]+/i;

/** Something else than a slash at the beginning, or a sign that no address has. */
const NO_ADDRESS = /^(?!\/)|[^!-~]/;

/** Two slashes, which begin the name of a host; a backslash, which browsers take for a slash; `.` and `..`. */
const NO_PATH = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The path and query of a request, without the origin of an absolute URL, which does not count. A target without a path
 * stays unchanged and is answered as not found (`stayOnSite`).
 * @param target of the first line of the request
 */
export function readAddress(target: string): string {
  const rest = target.replace(ORIGIN, '').replace(/#.*/s, '');
  const isWhole = rest.length < target.length && !rest.startsWith('/');
  return isWhole ? `/${rest}` : rest;
}

/** Whether browsers, proxies and the router all read an address, with or without a query, as a path of this site. */
const isSitePath = (address: string): boolean =>
  !NO_ADDRESS.test(address) && !NO_PATH.test(address.replace(/[?#].*/s, ''));

/**
 * Answers an address that is no path of this site as not found. Every redirect of the server ends here, and leads to a
 * path of this site.
 * @param elsewhere addresses of the operator's own settings, to which pages may lead, too
 */
export function stayOnSite(app: FastifyInstance, elsewhere: readonly string[]): void {
  app.addHook('onRequest', (request, reply, next) =>
    isSitePath(request.url) ? next() : answerNotFound(request, reply),
  );
  app.addHook('onSend', (_request, reply, _payload, next) => {
    const location = reply.getHeader('location');
    if (location === undefined || isSitePath(String(location)) || elsewhere.includes(String(location)))
      return next();
    reply.removeHeader('location');
    next(new Refusal('malformed_address'));
  });
}
