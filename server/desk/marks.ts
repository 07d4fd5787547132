import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import { REQUEST_MARKS, type RequestMark } from '#contract/desk/marks.ts';
import { keyOf } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { requestMarks, requests } from '../db/schema.ts';
import { actOn, WORKING } from './act.ts';
import { assignedSql } from './assignments.ts';
import { ofOne } from './inputs.ts';
import type { Person } from './person.ts';

const mark = keyOf(REQUEST_MARKS);
const markNote = z.string().check(z.trim(), z.maxLength(NOTE_CHARACTERS));

const isOn = isNull(requestMarks.endedAt);

/** The marks of a request, those that are on before those that somebody has taken off. */
export async function marksOf(db: Db, request: string) {
  const rows = await db
    .select()
    .from(requestMarks)
    .where(eq(requestMarks.requestUuid, request))
    .orderBy(sql`${requestMarks.endedAt} desc nulls first`, asc(requestMarks.at));
  return rows.map((row) => ({
    mark: row.mark,
    note: row.note,
    at: row.at.toISOString(),
    by: row.by,
    ended_at: row.endedAt?.toISOString() ?? null,
    ended_by: row.endedBy,
  }));
}

/** The requests that have a mark. */
const markedSql = (which: RequestMark) =>
  sql`r.uuid in (select request_uuid from request_marks where mark = ${which} and ended_at is null)`;

/** The marks that are on, of each request of the list: a column of `r`. */
export const MARKS_OF_REQUEST = sql`array(select k.mark from request_marks k
  where k.request_uuid = r.uuid and k.ended_at is null order by k.at)`;

/** The filters of the list that are about the work at the desk. Unknown values are no filter. */
export function handledBy(
  { mark: which = '', assignee = '' }: { mark?: string | undefined; assignee?: string | undefined },
  by: Person,
): SQL[] {
  const assignment = assignedSql(assignee, by);
  return [...(isKeyOf(REQUEST_MARKS, which) ? [markedSql(which)] : []), ...(assignment ? [assignment] : [])];
}

export const markActs = {
  /** Puts a mark on a request, with a note or an empty text. It has each mark once at a time. */
  markRequest: actOn(requests, {
    may: WORKING,
    asks: z.extend(ofOne, { mark, note: markNote }),
    logs: 'mark',
    async work({ tx, by }, { uuid, mark: which, note }) {
      const rows = await tx
        .insert(requestMarks)
        .values({ requestUuid: uuid, mark: which, note, by: by.name })
        .onConflictDoNothing()
        .returning({ uuid: requestMarks.uuid });
      if (rows.length === 0) throw new Refusal('changed_meanwhile');
      return { answer: {}, changed: which };
    },
  }),
  /** Takes a mark off. */
  endMark: actOn(requests, {
    may: WORKING,
    asks: z.extend(ofOne, { mark }),
    logs: 'unmark',
    async work({ tx, by, now }, { uuid, mark: which }) {
      const rows = await tx
        .update(requestMarks)
        .set({ endedAt: now, endedBy: by.name })
        .where(and(eq(requestMarks.requestUuid, uuid), eq(requestMarks.mark, which), isOn))
        .returning({ uuid: requestMarks.uuid });
      if (rows.length === 0) throw new Refusal('changed_meanwhile');
      return { answer: {}, changed: which };
    },
  }),
};
