import { and, eq } from 'drizzle-orm';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { works } from '../db/records/access.ts';
import { deskPeople } from '../db/schema.ts';
import { logAct } from './log.ts';
import { oneAtATime, shutOut } from './people.ts';
import type { Person } from './person.ts';

/**
 * Makes an owner where no owner can come in any more: somebody new, or the person who has the address. An operator at the
 * machine could write the row as well; this way it is in the log.
 * @throws Refusal `last_owner`: there is one
 */
export async function makeOwner(
  db: Db,
  by: Person,
  { name, email: address }: { name: string; email: string },
): Promise<void> {
  const email = address.toLowerCase();
  await db.transaction(async (tx) => {
    await oneAtATime(tx);
    if ((await tx.$count(deskPeople, and(eq(deskPeople.role, 'owner'), works))) > 0)
      throw new Refusal('last_owner');
    const place = {
      role: 'owner' as const,
      shopUuids: [],
      mediumUuids: [],
      endedAt: null,
      invitedUntil: null,
    };
    const [before] = await tx.select().from(deskPeople).where(eq(deskPeople.email, email));
    const [owner] = await tx
      .insert(deskPeople)
      .values({ name, email, ...place })
      .onConflictDoUpdate({ target: deskPeople.email, set: { ...place, updatedAt: new Date() } })
      .returning({ id: deskPeople.id });
    const { id = '' } = owner ?? {};
    if (before) await shutOut(tx, id);
    const note = `email: ${email}\nrole: ${before?.role ?? '–'} → owner`;
    await logAct(tx, by, { action: 'change', subject: 'desk_people', uuid: id, changed: note });
  });
}
