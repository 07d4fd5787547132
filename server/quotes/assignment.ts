import { and, asc, eq, inArray } from 'drizzle-orm';
import { assignment } from '#contract/schemas/follow-up.ts';
import type { Db } from '../db/open.ts';
import { isOfShop, works } from '../db/records/access.ts';
import { notePlaceAct } from '../db/records/place-acts.ts';
import { deskPeople, matches } from '../db/schema.ts';
import { nameBehind } from './acts.ts';
import { leadAct } from './link-act.ts';
import type { LeadLink } from './open-link.ts';

/** The people at the desk of a shop. */
export const peopleOf = (db: Db, shop: string) =>
  db
    .select({ uuid: deskPeople.id, name: deskPeople.name })
    .from(deskPeople)
    .where(and(isOfShop(shop), works))
    .orderBy(asc(deskPeople.createdAt));

/** The names of the people of a shop who are on some of its requests, by the request's uuid. */
export async function assigneesOf(
  db: Db,
  shop: string,
  requests: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ request: matches.requestUuid, name: deskPeople.name })
    .from(matches)
    .innerJoin(deskPeople, eq(deskPeople.id, matches.assigneeId))
    .where(
      and(eq(matches.shopUuid, shop), inArray(matches.requestUuid, [...requests]), isOfShop(shop), works),
    );
  return new Map(rows.map(({ request, name }) => [request, name]));
}

const isPlace = ({ request, shop }: Pick<LeadLink, 'request' | 'shop'>) =>
  and(eq(matches.requestUuid, request), eq(matches.shopUuid, shop));

async function assigneeAt(db: Db, link: Pick<LeadLink, 'request' | 'shop'>): Promise<string | null> {
  const [row] = await db.select({ id: matches.assigneeId }).from(matches).where(isPlace(link));
  return row?.id ?? null;
}

/**
 * The person of the shop who is on a request, and those who could be. Somebody whose access has ended is on nothing; the
 * link of a mail names the person, and lets nobody choose.
 */
export async function shownAssignment(db: Db, link: LeadLink) {
  const [people, id] = await Promise.all([peopleOf(db, link.shop), assigneeAt(db, link)]);
  return {
    assignee: people.find(({ uuid }) => uuid === id)?.name ?? null,
    people: link.person
      ? people.map((person) => ({
          ...person,
          self: person.uuid === link.person,
          assigned: person.uuid === id,
        }))
      : [],
  };
}

export const assignmentActs = {
  /** Says who of the shop is on the request, or that nobody is. Its people do at its desk. */
  assignLead: leadAct({
    asks: assignment,
    refuses: ['not_found'],
    isSame: async ({ tx, link }, { person }) => (await assigneeAt(tx, link)) === person,
    async work({ tx, link, now, refuse }, { person }) {
      const people = await peopleOf(tx, link.shop);
      const isColleague = (id: string | undefined) => people.some(({ uuid }) => uuid === id);
      if (!isColleague(link.person) || (person !== null && !isColleague(person))) throw refuse('not_found');
      await tx.update(matches).set({ assigneeId: person }).where(isPlace(link));
      await notePlaceAct(tx, link, 'assigned', await nameBehind(tx, link), now);
      return {};
    },
  }),
};
