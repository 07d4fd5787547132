import { and, eq } from 'drizzle-orm';
import type { Role } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import { shopNames } from '../db/records/shop-names.ts';
import { deskSessions } from '../db/schema.ts';
import { act, EVERYBODY, view } from './act.ts';
import { ofOne } from './inputs.ts';
import { namedThing } from './keys.ts';
import { passkeysOf } from './passkeys.ts';
import { sessionsOf, shownSession } from './people.ts';
import { invitationsTo } from './several-shops.ts';

/** @param mayOf the names of the acts that a role may do */
export const selfActs = (mayOf: (role: Role) => string[]) => ({
  /** The person who asks, with their rights, sessions and passkeys. */
  readSelf: view({
    may: EVERYBODY,
    async read({ db, by }) {
      const { id, name, email, role, session, shop, shops } = by;
      const [sessions, passkeys, names, invitations] = await Promise.all([
        sessionsOf(db, id),
        passkeysOf(db, id),
        shopNames(db, shops),
        invitationsTo(db, by),
      ]);
      return {
        person: { name, email, role },
        may: mayOf(role),
        sessions: sessions.map((one) => ({ ...shownSession(one), current: one.id === session })),
        passkeys: passkeys.map(namedThing),
        /** The shops that they work for, and the one that is open in this session. */
        shops: names.map((one) => ({ ...one, open: one.uuid === shop })),
        /** The invitations of other shops. */
        invitations,
      };
    },
  }),
  /** Ends a session of one's own. */
  endSession: act({
    may: EVERYBODY,
    asks: ofOne,
    async run({ db }, by, { uuid }) {
      const rows = await db
        .delete(deskSessions)
        .where(and(eq(deskSessions.id, uuid), eq(deskSessions.userId, by.id)))
        .returning({ id: deskSessions.id });
      if (rows.length === 0) throw new Refusal('not_found');
      return {};
    },
  }),
});
