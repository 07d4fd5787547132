import { and, arrayContains, gt, isNull, or, sql } from 'drizzle-orm';
import { deskPeople } from '../schema.ts';

/** A person who is there: an invitation that nobody took up in its time counts as gone. */
export const isThere = or(isNull(deskPeople.invitedUntil), gt(deskPeople.invitedUntil, sql`now()`));

/** A person who may come in. */
export const hasAccess = and(isNull(deskPeople.endedAt), isThere);

/** A person whose shops have this one among them. */
export const isOfShop = (shop: string) => arrayContains(deskPeople.shopUuids, [shop]);

/** A person who may come in, and has: an invitation alone keeps nothing going. */
export const works = and(isNull(deskPeople.endedAt), isNull(deskPeople.invitedUntil));
