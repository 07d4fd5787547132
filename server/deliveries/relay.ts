import { sql } from 'drizzle-orm';
import type { Logger } from '../base/logging.ts';
import { type Db, rowsOf } from '../db/open.ts';
import type { NewJob, Queue } from '../db/queue.ts';

/** How many deliveries are handed over in one transaction. */
const BATCH = 500;

/** A delivery of this process wakes the relay; those of other processes are found after this time at the latest. */
const LOOK_MS = 1_000;

/**
 * The line of the queue that carries a delivery out: one for all mail, one for all devices of people, one for each webhook
 * of the operator, one for all endpoints of partners and one for all of shops.
 */
export const MAIL_LINE = 'mail';
export const PUSH_LINE = 'push';
export const MEDIA_LINE = 'media';
export const SHOPS_LINE = 'shops';
export const lineOfWebhook = (name: string) => `webhook-${name}`;

/** The line of a delivery, in SQL. */
export const LINE = sql.raw(
  `case when channel = 'mail' then '${MAIL_LINE}' when channel = 'push' then '${PUSH_LINE}'
    when recipient = 'medium' then '${MEDIA_LINE}' when recipient = 'shop' then '${SHOPS_LINE}'
    else '${lineOfWebhook('')}' || recipient_key end`,
);

/** Whether the operator has to look at a delivery that has trouble: others look at their own devices and programs. */
export const IS_OURS = sql.raw(`(channel = 'mail' or recipient = 'endpoint')`);

/**
 * Hands deliveries over to the queue, each once, whichever process comes first. Deliveries about the same row for the
 * same recipient are handed over one after the other, so they cannot overtake each other.
 * @param webhooks the names of those that this process knows
 * @returns the lines that got something
 */
function handOver(db: Db, queue: Queue, webhooks: readonly string[]): Promise<Set<string>> {
  return db.transaction(async (tx) => {
    const rows = await rowsOf<NewJob & { line: string }>(
      tx,
      sql`with next as materialized (
          select uuid from deliveries d
          where state = 'waiting' and job is null and (due_at is null or due_at <= now())
            and (recipient <> 'endpoint' or recipient_key = any(${sql.param([...webhooks])}::text[]))
            and not exists (
              select from deliveries before
              where before.subject_uuid = d.subject_uuid and before.state = 'waiting'
                and before.channel = d.channel and before.recipient = d.recipient
                and before.recipient_key = d.recipient_key
                and (before.created_at, before.uuid) < (d.created_at, d.uuid))
          order by created_at limit ${BATCH} for update skip locked)
        update deliveries set job = gen_random_uuid() from next where deliveries.uuid = next.uuid
        returning deliveries.uuid, job as id, ${LINE} as line, nullif(recipient_key, '') as reader`,
    );
    const lines = Map.groupBy(rows, ({ line }) => line);
    for (const [line, jobs] of lines)
      await queue.add(
        tx,
        line,
        jobs.map(({ id, uuid, reader }) => ({ id, uuid, reader })),
      );
    return new Set(lines.keys());
  });
}

/** Hands over new deliveries when it is woken, and at intervals because other processes store some too. */
export class Relay {
  readonly #once: () => Promise<boolean>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #ended = false;

  constructor(db: Db, queue: Queue, webhooks: readonly string[], log: Logger) {
    this.#once = async () => {
      try {
        const lines = await handOver(db, queue, webhooks);
        for (const line of lines) queue.wake(line);
        return lines.size > 0;
      } catch (err) {
        // The database may be away; the next look is early enough.
        log.warn({ err }, 'deliveries wait: they could not be handed over to the queue');
        return false;
      }
    };
    this.#look();
  }

  wake(): void {
    this.#again = true;
    this.#look();
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #look(): void {
    if (this.#running || this.#ended) return;
    clearTimeout(this.#timer);
    this.#running = this.#handOverAll().finally(() => {
      this.#running = undefined;
      if (!this.#ended) this.#timer = setTimeout(() => this.#look(), LOOK_MS).unref();
    });
  }

  async #handOverAll(): Promise<void> {
    do {
      this.#again = false;
      if (await this.#once()) this.#again = true;
    } while (this.#again && !this.#ended);
  }
}
