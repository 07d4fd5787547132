import type { Db } from '../db/open.ts';
import type { Brought } from '../db/records/happened.ts';
import type { Life } from './life.ts';

/** The parts with which something is changed. */
export interface Changing {
  db: Db;
  life: Life;
}

/**
 * The steps that every act has: a transaction, the row held, the work, all that follows from it, the commit. Then
 * deliveries go out.
 * @param hold finds and locks the thing that the act is about
 * @param work changes it, and says what has happened
 * @param follow announces and logs what has happened
 */
export async function change<Held, Did extends Brought>(
  { db, life }: Changing,
  hold: (tx: Db, now: Date) => Promise<Held>,
  work: (subject: Held) => Promise<Did>,
  follow: (tx: Db, subject: Held, effect: Did, now: Date) => Promise<void>,
): Promise<Did> {
  const result = await db.transaction(async (tx) => {
    const now = life.now();
    const subject = await hold(tx, now);
    const effect = await work(subject);
    if (!effect.isNothing) await follow(tx, subject, effect, now);
    return effect;
  });
  life.posted();
  return result;
}
