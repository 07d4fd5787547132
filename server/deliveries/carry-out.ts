import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isHeardBy, type RequestKind } from '#contract/life/facts.ts';
import { databaseTrouble } from '../base/database-trouble.ts';
import type { Logger } from '../base/logging.ts';
import type { Db } from '../db/open.ts';
import type { Job, JobOutcome } from '../db/queue.ts';
import { mayMailTester } from '../db/records/test-requests.ts';
import { deliveries, requests, sentMails } from '../db/schema.ts';
import type { MailWords } from './mail/letter.ts';
import { Undeliverable } from './undeliverable.ts';

export type Delivery = typeof deliveries.$inferSelect;

/** Brings a delivery to its recipient, and returns when it was accepted there. */
export interface Carrier {
  /**
   * @returns false if the row that it is about is gone; the words of a mail, if they are kept
   * @throws Undeliverable if it was not accepted
   */
  deliver(delivery: Delivery): Promise<boolean | MailWords>;
  /** Undoes a delivery as far as possible: its row was erased while it was delivered. */
  takeBack?(delivery: Delivery): Promise<void>;
}

/** How a delivery ended. */
export type Settled = { state: 'sent' | 'erased' } | { state: 'dead'; error: string };

/** Does something because a delivery has ended, in the transaction that notes it. */
export type Follower = (tx: Db, delivery: Delivery, ending: Settled) => Promise<void>;

/** The parts that carry out a delivery. */
export interface Courier {
  db: Db;
  log: Logger;
  follow: Follower;
}

/** An accepted delivery must be noted, or it would be sent again: noting is retried while the database is away. */
const NOTE_TRIES = 150;
const NOTE_PAUSE_MS = 2_000;

/** Carries out the delivery of a job, unless it was delivered already or is no longer wanted. */
export async function carryOut(courier: Courier, carrier: Carrier, job: Job): Promise<JobOutcome> {
  const { db, log } = courier;
  const [row] = await db
    .select({ delivery: getTableColumns(deliveries), kind: requests.kind })
    .from(deliveries)
    .leftJoin(requests, eq(requests.uuid, deliveries.subjectUuid))
    .where(isOpen(job));
  if (!row) return 'done';
  const { delivery, kind } = row;
  const { uuid, event, channel } = delivery;
  try {
    const result = (await mayHear(db, kind, delivery)) && (await carrier.deliver(delivery));
    const words = typeof result === 'object' ? result : undefined;
    const ending: Settled = result ? { state: 'sent' } : { state: 'erased' };
    const isNoted = await settle(courier, job, delivery, ending, words);
    if (!isNoted) await carrier.takeBack?.(delivery);
    log.info({ delivery: uuid, event, channel }, result ? 'delivered' : 'a delivery about nothing');
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
    if (isFinal) {
      await settle(courier, job, delivery, { state: 'dead', error: code });
      return 'done';
    }
    await insistently(() =>
      db
        .update(deliveries)
        .set({ error: code, ...ATTEMPT })
        .where(isOpen(job)),
    );
    return notBefore ? { notBefore } : 'later';
  }
}

/** Ends a job that was tried often enough; a person decides. */
export async function bury(courier: Courier, job: Job): Promise<void> {
  const [open] = await courier.db.select().from(deliveries).where(isOpen(job));
  if (!open) return;
  const error = open.error ?? 'gave_up';
  if (await end(courier, open, { state: 'dead', error }, isOpen(job)))
    courier.log.error(
      { delivery: open.uuid, event: open.event, channel: open.channel, code: error },
      'a delivery was tried often enough; it is given up',
    );
}

/** Gives the delivery of this job to a later job. */
export async function handOn(tx: Db, job: Job, next: Job): Promise<void> {
  await tx.update(deliveries).set({ job: next.id }).where(isOpen(job));
}

/** The kind of a request says who hears of it. Of a test, a seller does whose address the partner has proved. */
async function mayHear(
  db: Db,
  kind: RequestKind | null,
  { event, recipient, subjectUuid }: Delivery,
): Promise<boolean> {
  if (!kind) return true;
  if (!isHeardBy(kind, recipient, event)) return false;
  return kind !== 'test' || recipient !== 'seller' || mayMailTester(db, subjectUuid);
}

/** A delivery that was sent again has another job. */
const isOpen = ({ id, uuid }: Job): SQL | undefined =>
  and(eq(deliveries.uuid, uuid), eq(deliveries.job, id), eq(deliveries.state, 'waiting'));

/** The traces of each try. */
const ATTEMPT = { attempts: sql`${deliveries.attempts} + 1`, attemptedAt: sql`now()` };

/** @returns whether the delivery was still open */
const settle = (
  courier: Courier,
  job: Job,
  delivery: Delivery,
  ending: Settled,
  words?: MailWords,
): Promise<boolean> =>
  insistently(() => end(courier, delivery, ending, isOpen(job), { attempt: ATTEMPT, words }));

/**
 * Notes the end of a delivery together with everything that follows from it. The follower comes first: calls about a
 * request, and its erasure, take its rows before its deliveries.
 * @param which the delivery, as long as it has not ended otherwise
 * @param noted the traces of a try, and the words of a mail that are kept
 * @returns whether it had not
 */
export function end(
  { db, follow }: Pick<Courier, 'db' | 'follow'>,
  delivery: Delivery,
  ending: Settled,
  which: SQL | undefined,
  { attempt, words }: { attempt?: typeof ATTEMPT; words?: MailWords | undefined } = {},
): Promise<boolean> {
  const write = db.transaction(async (tx) => {
    await follow(tx, delivery, ending);
    const rows = await tx
      .update(deliveries)
      .set({ error: null, ...ending, settledAt: sql`now()`, ...attempt })
      .where(which)
      .returning({ uuid: deliveries.uuid });
    // Undoes what would have followed.
    if (rows.length === 0) throw new EndedBefore();
    if (words)
      await tx
        .insert(sentMails)
        .values({ deliveryUuid: delivery.uuid, ...words })
        .onConflictDoUpdate({ target: sentMails.deliveryUuid, set: words });
    return true;
  });
  return write.catch((error) => {
    if (error instanceof EndedBefore) return false;
    throw error;
  });
}

class EndedBefore extends Error {}

async function insistently<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === NOTE_TRIES || !databaseTrouble(error)) throw error;
      await wait(NOTE_PAUSE_MS);
    }
  }
}
