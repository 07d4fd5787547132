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
  /** The shop of somebody with the role `shop`. */
  shop: string | undefined;
  /** The media of somebody with the role `partner`. */
  media: readonly string[];
  /** The session in which they ask; empty for a program of theirs. */
  session: string;
  /** The place from which they ask; undefined for a command. */
  from?: Visitor | undefined;
}

/** The person of a row, in a session; undefined if the access was taken away, or the invitation is over. */
export function personIn(
  {
    id,
    name,
    email,
    role,
    shopUuid,
    mediumUuids: media,
    endedAt,
    invitedUntil,
  }: typeof deskPeople.$inferSelect,
  session: string,
): Person | undefined {
  if (endedAt || (invitedUntil && invitedUntil <= new Date())) return undefined;
  return { id, name, email, role, shop: shopUuid ?? undefined, media, session };
}

/** Somebody who gives a command at the machine of the server, and may do what an owner may. */
export const atMachine = (name = userInfo().username): Person => ({
  id: NO_ROW,
  name,
  email: '',
  role: 'owner',
  shop: undefined,
  media: [],
  session: '',
});

/** The shop of somebody who works for one. @throws Refusal `not_allowed` */
export function shopOf({ shop }: Person): string {
  if (!shop) throw new Refusal('not_allowed');
  return shop;
}
