import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/** How much a JSON body may hold. */
export interface BodyLimits {
  readonly bytes: number;
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Entries and members of all of them. */
  readonly elements: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for a route that takes a JSON body. */
    body?: BodyLimits;
    /** A page of the site, which takes forms of strangers. */
    page?: boolean;
  }
}

/** For a route that takes no body: some clients send an empty object. */
export const NO_BODY: BodyLimits = { bytes: 1024, depth: 2, elements: 20 };

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a body is flat and short enough to be parsed: a megabyte of `[` takes the stack of a parser, one of `{}` the
 * memory of a schema that finds mistakes in each.
 */
export function isWithin(body: Buffer, { depth: deepest, elements: most }: BodyLimits): boolean {
  let depth = 0;
  let elements = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
      continue;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    else if (byte === COMMA) elements += 1;
    else if (byte === LIST || byte === OBJECT) {
      elements += 1;
      depth += 1;
    }
    if (depth > deepest || elements > most) return false;
  }
  return true;
}

/** Reads JSON bodies, each within the limits of its route. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isWithin(body as Buffer, request.routeOptions.config.body ?? NO_BODY))
      return done(new Refusal('invalid_body'));
    return parse(request, body.toString(), done);
  });
}
