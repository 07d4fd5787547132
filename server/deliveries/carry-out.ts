import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Logger } from '../base/logging.ts';
import type { Db } from '../db/open.ts';
import type { Job, Outcome } from '../db/queue.ts';
import { deliveries } from '../db/schema.ts';
import { Undeliverable } from './undeliverable.ts';

export type Delivery = typeof deliveries.$inferSelect;

/** Brings a delivery to its recipient, and returns when it was accepted there. */
export interface Carrier {
  /**
   * @returns false if the row that it is about is gone
   * @throws Undeliverable if it was not accepted
   */
  deliver(delivery: Delivery): Promise<boolean>;
  /** Undoes a delivery as far as possible: its row was erased while it was delivered. */
  takeBack?(delivery: Delivery): Promise<void>;
}

/**
 * An accepted delivery must be noted, or it would be sent again. While the database is away, noting is retried this
 * often.
 */
const NOTE_TRIES = 6;
const NOTE_PAUSE_MS = 500;

/** Carries out the delivery of a job, unless it was delivered already or is no longer wanted. */
export async function carryOut(db: Db, carrier: Carrier, job: Job, log: Logger): Promise<Outcome> {
  const [delivery] = await db.select().from(deliveries).where(isOpen(job));
  if (!delivery) return 'done';
  const { uuid, event, channel } = delivery;
  try {
    const isThere = await carrier.deliver(delivery);
    const settled = { state: isThere ? 'sent' : 'erased', error: null, settledAt: sql`now()` };
    if (!(await note(db, job, settled))) await carrier.takeBack?.(delivery);
    log.info({ delivery: uuid, event, channel }, isThere ? 'delivered' : 'a delivery about nothing');
    return 'done';
  } catch (error) {
    const { code, isFinal, notBefore } =
      error instanceof Undeliverable ? error : new Undeliverable('internal');
    if (code === 'internal') log.error({ delivery: uuid, event, channel, err: error }, 'a delivery failed');
    else
      log.warn(
        { delivery: uuid, event, channel, code },
        isFinal
          ? 'a delivery cannot be made; it is given up'
          : 'a delivery was not accepted; it is tried again',
      );
    await note(db, job, isFinal ? { error: code, ...DEAD } : { error: code });
    if (isFinal) return 'done';
    return notBefore ? { notBefore } : 'later';
  }
}

const DEAD = { state: 'dead', settledAt: sql`now()` } as const;

/** It was tried often enough; a person decides. */
export async function bury(db: Db, job: Job, log: Logger): Promise<void> {
  const [dead] = await db
    .update(deliveries)
    .set({ error: sql`coalesce(${deliveries.error}, 'gave_up')`, ...DEAD })
    .where(isOpen(job))
    .returning();
  if (dead)
    log.error(
      { delivery: dead.uuid, event: dead.event, channel: dead.channel, code: dead.error },
      'a delivery was tried often enough; it is given up',
    );
}

/** Gives the delivery of this job to a later job. */
export async function handOn(tx: Db, job: Job, next: Job): Promise<void> {
  await tx.update(deliveries).set({ job: next.id }).where(isOpen(job));
}

/** A delivery that was sent again has another job. */
const isOpen = ({ id, uuid }: Job): SQL | undefined =>
  and(eq(deliveries.uuid, uuid), eq(deliveries.job, id), eq(deliveries.state, 'waiting'));

/** @returns whether the delivery was still open */
async function note(
  db: Db,
  job: Job,
  values: Partial<Record<'state' | 'error' | 'settledAt', string | SQL | null>>,
): Promise<boolean> {
  const attempt = { attempts: sql`${deliveries.attempts} + 1`, attemptedAt: sql`now()` };
  for (let tries = 1; ; tries += 1) {
    try {
      const noted = await db
        .update(deliveries)
        .set({ ...(values as object), ...attempt })
        .where(isOpen(job))
        .returning({ uuid: deliveries.uuid });
      return noted.length > 0;
    } catch (error) {
      if (tries === NOTE_TRIES) throw error;
      await wait(NOTE_PAUSE_MS * 2 ** tries);
    }
  }
}
