import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { gzipOf, plainOf, type SplitAnswer } from '../reference/spliced-gzip.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Below this, an answer fits in one packet as it is. */
const WORTH_COMPRESSING = 1400;

/** What answers that were asked for lately may take in memory, in bytes. */
const CACHE_BYTES = 24 * 1024 * 1024;

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Answers that are JSON already and the same for everyone, compressed where that is accepted and worth it.
 * One for each server: the reference data that they are made from never changes while it runs.
 */
export class JsonAnswers {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (body) => body.length,
  });

  /**
   * @param key tells this answer from every other
   * @param make makes the answer when it is not at hand; throws what the call is refused with
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Buffer,
  ): FastifyReply | Promise<FastifyReply> {
    reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) {
      const packed = this.cache.get(`${encoding} ${key}`);
      if (packed) return reply.header('content-encoding', encoding).send(packed);
    }
    const body = this.plain(key, make);
    if (!encoding || body.length < WORTH_COMPRESSING) return reply.send(body);
    return this.sendCompressed(reply, encoding, key, body);
  }

  private plain(key: string, make: () => Buffer): Buffer {
    const known = this.cache.get(key);
    if (known) return known;
    const body = make();
    this.cache.set(key, body);
    return body;
  }

  private async sendCompressed(reply: FastifyReply, encoding: Encoding, key: string, body: Buffer) {
    const packed = await compress[encoding](body);
    this.cache.set(`${encoding} ${key}`, packed);
    return reply.header('content-encoding', encoding).send(packed);
  }
}

/** Sends an answer whose long middle many others share: there are too many of them to keep each. */
export function sendSplit(request: FastifyRequest, reply: FastifyReply, answer: SplitAnswer): FastifyReply {
  reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plainOf(answer));
  return reply.header('content-encoding', 'gzip').send(gzipOf(answer));
}

function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
