import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ADDRESS_HOURS } from '#contract/desk/desk.ts';
import { tokenText } from '#contract/schemas/bounds.ts';
import { atLeast } from '../base/at-least.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { works } from '../db/records/access.ts';
import {
  deskAddressChanges,
  deskKeys,
  deskLinks,
  deskPasskeys,
  deskPeople,
  deskSessions,
  deskSignIns,
} from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { addressAt } from '../limits/rate-limits.ts';
import { act, EVERYBODY, type Tools } from './act.ts';
import { email, ofOne } from './inputs.ts';
import { logAct } from './log.ts';
import { oneAtATime } from './people.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';

/* The mail address of somebody at a desk, by which they sign in. */

type PersonRow = typeof deskPeople.$inferSelect;

/** An address is taken if somebody else has it. An invitation that was not taken up in its time makes room for it. */
async function isTaken(tx: Db, address: string, id: string): Promise<boolean> {
  const isOthers = and(eq(deskPeople.email, address), ne(deskPeople.id, id));
  await tx.delete(deskPeople).where(and(isOthers, lte(deskPeople.invitedUntil, sql`now()`)));
  return (await tx.$count(deskPeople, isOthers)) > 0;
}

/**
 * Changes the address of somebody. Sessions, known browsers and links that were on their way end: they were given to
 * the reader of the mailbox before. Keys and passkeys do not come by mail and stay, as does the access.
 * @param uuid of the change that was asked for; a new one if it is left out
 * @throws Refusal `known_person`: somebody else has the address
 */
async function changeTo(
  tx: Db,
  outbox: Outbox,
  by: Person,
  { person, address, uuid = crypto.randomUUID() }: { person: PersonRow; address: string; uuid?: string },
): Promise<void> {
  const { id, email: former } = person;
  if (await isTaken(tx, address, id)) throw new Refusal('known_person');
  const now = new Date();
  await tx
    .update(deskPeople)
    .set({ email: address, updatedAt: now, browserKey: sql`gen_random_uuid()` })
    .where(eq(deskPeople.id, id));
  await tx.delete(deskSessions).where(eq(deskSessions.userId, id));
  await tx.delete(deskLinks).where(sql`${deskLinks.value}::jsonb ->> 'email' = ${former}`);
  await tx.delete(deskSignIns).where(eq(deskSignIns.personId, id));
  await tx
    .delete(deskAddressChanges)
    .where(and(eq(deskAddressChanges.personId, id), isNull(deskAddressChanges.changedAt)));
  const change = tx
    .insert(deskAddressChanges)
    .values({ uuid, personId: id, email: address, former, changedAt: now })
    .returning({ uuid: deskAddressChanges.uuid });
  await withStored(tx, change, { announced: outbox.announce(['person.address_changed']) });
  const note = `email: ${former} → ${address}`;
  await logAct(tx, by, { action: 'change', subject: 'desk_people', uuid: id, changed: note });
}

/** The wish of somebody for another address of theirs, which gets a link. Nobody learns who has it already. */
async function askFor({ db, outbox }: Pick<Tools, 'db' | 'outbox'>, by: Person, address: string) {
  await db.transaction(async (tx) => {
    const { id, email: former } = await holdAccess(tx, by);
    await tx
      .delete(deskAddressChanges)
      .where(and(eq(deskAddressChanges.personId, id), isNull(deskAddressChanges.changedAt)));
    if (await isTaken(tx, address, id)) return;
    const wish = tx
      .insert(deskAddressChanges)
      .values({ personId: id, email: address, former })
      .returning({ uuid: deskAddressChanges.uuid });
    await withStored(tx, wish, { announced: outbox.announce(['person.address_asked']) });
  });
  outbox.posted();
}

const isOpen = and(
  isNull(deskAddressChanges.changedAt),
  gt(deskAddressChanges.askedAt, sql`now() - make_interval(hours => ${ADDRESS_HOURS})`),
);

/** The things of somebody that a change of the address leaves as they are. */
export const stayingThings = async (db: Db, id: string) => ({
  passkeys: await db.$count(deskPasskeys, eq(deskPasskeys.personId, id)),
  keys: await db.$count(deskKeys, eq(deskKeys.personId, id)),
});

export const addressActs = {
  /** Changes the address of somebody else, who has lost the mailbox. The old address is told. */
  changeAddress: act({
    may: ['owner'],
    asks: z.extend(ofOne, { email }),
    async run({ db, outbox }: Pick<Tools, 'db' | 'outbox'>, by: Person, { uuid, email: address }) {
      if (uuid === by.id) throw new Refusal('not_found');
      await db.transaction(async (tx) => {
        await oneAtATime(tx);
        const [person] = await tx
          .select()
          .from(deskPeople)
          .where(and(eq(deskPeople.id, uuid), works))
          .for('update');
        if (!person) throw new Refusal('not_found');
        await changeTo(tx, outbox, by, { person, address: address.toLowerCase() });
      });
      outbox.posted();
      return {};
    },
  }),
  /** Asks for another address of one's own: a link goes there. The answer does not tell whether somebody has it. */
  askAddress: act({
    may: EVERYBODY,
    asks: z.object({ email }),
    async run(tools, by, input) {
      const address = input.email.toLowerCase();
      if (address === by.email) throw new Refusal('known_person');
      const contact = { ...addressAt(by.from?.ip ?? ''), email: address, person: by.id };
      await tools.limits?.count('addressChange', contact);
      await atLeast(askFor(tools, by, address));
      return {};
    },
  }),
  /**
   * Changes one's own address by the link that went there. Only the person who has asked does it: a link in the mailbox
   * of a stranger opens nothing.
   */
  confirmAddress: act({
    may: EVERYBODY,
    asks: z.object({ token: tokenText }),
    async run({ db, outbox, links }, by, { token }) {
      const uuid = links.signIns.openAddress(token);
      if (!uuid) throw new Refusal('unknown_link');
      await db.transaction(async (tx) => {
        await oneAtATime(tx);
        const person = await holdAccess(tx, by);
        const isOwn = and(eq(deskAddressChanges.uuid, uuid), eq(deskAddressChanges.personId, by.id));
        const [wish] = await tx.select().from(deskAddressChanges).where(and(isOwn, isOpen));
        if (!wish || (await isTaken(tx, wish.email, by.id))) throw new Refusal('unknown_link');
        await changeTo(tx, outbox, by, { person, address: wish.email, uuid });
      });
      outbox.posted();
      return {};
    },
  }),
};
