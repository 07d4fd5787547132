import type { FastifyInstance } from 'fastify';
import { isSitePath } from '#contract/site/site-path.ts';
import { Refusal } from '../errors.ts';
import { answerNotFound } from './error-handling.ts';

/** Scheme and host of a whole URL, which a proxy may ask for. */
const ORIGIN = /^https?:\/\/[^/?#\\]+/i;

/** The signs of an address: others are written as their bytes. */
const ADDRESS = /^[!-~]*$/;

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

const leadsHere = (address: string): boolean => ADDRESS.test(address) && isSitePath(address);

/**
 * Answers an address that is no path of this site as not found. Every redirect of the server ends here, and leads to a
 * path of this site.
 * @param elsewhere addresses of the operator's own settings, to which pages may lead, too
 */
export function stayOnSite(app: FastifyInstance, elsewhere: readonly string[]): void {
  app.addHook('onRequest', (request, reply, next) =>
    leadsHere(request.url) ? next() : answerNotFound(request, reply),
  );
  app.addHook('onSend', (_request, reply, _payload, next) => {
    const location = reply.getHeader('location');
    if (location === undefined || leadsHere(String(location)) || elsewhere.includes(String(location)))
      return next();
    reply.removeHeader('location');
    next(new Refusal('malformed_address'));
  });
}
