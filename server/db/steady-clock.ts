import { uptime } from 'node:os';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';

/** Setting a clock by network moves it by less; so does a machine that was stopped for a while. */
const LEAP_S = 30 * 60;

/**
 * Compares the clock of the database with the time that this machine has been running, which nobody sets. After a leap
 * nobody can say which of both clocks was right, so nothing is ended by age until the clock is back, or a person starts
 * the server again.
 */
export class SteadyClock {
  readonly #db: Db;
  readonly #uptimeS: () => number;
  #begin: number | undefined;

  /** @param uptimeS the seconds since the machine was started */
  constructor(db: Db, uptimeS: () => number = uptime) {
    this.#db = db;
    this.#uptimeS = uptimeS;
  }

  /** Whether the clock of the database has leapt since the first question. */
  async hasLeapt(): Promise<boolean> {
    const [row] = await rowsOf<{ now: number }>(
      this.#db,
      sql`select extract(epoch from clock_timestamp())::float8 as now`,
    );
    const ahead = (row?.now ?? Number.NaN) - this.#uptimeS();
    this.#begin ??= ahead;
    return Math.abs(ahead - this.#begin) > LEAP_S;
  }
}
