import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswers } from '../../answers/cached-answers.ts';
import { toJson } from '../../answers/json.ts';
import { noRoute } from './errors.ts';
import { readQuery, type WordPressQuery } from './query.ts';

/** Registers a call below /wp-json, with and without a slash at its end. */
export type Get = (path: string, answer: (call: ContentCall) => unknown) => void;

/** One call to the content API. */
export interface ContentCall {
  query: WordPressQuery;
  /** Where the caller reached the server, as `https://host`: every address in an answer stands below it. */
  origin: string;
  /** The id in the path; NaN in a path without one. */
  id: number;
  /** @param key tells this answer from every other, the origin aside */
  send(key: string, make: () => unknown, headers?: Record<string, string>): unknown;
}

/** @throws WordPressError rest_no_route for a path whose id is no number */
export function contentCall(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: CachedAnswers,
): ContentCall {
  const origin = originOf(request);
  return {
    query: readQuery(request.query),
    origin,
    id: readId(request.params),
    send: (key, make, headers = {}) =>
      answers.answer(`${origin} ${key}`, () => toJson(make())).send(request, reply.headers(headers)),
  };
}

function readId(params: unknown): number {
  const { id } = params as { id?: string };
  if (id === undefined) return Number.NaN;
  if (!/^\d+$/.test(id)) throw noRoute();
  return Number(id);
}

const HOST = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d+)?$/i;

/** Behind a proxy that is trusted, the proxy's. The host goes into HTML and CSS: a made-up one is not repeated. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
