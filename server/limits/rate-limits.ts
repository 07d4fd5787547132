import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/open.ts';
import { installation } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { callerOf } from './address.ts';
import { type Asking, visitorAddress } from './visitor.ts';

const MINUTE_S = 60;

/**
 * How often something may be sent. A shop's or carrier's address is shared by many people, and a partner may send a
 * hundred requests a minute from one, so the limits of addresses are wide. Those of a person are narrow: nobody asks
 * for the same goods six times, but somebody may want to annoy the owner of a phone number.
 */
const LIMITS = {
  request: {
    address: { points: 150, duration: MINUTE_S },
    email: { points: 6, duration: 10 * MINUTE_S },
    phone: { points: 6, duration: 10 * MINUTE_S },
  },
  enquiry: {
    address: { points: 30, duration: 10 * MINUTE_S },
    email: { points: 6, duration: 10 * MINUTE_S },
  },
  registration: {
    address: { points: 30, duration: 10 * MINUTE_S },
    email: { points: 6, duration: 10 * MINUTE_S },
  },
  /** Stores nothing, but answers whoever tries uuids. */
  medium: { address: { points: 60, duration: MINUTE_S } },
  /** Links that open nothing. Those that do are not counted, so nobody is kept out by a neighbour who guesses. */
  badLink: { address: { points: 60, duration: 10 * MINUTE_S } },
  lostLink: {
    address: { points: 20, duration: 10 * MINUTE_S },
    email: { points: 3, duration: 10 * MINUTE_S },
  },
  /** Each that differs is a mail to the seller. */
  quote: { link: { points: 10, duration: 60 * MINUTE_S } },
  /** Wide enough for an office; whoever wants to make an article popular gets no further. */
  view: { address: { points: 120, duration: 10 * MINUTE_S } },
} as const;

export type Limited = keyof typeof LIMITS;

/** Whom a limit counts for. */
type Kind = 'address' | 'email' | 'phone' | 'link';

/** Limits that hold across processes, since they are counted in the database: under keyed hashes that expire. */
export class RateLimits {
  private readonly key: string;
  private readonly counters = new Map<string, RateLimiterPostgres>();

  /** @param key the secret of the hashes; the same in all processes */
  constructor(pool: Pool, key: string) {
    this.key = key;
    for (const [limited, kinds] of Object.entries(LIMITS)) {
      for (const [kind, limit] of Object.entries(kinds)) {
        const name = `${limited} ${kind}`;
        const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
        this.counters.set(name, new RateLimiterPostgres({ ...store, ...limit, keyPrefix: name }));
      }
    }
  }

  /** Counts one more from the address of who asks. @throws Refusal 429 over the limit */
  async fromAddress(limited: Limited, request: Asking): Promise<void> {
    const caller = callerOf(visitorAddress(request));
    if (caller) await this.count(limited, 'address', caller);
  }

  /** Counts one more for a person, by what can reach them. @throws Refusal 429 over the limit */
  async forPerson(limited: Limited, { email, phone }: { email: string; phone?: string }): Promise<void> {
    await this.count(limited, 'email', email.trim().toLowerCase());
    if (phone) await this.count(limited, 'phone', phone.replace(/\D/g, ''));
  }

  /** Counts one more for a link. @throws Refusal 429 over the limit */
  async forLink(limited: Limited, link: string): Promise<void> {
    await this.count(limited, 'link', link);
  }

  private async count(limited: Limited, kind: Kind, value: string): Promise<void> {
    const hash = createHmac('sha256', this.key).update(`${kind} ${value}`).digest('base64url');
    const counter = this.counters.get(`${limited} ${kind}`);
    if (!counter) return;
    const over = await overLimit(counter, hash);
    if (!over) return;
    if (over.msBeforeNext > counter.msDuration) {
      // Counted before the clock was set back; it would count for as long as the clock went back.
      await counter.delete(hash);
      await counter.consume(hash);
      return;
    }
    throw new Refusal('too_many_requests', undefined, [], Math.ceil(over.msBeforeNext / 1000));
  }
}

/** Counts one more; when that is too many, says for how long. */
const overLimit = (counter: RateLimiterPostgres, hash: string): Promise<RateLimiterRes | undefined> =>
  counter.consume(hash).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    },
  );

/** The limits of a database, with the secret that it keeps. */
export async function readRateLimits({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<RateLimits> {
  const [row] = await db.select().from(installation);
  if (!row) throw new Error('the database has no id yet');
  return new RateLimits(pool, row.limitKey);
}
