import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMIT_ROWS, LIMITED_BY, type Limited, type LimitedBy } from '#contract/refusals/rate-limits.ts';
import { Refusal } from '../base/errors.ts';
import type { Database } from '../db/open.ts';
import { callerOf } from './address.ts';
import { type Marks, readMarks } from './marks.ts';
import { type Asking, visitorAddress } from './visitor.ts';

/** The contacts that something is counted for. The address of this machine itself is left out. */
export type Counted = { readonly [Kind in Contact]?: string | undefined };
type Contact = Exclude<LimitedBy, keyof typeof PAIRS>;

/** The kinds that count two contacts together. */
const PAIRS = { addressEmail: ['address', 'email'], addressPhone: ['address', 'phone'] } as const satisfies {
  [Pair in LimitedBy]?: readonly [LimitedBy, LimitedBy];
};

/** Limits that hold across processes, since they are counted in the database: under marks that expire. */
export class RateLimits {
  readonly #marks: Marks;
  readonly #counters = new Map<string, RateLimiterPostgres>();

  constructor(pool: Pool, marks: Marks) {
    this.#marks = marks;
    const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
    for (const { limited, kind, points, duration } of LIMIT_ROWS) {
      const name = `${limited} ${kind}`;
      this.#counters.set(name, new RateLimiterPostgres({ ...store, points, duration, keyPrefix: name }));
    }
  }

  /** Counts one more for each. @throws Refusal 429 over one of the limits */
  async count(action: Limited, caller: Counted): Promise<void> {
    for (const { counter, mark } of this.#countersOf(action, caller)) await countOne(counter, mark);
  }

  /** Takes one off each counter, for a call that turned out to be a repetition. */
  async takeBack(action: Limited, caller: Counted): Promise<void> {
    for (const { counter, mark } of this.#countersOf(action, caller)) await counter.reward(mark);
  }

  /** Checks without counting. @throws Refusal 429 if one more would exceed a limit */
  async check(action: Limited, caller: Counted): Promise<void> {
    for (const { counter, mark } of this.#countersOf(action, caller)) {
      const result = await counter.get(mark);
      if (result && result.remainingPoints <= 0 && !isOfWrongClock(result, counter)) throw tooMany(result);
    }
  }

  /**
   * Counts one more of something that is left out above the limit.
   * @returns how many more there may be; undefined above the limit
   */
  async left(action: Limited, caller: Counted): Promise<number | undefined> {
    try {
      const remaining: number[] = [];
      for (const { counter, mark } of this.#countersOf(action, caller))
        remaining.push(await countOne(counter, mark));
      return Math.min(...remaining);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  /** Counts one more for the caller's address. @throws Refusal 429 over the limit */
  fromAddress(action: Limited, request: Asking): Promise<void> {
    return this.count(action, addressOf(request));
  }

  /** Counts as fromAddress does, for a call whose answer nobody reads. @returns whether it is within the limit */
  async allows(action: Limited, request: Asking): Promise<boolean> {
    return (await this.left(action, addressOf(request))) !== undefined;
  }

  #countersOf(action: Limited, caller: Counted) {
    return LIMITED_BY.flatMap((kind) => {
      const counter = this.#counters.get(`${action} ${kind}`);
      const mark = this.#markOf(kind, caller);
      return counter && mark ? [{ counter, mark }] : [];
    });
  }

  /** Undefined where a contact is missing. */
  #markOf(kind: LimitedBy, caller: Counted): string | undefined {
    const contacts = isPair(kind) ? PAIRS[kind] : [kind];
    const marks = contacts.flatMap((contact) => {
      const text = caller[contact];
      return text ? [this.#marks.of(contact, text)] : [];
    });
    return marks.length === contacts.length ? marks.join(' ') : undefined;
  }
}

/** The limits of a database, with the key that it keeps. */
export const readRateLimits = async ({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<RateLimits> =>
  new RateLimits(pool, await readMarks(db));

/** The address that is counted for a call. */
export const addressOf = (request: Asking): Counted => addressAt(visitorAddress(request));

/** The same for a visitor of a page. */
export function addressAt(ip: string): Counted {
  const caller = callerOf(ip);
  return caller === undefined ? {} : { address: caller };
}

const isPair = (kind: LimitedBy): kind is keyof typeof PAIRS => Object.hasOwn(PAIRS, kind);

/** @returns how many more there may be @throws Refusal 429 over the limit */
async function countOne(counter: RateLimiterPostgres, mark: string): Promise<number> {
  const result = await consume(counter, mark);
  if (!result.isOver) return result.found.remainingPoints;
  if (!isOfWrongClock(result.found, counter)) throw tooMany(result.found);
  await counter.delete(mark);
  return (await counter.consume(mark)).remainingPoints;
}

/** Counted before the clock was set back; it would count for as long as the clock went back. */
const isOfWrongClock = ({ msBeforeNext }: RateLimiterRes, { msDuration }: RateLimiterPostgres) =>
  msBeforeNext > msDuration;

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new Refusal('too_many_requests', undefined, [], Math.ceil(msBeforeNext / 1000));

/** Counts one more, also over the limit. */
const consume = (
  counter: RateLimiterPostgres,
  mark: string,
): Promise<{ isOver: boolean; found: RateLimiterRes }> =>
  counter.consume(mark).then(
    (result) => ({ isOver: false, found: result }),
    (error: unknown) => {
      if (error instanceof RateLimiterRes) return { isOver: true, found: error };
      throw error;
    },
  );
