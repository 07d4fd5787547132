import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { daysLater } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { OFFICE_ROLES } from '#contract/desk/desk.ts';
import { askedDay, askedText } from '#contract/schemas/asked.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../base/audit-words.ts';
import type { Db } from '../db/open.ts';
import { auditLog, deskPeople, whoOf } from '../db/schema.ts';
import { view } from './act.ts';
import { listed } from './inputs.ts';
import { countRows } from './most-counted.ts';
import { nameThings } from './named-things.ts';
import { piece, placeTime } from './piece.ts';

/** Those who act without being somebody at a desk, as the log names them. */
const OTHERS = { seller: 'seller', system: '' } as const;

/** Unknown values are no filter. `person`: a uuid, or one of OTHERS. The days are in Japan. */
const filter = z.extend(listed, { person: askedText, action: askedText, from: askedDay, until: askedDay });
type Filter = z.output<typeof filter>;

const beginOf = (day: string) => sql`((${day}::date)::timestamp at time zone 'Asia/Tokyo')`;

/** The operator's own people, and the one whose entries are asked for. */
function readNames(db: Db, person: string | undefined) {
  const uuid = z.guid().safeParse(person).data;
  return db
    .select({ uuid: deskPeople.id, name: deskPeople.name, email: deskPeople.email })
    .from(deskPeople)
    .where(or(inArray(deskPeople.role, [...OFFICE_ROLES]), uuid ? eq(deskPeople.id, uuid) : undefined))
    .orderBy(asc(deskPeople.createdAt));
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** The one whose entries are asked for, as the log finds them; undefined: everybody. */
const whoIs = (person: string | undefined, people: Names): string | undefined =>
  person && isKeyOf(OTHERS, person) ? OTHERS[person] : people.find(({ uuid }) => uuid === person)?.email;

const wantedBy = ({ person, action, from, until }: Filter, people: Names): SQL | undefined => {
  const who = whoIs(person, people);
  return and(
    who === undefined ? undefined : sql`${whoOf(auditLog.by)} = ${who}`,
    action && isKeyOf(AUDIT_ACTIONS, action) ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, beginOf(from)) : undefined,
    until ? lt(auditLog.at, beginOf(daysLater(until, 1))) : undefined,
  );
};

export const logActs = {
  /** The newest entries of the audit log, all or those of a filter, with their total. */
  readLog: view({
    may: ['owner'],
    asks: filter,
    async read({ db }, query) {
      const people = await readNames(db, query.person);
      const which = wantedBy(query, people);
      const [{ rows, next }, total] = await Promise.all([
        piece(
          { at: auditLog.at, uuid: auditLog.uuid },
          query.after,
          (where, limit) =>
            db
              .select({ ...getTableColumns(auditLog), place: placeTime(auditLog.at) })
              .from(auditLog)
              .where(and(where, which))
              .orderBy(desc(auditLog.at), desc(auditLog.uuid))
              .limit(limit),
          ({ place, uuid }) => ({ at: place, uuid }),
          query,
        ),
        query.whole ? null : countRows(db, sql`from ${auditLog} where ${which ?? sql`true`}`),
      ]);
      const nameOf = await nameThings(
        db,
        rows.map(({ subject, subjectUuid }) => ({ table: subject, uuid: subjectUuid })),
      );
      const entries = rows.map(({ uuid, at, by, action, subject, subjectUuid, changed }) => ({
        uuid,
        at: at.toISOString(),
        by,
        action,
        act: AUDIT_ACTIONS[action],
        about: AUDIT_SUBJECTS[subject],
        thing: nameOf(subject, subjectUuid),
        /** A line for each change: its name, or `name: before → after`. */
        changes: changed.split('\n').filter(Boolean),
      }));
      return {
        entries,
        next,
        /** Above MOST_COUNTED: there are more. */
        total,
        /** The choices of the filter. */
        people: people.map(({ uuid, name }) => ({ uuid, name })),
        actions: AUDIT_ACTIONS,
      };
    },
  }),
};
