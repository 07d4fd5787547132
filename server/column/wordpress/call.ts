import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswers } from '../../base/answers/cached-answers.ts';
import { jsonOf } from '../../base/answers/json.ts';
import { noRoute } from './errors.ts';
import { onlyFields, readFields } from './fields.ts';
import { readQuery, type WordPressQuery } from './query.ts';

/** Registers a call below /wp-json, with and without a slash at its end. */
export type Get = (path: string, answer: (call: ContentCall) => unknown) => void;

/** One call below /wp-json. */
export interface ContentCall {
  query: WordPressQuery;
  /** The origin that the caller used, such as `https://host`: URLs in answers begin with it. */
  origin: string;
  /** The id in the path; NaN in a path without one. */
  id: number;
  /** @param key identifies the answer among those for the same origin */
  send(key: string, make: () => unknown, headers?: Record<string, string>): unknown;
}

/** @throws WordPressError rest_no_route if the id in the path is not a number */
export function contentCall(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: CachedAnswers,
): ContentCall {
  const origin = originOf(request);
  const query = readQuery(request.query);
  const fields = readFields(query);
  return {
    query,
    origin,
    id: readId(request.params),
    send: (key, make, headers = {}) =>
      answers
        .answer(`${origin} ${key} ${JSON.stringify(fields)}`, () => jsonOf(onlyFields(make(), fields)))
        .send(request, reply.headers(headers)),
  };
}

function readId(params: unknown): number {
  const { id } = params as { id?: string };
  if (id === undefined) return Number.NaN;
  if (!/^\d+$/.test(id)) throw noRoute();
  return Number(id);
}

const HOST = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d+)?$/i;

/** Behind a trusted proxy, the proxy's. The host ends up in HTML and CSS, so only a well-formed name is used. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
