import { userInfo } from 'node:os';
import type { Role } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import { NO_ROW } from '../base/uuid-of.ts';
import type { deskPeople } from '../db/schema.ts';
import type { Visitor } from '../limits/visitor.ts';

/** Somebody who works at a desk. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The shop that is open to somebody with the role `shop`: in this session, or to this key. */
  shop: string | undefined;
  /** All shops of somebody with the role `shop`; for a program of theirs, the one of its key. */
  shops: readonly string[];
  /** The media of somebody with the role `partner`. */
  media: readonly string[];
  /** The session in which they ask; empty for a program of theirs. */
  session: string;
  /** The place from which they ask; undefined for a command. */
  from?: Visitor | undefined;
}

/**
 * The person of a row, in a session; undefined if the access was taken away, or the invitation is over.
 * @param open the shop that is open in it. The first one is if it is none of theirs
 */
export function personIn(
  row: typeof deskPeople.$inferSelect,
  { session, open }: { session: string; open: string | null },
): Person | undefined {
  const { id, name, email, role, shopUuids: shops, mediumUuids: media, endedAt, invitedUntil } = row;
  if (endedAt || (invitedUntil && invitedUntil <= new Date())) return undefined;
  const shop = open !== null && shops.includes(open) ? open : shops[0];
  return { id, name, email, role, shop, shops, media, session };
}

/** Somebody who gives a command at the machine of the server, and may do what an owner may. */
export const atMachine = (name = userInfo().username): Person => ({
  id: NO_ROW,
  name,
  email: '',
  role: 'owner',
  shop: undefined,
  shops: [],
  media: [],
  session: '',
});

/**
 * The open shop of somebody who works for one.
 * @param shown the shop that the page showed: somebody may have opened another one in a second tab
 * @throws Refusal `not_allowed`, `changed_meanwhile`
 */
export function shopOf({ shop }: Person, shown = shop): string {
  if (!shop) throw new Refusal('not_allowed');
  if (shown !== shop) throw new Refusal('changed_meanwhile');
  return shop;
}
