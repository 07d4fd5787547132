import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Below this, an answer fits in one packet as it is. */
const WORTH_COMPRESSING = 1400;

/** What compressed answers may take in memory. */
const CACHE_BYTES = 16 * 1024 * 1024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Keyed by encoding and address; the reference data never changes while the server runs. */
const compressed = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (body) => body.length,
});

/**
 * Sends an answer that is JSON already and the same for everyone, compressed where that is accepted and worth it.
 *
 * @param key tells this answer from every other
 */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, key: string, body: Buffer) {
  reply.header('content-type', JSON_TYPE);
  if (body.length < WORTH_COMPRESSING) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return reply.send(body);
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return reply.send(body);
  const cacheKey = `${encoding} ${key}`;
  const ready = compressed.get(cacheKey) ?? (await compressors[encoding](body));
  compressed.set(cacheKey, ready);
  return reply.header('content-encoding', encoding).send(ready);
}
