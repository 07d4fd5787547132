import { and, eq } from 'drizzle-orm';
import type { Role } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { hasAccess } from '../db/records/access.ts';
import { deskPeople } from '../db/schema.ts';
import type { Person } from './person.ts';

/** @throws Refusal `not_allowed` */
export function allow(by: Pick<Person, 'role'>, may: readonly Role[]): void {
  if (!may.includes(by.role)) throw new Refusal('not_allowed');
}

/**
 * Holds somebody's row until the transaction ends, so that counts of their things hold, and nothing is added for a
 * person whose access is taken away at this moment.
 * @returns the row as it is now
 * @throws Refusal `not_signed_in`
 */
export async function holdAccess(tx: Db, by: Person): Promise<typeof deskPeople.$inferSelect> {
  const [person] = await tx
    .select()
    .from(deskPeople)
    .where(and(eq(deskPeople.id, by.id), hasAccess))
    .for('update');
  if (!person) throw new Refusal('not_signed_in');
  return person;
}
