import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../base/errors.ts';
import { addressOf, type RateLimits } from '../limits/rate-limits.ts';

/**
 * Finds out who makes a call and whether they may, before a body is read.
 * @throws Refusal if they may not
 */
export type Gate = (request: FastifyRequest) => Promise<unknown>;

/** The callers who have shown who they are, by a session, a key or a link. */
const knownRequests = new WeakSet<FastifyRequest>();

/** The hook of a route that asks first. */
export const askFirst =
  (gate: Gate): onRequestAsyncHookHandler =>
  async (request) => {
    await gate(request);
    knownRequests.add(request);
  };

/** Counted by limits of their own, or for their time or number. */
const NO_JUNK = ['unknown_link', 'unknown_passkey', 'timeout', 'stalled', 'too_many_requests'];

/** Reading a body costs less than a millisecond up to here. */
const SMALL_BYTES = 64 * 1024;

/** How many addresses over their limit are remembered. */
const MOST_ADDRESSES = 10_000;

/** Counts what strangers are refused, and reads no more bodies of an address that is over its limit. */
export class Strangers {
  readonly #limits: RateLimits | undefined;
  /** Addresses over the limit, until when they are. */
  readonly #over = new LRUCache<string, true>({ max: MOST_ADDRESSES });

  constructor(limits: RateLimits | undefined) {
    this.#limits = limits;
  }

  /**
   * Looks at calls with a large body. Photos still come, which a seller may send from a crowded address, and so do calls
   * that cost nothing to read: a neighbour who sends nonsense keeps nobody from signing in.
   */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, next) => {
      const { body, page } = request.routeOptions.config;
      const isLarge = body ? body.bytes > SMALL_BYTES : page && request.method === 'POST';
      next(isLarge ? this.#refusal(request) : undefined);
    });
  }

  #refusal(request: FastifyRequest): Refusal | undefined {
    const { address } = addressOf(request);
    const waitMs = address === undefined ? 0 : this.#over.getRemainingTTL(address);
    return waitMs > 0 ? tooMany(waitMs) : undefined;
  }

  /**
   * Counts a refusal, if it is for what a stranger has sent.
   * @returns the refusal that is answered
   */
  async refused(refusal: Refusal, request: FastifyRequest): Promise<Refusal> {
    const isJunk = refusal.status < 500 && !NO_JUNK.includes(refusal.code);
    if (!this.#limits || !isJunk || request.method === 'GET' || knownRequests.has(request)) return refusal;
    try {
      await this.#limits.fromAddress('junk', request);
      return refusal;
    } catch (error) {
      // Without its database, the limit counts nothing, and the answer is as true as before.
      if (!(error instanceof Refusal)) return refusal;
      const { address } = addressOf(request);
      if (address && error.retryAfterS) this.#over.set(address, true, { ttl: error.retryAfterS * 1000 });
      return error;
    }
  }
}

const tooMany = (leftMs: number) => new Refusal('too_many_requests', undefined, [], Math.ceil(leftMs / 1000));
