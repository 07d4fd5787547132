import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { KEY_LIMITS, KEY_PREFIX } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskKeys, deskPeople } from '../db/schema.ts';
import { logAct } from './log.ts';
import { type Person, personIn } from './person.ts';
import { allow, holdAccess } from './rights.ts';

const TABLE = 'desk_keys';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type Named = Pick<typeof deskKeys.$inferSelect, 'uuid' | 'name' | 'createdAt' | 'usedAt'>;

/** A key or a passkey as pages show it. */
export const namedThing = ({ uuid, name, createdAt, usedAt }: Named) => ({
  uuid,
  name,
  since: createdAt.toISOString(),
  used: usedAt?.toISOString() ?? null,
});

/** The keys of somebody's programs, the oldest first. */
export const keysOf = (db: Db, id: string) =>
  db.select().from(deskKeys).where(eq(deskKeys.personId, id)).orderBy(asc(deskKeys.createdAt));

/** One's own keys. */
export async function listKeys(db: Db, by: Person) {
  allow(by, 'readMedia');
  return (await keysOf(db, by.id)).map(namedThing);
}

/**
 * Makes a key for a program, which reads the counts of one's media by it.
 * @returns the key, of which we keep a hash only
 * @throws Refusal `too_many`
 */
export async function addKey(db: Db, by: Person, name: string): Promise<string> {
  allow(by, 'changeKeys');
  const key = KEY_PREFIX + randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await holdAccess(tx, by);
    if ((await tx.$count(deskKeys, eq(deskKeys.personId, by.id))) >= KEY_LIMITS.count)
      throw new Refusal('too_many');
    const [made] = await tx
      .insert(deskKeys)
      .values({ personId: by.id, name, hash: hashOf(key) })
      .returning({ uuid: deskKeys.uuid });
    await logAct(tx, by, {
      action: 'change',
      subject: TABLE,
      uuid: made?.uuid ?? '',
      changed: `added: ${name}`,
    });
  });
  return key;
}

/** Takes a key of one's own back: the next call with it is refused. @returns whether there was one */
export async function removeKey(db: Db, by: Person, uuid: string): Promise<boolean> {
  allow(by, 'changeKeys');
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(deskKeys)
      .where(and(eq(deskKeys.uuid, uuid), eq(deskKeys.personId, by.id)))
      .returning({ name: deskKeys.name });
    if (!gone) return false;
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: `removed: ${gone.name}` });
    return true;
  });
}

/** The time of a use is written this seldom. */
const NOTED_EACH = sql`interval '1 hour'`;

/** The person whose key this is, with the rights of this moment; undefined for an unknown key. */
export async function personOfKey(db: Db, key: string): Promise<Person | undefined> {
  const [found] = await db
    .select({ person: deskPeople, uuid: deskKeys.uuid })
    .from(deskKeys)
    .innerJoin(deskPeople, eq(deskPeople.id, deskKeys.personId))
    .where(eq(deskKeys.hash, hashOf(key)));
  if (!found) return undefined;
  await db
    .update(deskKeys)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(deskKeys.uuid, found.uuid),
        sql`(${deskKeys.usedAt} is null or ${deskKeys.usedAt} < now() - ${NOTED_EACH})`,
      ),
    );
  return personIn(found.person, '');
}
