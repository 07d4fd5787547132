import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { STATE_DAYS } from '#contract/desk/desk.ts';
import { ASSIGNEES, type Assignee } from '#contract/desk/marks.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { works } from '../db/records/access.ts';
import { deskPeople, requestAssignments, requests } from '../db/schema.ts';
import { actOn, OFFICE, view, WORKING } from './act.ts';
import type { Person } from './person.ts';
import { ofSeen, refuseChanged } from './seen.ts';

/** People who may have requests in hand. */
const isColleague = and(works, inArray(deskPeople.role, [...WORKING]));

/** The person who has a request in hand; null if nobody has. */
export async function assignmentOf(db: Db, request: string, by: Person) {
  const [row] = await db
    .select({
      uuid: deskPeople.id,
      name: deskPeople.name,
      at: requestAssignments.at,
      by: requestAssignments.by,
    })
    .from(requestAssignments)
    .innerJoin(deskPeople, eq(deskPeople.id, requestAssignments.assigneeId))
    .where(eq(requestAssignments.requestUuid, request));
  return row ? { ...row, at: row.at.toISOString(), self: row.uuid === by.id } : null;
}

/** The name of the person who has a request of the list in hand: a column of `r`. */
export const ASSIGNEE_OF_REQUEST = sql`(select p.name from request_assignments a
  join desk_people p on p.id = a.assignee_id where a.request_uuid = r.uuid)`;

/**
 * The moments at which something happened to `r`, assigned by `a`, that its person `p` wants to know of: nothing that the
 * person did.
 */
const NEWEST = sql`greatest(r.withdrawn_at, r.ended_at, r.reopened_at, r.better_asked_at,
  case when a.by <> p.name then a.at end,
  (select max(greatest(m.contact_seen_at, m.called_at, m.declined_at, m.passed_at, m.chosen_at, m.refused_at))
    from matches m where m.request_uuid = r.uuid),
  (select max(q.given_at) from quotes q where q.request_uuid = r.uuid),
  (select max(greatest(q.asked_at, q.answered_at)) from questions q where q.request_uuid = r.uuid),
  (select max(n.at) from request_notes n where n.request_uuid = r.uuid and n.by <> p.name),
  (select max(k.at) from request_marks k where k.request_uuid = r.uuid and k.by <> p.name),
  (select max(k.ended_at) from request_marks k where k.request_uuid = r.uuid and k.ended_by <> p.name))`;

const ofPerson = (person: string) =>
  sql`select a.request_uuid from request_assignments a where a.assignee_id = ${person}`;

/** The requests of a person, not older than a list by state goes, to which something has happened since that person looked. */
export const newsSql = (person: string) => sql`select r.uuid from request_assignments a
  join desk_people p on p.id = a.assignee_id
  join requests r on r.uuid = a.request_uuid
  left join request_readers o on o.request_uuid = a.request_uuid and o.reader_id = a.assignee_id
  where a.assignee_id = ${person} and r.created_at > now() - make_interval(days => ${STATE_DAYS})
    and ${NEWEST} > greatest(o.at, case when a.by = p.name then a.at end, '-infinity')`;

const isUuid = (text: string) => z.guid().safeParse(text).success;

const ASSIGNED: Record<Assignee, (by: Person) => SQL> = {
  me: ({ id }) => sql`r.uuid in (${ofPerson(id)})`,
  news: ({ id }) => sql`r.uuid in (${newsSql(id)})`,
  none: () => sql`not exists (select from request_assignments a where a.request_uuid = r.uuid)`,
};

/** The requests that a person has in hand, or nobody. @param assignee of ASSIGNEES, or the uuid of a person */
export function assignedSql(assignee: string, by: Person): SQL | undefined {
  if (isKeyOf(ASSIGNEES, assignee)) return ASSIGNED[assignee](by);
  return isUuid(assignee) ? sql`r.uuid in (${ofPerson(assignee)})` : undefined;
}

/** The colleague whom somebody names. @throws Refusal `not_found` */
async function colleague(tx: Db, id: string) {
  const [person] = await tx
    .select({ name: deskPeople.name })
    .from(deskPeople)
    .where(and(eq(deskPeople.id, id), isColleague));
  if (!person) throw new Refusal('not_found');
  return person;
}

export const assignmentActs = {
  /** The people who may have requests in hand. */
  readColleagues: view({
    may: OFFICE,
    async read({ db, by }) {
      const rows = await db
        .select({ uuid: deskPeople.id, name: deskPeople.name })
        .from(deskPeople)
        .where(isColleague)
        .orderBy(asc(deskPeople.createdAt));
      return { people: rows.map((person) => ({ ...person, self: person.uuid === by.id })) };
    },
  }),
  /** Gives a request into the hands of somebody; null: of nobody. */
  assignRequest: actOn(requests, {
    may: WORKING,
    asks: z.extend(ofSeen, { person: z.nullable(z.guid()) }),
    logs: 'assign',
    async work({ tx, by, row, now }, { uuid, person, seen }) {
      await refuseChanged(tx, row, seen);
      const before = await assignmentOf(tx, uuid, by);
      if ((before?.uuid ?? null) === person) return { answer: {}, isNothing: true };
      const next = person ? await colleague(tx, person) : undefined;
      if (person)
        await tx
          .insert(requestAssignments)
          .values({ requestUuid: uuid, assigneeId: person, at: now, by: by.name })
          .onConflictDoUpdate({
            target: requestAssignments.requestUuid,
            set: { assigneeId: person, at: now, by: by.name },
          });
      else await tx.delete(requestAssignments).where(eq(requestAssignments.requestUuid, uuid));
      return { answer: {}, changed: `${before?.name ?? '–'} → ${next?.name ?? '–'}` };
    },
  }),
};
