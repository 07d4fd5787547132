import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Json } from './json.ts';
import { inOwnMemory } from './own-memory.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** Below this, an answer fits in one packet as it is. */
const WORTH_COMPRESSING = 1400;

/** How much memory the last answers may take, in bytes. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** About what each answer takes besides its bytes. */
const OVERHEAD = 512;

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Answers that are the same for everyone, kept as they are sent, compressed where that is accepted and worth it.
 * They belong to the data that they are made from, and go with them.
 */
export class CachedAnswers {
  readonly #cache: LRUCache<string, Buffer>;

  constructor(maxSize = CACHE_BYTES) {
    this.#cache = new LRUCache({ maxSize, sizeCalculation: (body) => body.length + OVERHEAD });
  }

  /**
   * @param key identifies this answer in the cache
   * @param make makes the answer if the cache does not have it; throws the refusal of the call
   */
  answer<T>(key: string, make: () => Json<T>): PreparedAnswer<T> {
    return new PreparedAnswer((request, reply) =>
      this.send(request, reply, key, () => this.#plain(key, make)),
    );
  }

  /**
   * Sends a text of another type, which the caller has set.
   * @param plain gives it as it is, which is not kept
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    plain: () => Buffer,
  ): FastifyReply | Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) {
      const packed = this.#cache.get(`${encoding} ${key}`);
      if (packed) return reply.header('content-encoding', encoding).send(packed);
    }
    const body = plain();
    if (!encoding || body.length < WORTH_COMPRESSING) return reply.send(body);
    return this.#sendCompressed(reply, encoding, key, body);
  }

  #plain(key: string, make: () => Buffer): Buffer {
    const copy = this.#cache.get(key);
    if (copy) return copy;
    const body = inOwnMemory(make());
    this.#cache.set(key, body);
    return body;
  }

  async #sendCompressed(reply: FastifyReply, encoding: Encoding, key: string, body: Buffer) {
    const packed = inOwnMemory(await compress[encoding](body));
    this.#cache.set(`${encoding} ${key}`, packed);
    return reply.header('content-encoding', encoding).send(packed);
  }
}

function encodingFor(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  return /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : undefined;
}
