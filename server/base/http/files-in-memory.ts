import type { OutgoingHttpHeaders, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** How much memory all files of a server may take, in bytes, and each of them. */
const ALL_BYTES = 8 * 1024 * 1024;
const FILE_BYTES = 256 * 1024;

/** A file that may change is read again after this time, in ms. */
const FRESH_MS = 1_000;

interface KeptFile {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly body: Buffer;
}

/** Browsers name their encodings in a few ways. Longer texts come from programs. */
const ENCODINGS_CHARACTERS = 60;

/** The same file for the same encodings; undefined if an answer may be another. */
function keyOf({ method, url, headers }: FastifyRequest): string | undefined {
  const { range, 'accept-encoding': encodings = '' } = headers;
  const isPlain = method === 'GET' && !range && !url.includes('?');
  return isPlain && String(encodings).length <= ENCODINGS_CHARACTERS ? `${url} ${encodings}` : undefined;
}

/** All folders of a server share the memory. */
const caches = new WeakMap<Server, LRUCache<string, KeptFile>>();

function cacheOf({ server }: FastifyInstance): LRUCache<string, KeptFile> {
  const earlier = caches.get(server);
  if (earlier) return earlier;
  const cache = new LRUCache<string, KeptFile>({
    maxSize: ALL_BYTES,
    sizeCalculation: ({ body }) => body.length + 1024,
  });
  caches.set(server, cache);
  return cache;
}

/**
 * Keeps the small files that routes of this scope send in memory, as they are sent: those that never change until others
 * need the room, the rest for a second.
 */
export function keepInMemory(app: FastifyInstance): void {
  const cache = cacheOf(app);

  app.addHook('onRequest', (request, reply, next) => {
    const key = keyOf(request);
    const file = key && cache.get(key);
    if (!file) return next();
    reply.headers(file.headers);
    if (request.headers['if-none-match']?.includes(file.etag)) {
      reply.removeHeader('content-length').removeHeader('content-encoding').code(304).send();
    } else reply.send(file.body);
  });

  app.addHook('onSend', (request, reply, payload, next) => {
    const key = isStream(payload) && reply.statusCode === 200 ? keyOf(request) : undefined;
    const size = Number(reply.getHeader('content-length') ?? Number.NaN);
    if (!key || !isStream(payload) || !(size <= FILE_BYTES)) return next();
    buffer(payload).then((body) => {
      cache.set(
        key,
        { headers: headersOf(reply), etag: String(reply.getHeader('etag')), body },
        lifeOf(reply),
      );
      next(null, body);
    }, next);
  });
}

const isStream = (payload: unknown): payload is NodeJS.ReadableStream =>
  typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';

function headersOf(reply: FastifyReply): KeptFile['headers'] {
  const { [REQUEST_ID_HEADER.toLowerCase()]: _, ...headers } = reply.getHeaders();
  return headers;
}

const lifeOf = (reply: FastifyReply) =>
  /immutable/.test(String(reply.getHeader('cache-control'))) ? {} : { ttl: FRESH_MS };
