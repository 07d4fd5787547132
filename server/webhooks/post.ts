import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Undeliverable } from '../deliveries/undeliverable.ts';
import { type AllowedNetworks, guardedLookup, isReachable } from './guarded-lookup.ts';

/** How long an endpoint may take. It should note the call and answer, and work afterwards. */
export const ANSWER_MS = 15_000;

interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes one call, and follows no redirects.
 * @returns the status of the answer
 * @throws Undeliverable if there is none
 */
export function post({ url, headers, body }: Call, allowed: AllowedNetworks, ms: number): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const rule = { onlyAllowed: protocol === 'http:' };
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isReachable(literal, allowed, rule))
    return Promise.reject(new Undeliverable('private_network'));
  return new Promise((resolve, reject) => {
    const call = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup(allowed, rule),
      signal: AbortSignal.timeout(ms),
      agent: false,
    });
    call.on('error', (error) => reject(refusalOf(error)));
    call.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      // What it says is of no interest, and may be endless.
      answer.on('error', () => {});
      answer.destroy();
    });
    call.end(body);
  });
}

function refusalOf(error: Error & { code?: string }): Undeliverable {
  if (error instanceof Undeliverable) return error;
  const code = error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : error.code;
  return new Undeliverable(`http_${(code ?? 'failed').toLowerCase()}`, { cause: error });
}
