import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm';
import { type CheckupChange, changesOf } from '#contract/embed/checkups.ts';
import type { Db } from '../../db/open.ts';
import { works } from '../../db/records/access.ts';
import { checkupReports, deskPeople, pageCheckups } from '../../db/schema.ts';
import { withStored } from '../../db/with-stored.ts';
import type { Outbox } from '../../deliveries/outbox.ts';

/** People with access who work for a medium. */
const peopleOf = (tx: Db, medium: string) =>
  tx
    .select({ id: deskPeople.id })
    .from(deskPeople)
    .where(and(eq(deskPeople.role, 'partner'), works, arrayContains(deskPeople.mediumUuids, [medium])))
    .orderBy(deskPeople.createdAt, deskPeople.id);

/**
 * Tells the people of each medium which of its pages are no longer as they were told, in one mail each. The
 * next comparison begins with that, so a night that breaks off loses nothing.
 * @returns how many mails there are
 */
export async function tellChanges(db: Db, outbox: Outbox): Promise<number> {
  const mails = await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(pageCheckups)
      .where(and(isNotNull(pageCheckups.lookedAt), sql`${pageCheckups.told} <> ${pageCheckups.results}`))
      .orderBy(pageCheckups.createdAt, pageCheckups.url)
      .for('update');
    const byPerson = new Map<string, CheckupChange[]>();
    for (const { uuid, mediumUuid, url, told, results } of rows) {
      const changes = changesOf(url, told, results);
      if (changes.length > 0)
        for (const { id } of await peopleOf(tx, mediumUuid))
          byPerson.set(id, [...(byPerson.get(id) ?? []), ...changes]);
      // A browser that did not look this time is compared when it does again.
      const others = told.filter(({ engine }) => results.every((one) => one.engine !== engine));
      await tx
        .update(pageCheckups)
        .set({ told: [...others, ...results] })
        .where(eq(pageCheckups.uuid, uuid));
    }
    for (const [personId, changes] of byPerson) {
      const insertion = tx
        .insert(checkupReports)
        .values({ personId, changes })
        .returning({ uuid: checkupReports.uuid });
      await withStored(tx, insertion, { announced: outbox.announce(['checkup.changed']) });
    }
    return byPerson.size;
  });
  outbox.posted();
  return mails;
}
