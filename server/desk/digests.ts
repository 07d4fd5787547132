import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { inJapan } from '#contract/base/japanese-days.ts';
import type { Role } from '#contract/desk/desk.ts';
import { shortList } from '#contract/schemas/bounds.ts';
import type { Db } from '../db/open.ts';
import { works } from '../db/records/access.ts';
import { deskDigests, deskPeople } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Life } from '../life/life.ts';
import { act, view, WORKING } from './act.ts';
import { countWaiting, kindsFor } from './waiting.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

const hour = z.int().check(z.minimum(0), z.maximum(HOURS - 1));

/**
 * Writes to everybody who has chosen this hour in Japan, and for whom something waits. Once an hour at most, however
 * often it is called.
 * @param mayOf the names of the acts that a role may do
 */
export async function writeDigests(
  db: Db,
  { outbox, now: clock }: Pick<Life, 'outbox' | 'now'>,
  mayOf: (role: Role) => string[],
): Promise<void> {
  const now = clock();
  const hourOfNow = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const people = await db
    .select({ id: deskPeople.id, role: deskPeople.role })
    .from(deskPeople)
    .where(
      and(
        works,
        inArray(deskPeople.role, [...WORKING]),
        arrayContains(deskPeople.digestHours, [inJapan(now).getUTCHours()]),
      ),
    );
  for (const { id, role } of people) {
    const counts = await countWaiting(db, kindsFor(mayOf, role), { person: id, now });
    if (Object.values(counts).every((count) => count === 0)) continue;
    const insertion = db
      .insert(deskDigests)
      .values({ personId: id, hour: hourOfNow, counts })
      .onConflictDoNothing()
      .returning({ uuid: deskDigests.uuid });
    await withStored(db, insertion, { announced: outbox.announce(['person.waiting']) });
  }
  outbox.posted();
}

export const digestActs = {
  /** The hours in Japan at which the person is told of what waits. */
  readDigest: view({
    may: WORKING,
    async read({ db, by }) {
      const [row] = await db
        .select({ hours: deskPeople.digestHours })
        .from(deskPeople)
        .where(eq(deskPeople.id, by.id));
      return row;
    },
  }),
  /** Chooses these hours; none: no mail. */
  chooseDigest: act({
    may: WORKING,
    asks: z.object({ hours: shortList(hour, HOURS) }),
    async run({ db }, by, { hours }) {
      const chosenHours = [...new Set(hours)].sort((one, other) => one - other);
      await db.update(deskPeople).set({ digestHours: chosenHours }).where(eq(deskPeople.id, by.id));
      return { hours: chosenHours };
    },
  }),
};
