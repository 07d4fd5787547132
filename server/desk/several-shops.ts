import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MOST_SHOPS } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { shopNames } from '../db/records/shop-names.ts';
import { deskKeys, deskPeople, deskSessions, deskSilentInvitations, shops } from '../db/schema.ts';
import { act } from './act.ts';
import { ofOne } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';

/* Somebody who works for several shops: one of them is open in each session, and rights are those at the open one. */

/** Ends the keys of somebody to shops that they work for no more. A session in which one is open opens another. */
export async function shutOutOf(tx: Db, id: string, left: readonly string[]): Promise<void> {
  if (left.length === 0) return;
  await tx.delete(deskKeys).where(and(eq(deskKeys.personId, id), inArray(deskKeys.shopUuid, [...left])));
}

/** A change of the shops of somebody, for the log. */
async function noteShops(
  tx: Db,
  by: Person,
  { id, email }: { id: string; email: string },
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  const [before, after] = [await shopNames(tx, from), await shopNames(tx, to)].map((several) =>
    several.map(({ name }) => name).join('、'),
  );
  await logAct(tx, by, {
    action: 'change',
    subject: 'desk_people',
    uuid: id,
    changed: `email: ${email}\nworks_for: ${before || '–'} → ${after || '–'}`,
  });
}

/** Adds a shop to those of somebody. @throws Refusal `too_many` */
export async function addShop(
  tx: Db,
  by: Person,
  person: Pick<typeof deskPeople.$inferSelect, 'id' | 'email' | 'shopUuids'>,
  shop: string,
): Promise<void> {
  const { id, shopUuids } = person;
  if (shopUuids.length >= MOST_SHOPS) throw new Refusal('too_many');
  const all = [...shopUuids, shop];
  await tx.update(deskPeople).set({ shopUuids: all, updatedAt: new Date() }).where(eq(deskPeople.id, id));
  await noteShops(tx, by, person, shopUuids, all);
}

/** Takes a shop from those of somebody who keeps others. */
export async function takeShopFrom(
  tx: Db,
  by: Person,
  person: Pick<typeof deskPeople.$inferSelect, 'id' | 'email' | 'shopUuids'>,
  shop: string,
): Promise<void> {
  const { id, shopUuids } = person;
  const rest = shopUuids.filter((uuid) => uuid !== shop);
  await tx.update(deskPeople).set({ shopUuids: rest, updatedAt: new Date() }).where(eq(deskPeople.id, id));
  await shutOutOf(tx, id, [shop]);
  await noteShops(tx, by, person, shopUuids, rest);
}

const isOpenTo = (email: string) =>
  and(
    eq(deskSilentInvitations.email, email),
    isNull(deskSilentInvitations.refusedAt),
    gt(deskSilentInvitations.invitedUntil, sql`now()`),
  );

/** The shops that have invited somebody who works for others. */
export async function invitationsTo(db: Db, { email, role }: Pick<Person, 'email' | 'role'>) {
  if (role !== 'shop') return [];
  const rows = await db
    .select({
      uuid: deskSilentInvitations.uuid,
      shop: shops.shopName,
      until: deskSilentInvitations.invitedUntil,
    })
    .from(deskSilentInvitations)
    .innerJoin(shops, eq(shops.uuid, deskSilentInvitations.shopUuid))
    .where(isOpenTo(email))
    .orderBy(asc(deskSilentInvitations.createdAt));
  return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
}

export const severalShopActs = {
  /** Opens another of one's shops, in this session only. */
  openShop: act({
    may: ['shop'],
    asks: z.object({ shop: z.guid().check(z.toLowerCase()) }),
    async run({ db }, by, { shop }) {
      if (!by.shops.includes(shop)) throw new Refusal('not_found');
      await db.update(deskSessions).set({ shopUuid: shop }).where(eq(deskSessions.id, by.session));
      return {};
    },
  }),
  /** Takes up the invitation of another shop, which sees it only now. */
  takeUpInvitation: act({
    may: ['shop'],
    asks: ofOne,
    async run({ db }, by, { uuid }) {
      await db.transaction(async (tx) => {
        const person = await holdAccess(tx, by);
        const [invitation] = await tx
          .delete(deskSilentInvitations)
          .where(and(eq(deskSilentInvitations.uuid, uuid), isOpenTo(person.email)))
          .returning();
        if (!invitation || person.role !== 'shop') throw new Refusal('not_found');
        if (!person.shopUuids.includes(invitation.shopUuid))
          await addShop(tx, by, person, invitation.shopUuid);
      });
      return {};
    },
  }),
  /** Refuses it. The shop sees the invitation until its end, so that it does not learn who works where. */
  refuseInvitation: act({
    may: ['shop'],
    asks: ofOne,
    async run({ db }, by, { uuid }) {
      const rows = await db
        .update(deskSilentInvitations)
        .set({ refusedAt: sql`now()` })
        .where(and(eq(deskSilentInvitations.uuid, uuid), isOpenTo(by.email)))
        .returning({ uuid: deskSilentInvitations.uuid });
      if (rows.length === 0) throw new Refusal('not_found');
      return {};
    },
  }),
};
