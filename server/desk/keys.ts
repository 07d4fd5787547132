import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { KEY_LIMITS, KEY_PREFIX } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskKeys, deskPeople } from '../db/schema.ts';
import { act, actOn } from './act.ts';
import { name, ofOne, shownShop } from './inputs.ts';
import { logAct } from './log.ts';
import { type Person, personIn, shopOf } from './person.ts';
import { holdAccess } from './rights.ts';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type Named = Pick<typeof deskKeys.$inferSelect, 'uuid' | 'name' | 'createdAt' | 'usedAt'>;

/** A key or a passkey as pages show it. */
export const namedThing = ({ uuid, name, createdAt, usedAt }: Named) => ({
  uuid,
  name,
  since: createdAt.toISOString(),
  used: usedAt?.toISOString() ?? null,
});

/**
 * The keys of somebody's programs, the oldest first.
 * @param shop only those that read its requests
 */
export const programKeys = (db: Db, id: string, shop?: string) =>
  db
    .select()
    .from(deskKeys)
    .where(and(eq(deskKeys.personId, id), shop ? eq(deskKeys.shopUuid, shop) : undefined))
    .orderBy(asc(deskKeys.createdAt));

export const keyActs = {
  /**
   * Makes a key for a program, which reads the counts of one's media, or the requests of the shop that is open now. We
   * keep its hash.
   */
  addKey: act({
    may: ['partner', 'shop'],
    asks: z.object({ name, ...shownShop }),
    async run({ db }, by, { name, shop: shown }) {
      const shop = by.role === 'shop' ? shopOf(by, shown) : null;
      const key = KEY_PREFIX + randomBytes(32).toString('base64url');
      await db.transaction(async (tx) => {
        const { shopUuids } = await holdAccess(tx, by);
        if (shop && !shopUuids.includes(shop)) throw new Refusal('not_allowed');
        if ((await tx.$count(deskKeys, eq(deskKeys.personId, by.id))) >= KEY_LIMITS.count)
          throw new Refusal('too_many');
        const [row] = await tx
          .insert(deskKeys)
          .values({ personId: by.id, shopUuid: shop, name, hash: hashOf(key) })
          .returning({ uuid: deskKeys.uuid });
        await logAct(tx, by, {
          action: 'change',
          subject: 'desk_keys',
          uuid: row?.uuid ?? '',
          changed: `added: ${name}`,
        });
      });
      return { key };
    },
  }),
  /** Takes a key of one's own back: the next call with it is refused. */
  removeKey: actOn(deskKeys, {
    may: ['partner', 'shop'],
    asks: ofOne,
    logs: 'change',
    async work({ tx, by, row }, { uuid }) {
      if (row.personId !== by.id) throw new Refusal('not_found');
      await tx.delete(deskKeys).where(eq(deskKeys.uuid, uuid));
      return { answer: {}, changed: `removed: ${row.name}` };
    },
  }),
};

/** The time of a use is written this seldom. */
const NOTED_EACH = sql`interval '1 hour'`;

/** The person whose key this is, with the rights of this moment; undefined for an unknown key. */
export async function personOfKey(db: Db, key: string): Promise<Person | undefined> {
  const [row] = await db
    .select({ person: deskPeople, uuid: deskKeys.uuid, shop: deskKeys.shopUuid })
    .from(deskKeys)
    .innerJoin(deskPeople, eq(deskPeople.id, deskKeys.personId))
    .where(eq(deskKeys.hash, hashOf(key)));
  if (!row) return undefined;
  await db
    .update(deskKeys)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(deskKeys.uuid, row.uuid),
        sql`(${deskKeys.usedAt} is null or ${deskKeys.usedAt} < now() - ${NOTED_EACH})`,
      ),
    );
  const { person, shop } = row;
  if (person.role === 'shop' && !(shop && person.shopUuids.includes(shop))) return undefined;
  return personIn({ ...person, shopUuids: shop ? [shop] : [] }, { session: '', open: shop });
}
