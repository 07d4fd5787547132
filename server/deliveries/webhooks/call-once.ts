import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Undeliverable } from '../undeliverable.ts';
import { type AllowedNetworks, guardedLookup, isReachable, literalOf, ruleOf } from './guarded-lookup.ts';

/** How long an endpoint may take. It should note the call and answer, and work afterwards. */
export const ANSWER_MS = 15_000;

interface Call {
  url: string;
  headers: Record<string, string>;
  /** Without one, the call is a GET. */
  body?: string | Buffer;
}

interface Answer {
  status: number;
  /** The text of the header. */
  retryAfter: string | undefined;
}

/**
 * Makes one call, and follows no redirects.
 * @throws Undeliverable if there is no answer
 */
export function callOnce(
  { url, headers, body }: Call,
  networks: AllowedNetworks,
  ms: number,
): Promise<Answer> {
  const target = new URL(url);
  const rule = ruleOf(target);
  const literal = literalOf(target);
  if (literal !== undefined && !isReachable(literal, networks, rule))
    return Promise.reject(new Undeliverable('private_network'));
  return new Promise((resolve, reject) => {
    const call = (target.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      lookup: guardedLookup(networks, rule),
      signal: AbortSignal.timeout(ms),
      agent: false,
    });
    call.on('error', (error) => reject(refusalOf(error)));
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      // The body is not used, and may be endless.
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
