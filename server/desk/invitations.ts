import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { INVITATION_DAYS, type Role } from '#contract/desk/desk.ts';
import { atLeast } from '../base/at-least.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { hasAccess, isOfShop, isThere } from '../db/records/access.ts';
import { deskPeople, deskSilentInvitations, media, shops } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { addressAt } from '../limits/rate-limits.ts';
import { act, type Tools } from './act.ts';
import { email, name, role, shownShop, theirMedia } from './inputs.ts';
import { logAct } from './log.ts';
import { type Person, shopOf } from './person.ts';
import { addShop } from './several-shops.ts';

const TABLE = 'desk_people';

const UNTIL = sql`now() + make_interval(days => ${INVITATION_DAYS})`;

/** The role of somebody, and the shops or media that go with it. */
export interface DeskPlace {
  role: Role;
  /** The shops of somebody with the role `shop`. */
  shops?: readonly string[] | undefined;
  /** The media of somebody with the role `partner`. */
  media?: readonly string[] | undefined;
}

/** Somebody new, and what they work for. */
export interface NewPerson extends DeskPlace {
  name: string;
  email: string;
}

/**
 * The columns of a place, of which only those of its role are filled.
 * @throws Refusal `not_found`: there is no such shop or medium, or no shop at all
 */
export async function placeColumns(db: Db, { role, shops: own = [], media: theirs = [] }: DeskPlace) {
  const shopUuids = role === 'shop' ? [...new Set(own)] : [];
  const known = await db.$count(shops, inArray(shops.uuid, shopUuids));
  if (known < shopUuids.length || (role === 'shop' && known === 0)) throw new Refusal('not_found');
  const uuids = role === 'partner' ? [...new Set(theirs)] : [];
  const count = await db.$count(media, sql`${media.uuid} = any(${sql.param(uuids)}::uuid[])`);
  if (count < uuids.length) throw new Refusal('not_found');
  return { role, shopUuids, mediumUuids: uuids };
}

/**
 * Adds a shop to those of somebody who works for others, and writes to them.
 * @throws Refusal `known_person`: they work elsewhere, or there already
 */
async function addToShop(
  { db, outbox }: Pick<Tools, 'db' | 'outbox'>,
  by: Person,
  address: string,
  shop: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isPerson = and(eq(deskPeople.email, address.toLowerCase()), hasAccess);
    const [person] = await tx.select().from(deskPeople).where(isPerson).for('update');
    if (person?.role !== 'shop' || person.shopUuids.includes(shop)) throw new Refusal('known_person');
    await addShop(tx, by, person, shop);
    const added = tx
      .select({ uuid: sql<string>`${deskPeople.id} as uuid` })
      .from(deskPeople)
      .where(eq(deskPeople.id, person.id));
    await withStored(tx, added, { announced: outbox.announce(['person.shop_added'], { shopUuid: shop }) });
  });
  outbox.posted();
}

/** Lets somebody in, and writes to them. @returns whether nobody had the address */
async function addPerson(db: Db, outbox: Outbox, by: Person, fields: NewPerson): Promise<boolean> {
  const { name } = fields;
  const email = fields.email.toLowerCase();
  const isNew = await db.transaction(async (tx) => {
    const place = await placeColumns(tx, fields);
    await tx.delete(deskPeople).where(and(eq(deskPeople.email, email), isLapsed));
    const insertion = tx
      .insert(deskPeople)
      .values({ name, email, ...place, invitedUntil: UNTIL })
      .onConflictDoNothing()
      .returning({ uuid: sql<string>`${deskPeople.id} as uuid` });
    const [invitation] = await withStored(tx, insertion, { announced: outbox.announce(['person.invited']) });
    if (!invitation) return false;
    const note = `email: ${email}\nrole: ${place.role}`;
    await logAct(tx, by, { action: 'invite', subject: TABLE, uuid: invitation.uuid, changed: note });
    return true;
  });
  outbox.posted();
  return isNew;
}

/**
 * Lets a colleague of a shop in, and writes to them. Somebody who works elsewhere is not written to, and the shop does
 * not notice: neither by the answer nor by its list.
 * @throws Refusal `known_person`: the shop knows them already
 */
async function inviteTo(
  db: Db,
  outbox: Outbox,
  by: Person,
  shop: string,
  { name, email: address }: { name: string; email: string },
): Promise<void> {
  const email = address.toLowerCase();
  const [colleagues, silent] = await Promise.all([
    db.$count(deskPeople, and(eq(deskPeople.email, email), isOfShop(shop), isThere)),
    db.$count(deskSilentInvitations, and(eq(deskSilentInvitations.email, email), isOpenOf(shop))),
  ]);
  if (colleagues + silent > 0) throw new Refusal('known_person');
  if (await addPerson(db, outbox, by, { name, email, role: 'shop', shops: [shop] })) return;
  await db.transaction(async (tx) => {
    const row = { name, email, shopUuid: shop, createdAt: sql`now()`, invitedUntil: UNTIL, refusedAt: null };
    const [invitation] = await tx
      .insert(deskSilentInvitations)
      .values(row)
      .onConflictDoUpdate({
        target: [deskSilentInvitations.shopUuid, deskSilentInvitations.email],
        set: row,
      })
      .returning({ uuid: deskSilentInvitations.uuid });
    const note = `email: ${email}\nworks elsewhere`;
    await logAct(tx, by, { action: 'invite', subject: TABLE, uuid: invitation?.uuid ?? '', changed: note });
  });
}

const isLapsed = and(isNotNull(deskPeople.invitedUntil), lte(deskPeople.invitedUntil, sql`now()`));

const isOpenOf = (shop: string) =>
  and(eq(deskSilentInvitations.shopUuid, shop), gt(deskSilentInvitations.invitedUntil, sql`now()`));

/** The invitations of a shop to people who work elsewhere. */
export const listSilent = (db: Db, shop: string) =>
  db.select().from(deskSilentInvitations).where(isOpenOf(shop));

/** Withdraws an invitation of a shop to somebody who works elsewhere. @returns whether there is one */
export async function withdrawSilent(tx: Db, by: Person, shop: string, uuid: string): Promise<boolean> {
  const [row] = await tx
    .delete(deskSilentInvitations)
    .where(and(eq(deskSilentInvitations.uuid, uuid), isOpenOf(shop)))
    .returning();
  if (!row) return false;
  await logWithdrawn(tx, by, uuid, row.email);
  return true;
}

/** Withdraws the invitation of somebody who has not taken it up: the address is free. @returns whether there is one */
export async function withdrawInvitation(tx: Db, by: Person, id: string): Promise<boolean> {
  const [row] = await tx
    .delete(deskPeople)
    .where(and(eq(deskPeople.id, id), isNotNull(deskPeople.invitedUntil)))
    .returning();
  if (!row) return false;
  await logWithdrawn(tx, by, id, row.email);
  return true;
}

const logWithdrawn = (tx: Db, by: Person, uuid: string, email: string) =>
  logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: `invitation withdrawn: ${email}` });

/** Somebody who was invited has signed in. */
export async function takeUp(db: Db, id: string): Promise<void> {
  await db
    .update(deskPeople)
    .set({ invitedUntil: null })
    .where(and(eq(deskPeople.id, id), isNotNull(deskPeople.invitedUntil)));
}

/** Removes invitations that nobody took up in their time. */
export async function dropLapsed(db: Db, now: Date): Promise<void> {
  await db.delete(deskPeople).where(lte(deskPeople.invitedUntil, now));
  await db.delete(deskSilentInvitations).where(lte(deskSilentInvitations.invitedUntil, now));
}

/**
 * Counts an invitation before it is made, for everybody who may be behind it.
 * @throws Refusal `too_many_requests`
 */
async function countInvitation(
  { limits }: Pick<Tools, 'limits'>,
  { id, from, shop: own }: Person,
  { email, shop = own }: { email: string; shop?: string | undefined },
): Promise<void> {
  await limits?.count('invitation', { ...addressAt(from?.ip ?? ''), email, person: id, shop });
}

export const invitationActs = {
  /** Lets somebody in, and writes to them. Somebody who works for other shops works for this one too. */
  invite: act({
    may: ['owner'],
    asks: z.object({
      ...{ name, email, role, media: theirMedia },
      /** The shop of somebody with the role `shop`. */
      shop: z.optional(z.guid().check(z.toLowerCase())),
    }),
    async run(tools, by, { shop, ...input }) {
      await countInvitation(tools, by, { ...input, shop });
      const isNew = await addPerson(tools.db, tools.outbox, by, { ...input, shops: shop ? [shop] : [] });
      if (isNew) return {};
      if (input.role !== 'shop' || !shop) throw new Refusal('known_person');
      await addToShop(tools, by, input.email, shop);
      return {};
    },
  }),
  /** Lets a colleague of the same shop in. The answer does not tell whether the address is known elsewhere. */
  inviteColleague: act({
    may: ['shop'],
    asks: z.object({ name, email, ...shownShop }),
    async run(tools, by, { shop: shown, ...input }) {
      const shop = shopOf(by, shown);
      await countInvitation(tools, by, { ...input, shop });
      await atLeast(inviteTo(tools.db, tools.outbox, by, shop, input));
      return {};
    },
  }),
};
