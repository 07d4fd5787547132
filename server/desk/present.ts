import { and, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import { PRESENT_MINUTES } from '#contract/desk/desk.ts';
import { AUDIT_ACTIONS } from '../base/audit-words.ts';
import type { Db } from '../db/open.ts';
import { auditLog, deskPeople, requestReaders } from '../db/schema.ts';
import { byOf } from './log.ts';
import type { Person } from './person.ts';

/** Others who work on a request, or have done so some minutes ago. */
interface Present {
  name: string;
  /** When they opened its page, or did something. */
  at: string;
  /** The act, in the words of the log; empty: they have opened the page. */
  did: string;
}

const DAY_MS = 86_400_000;

/** The address behind a name in the log. */
const ADDRESS = / <[^>]*>$/;

/** Entries of the log that are none of somebody at the desk. */
const OTHERS = ['', 'seller'];

/** Notes that somebody has the page of a request open, and says who else has, or has done something to it. */
export async function meetAt(db: Db, request: string, by: Person, now: Date): Promise<Present[]> {
  await db
    .insert(requestReaders)
    .values({ requestUuid: request, readerId: by.id, at: now })
    .onConflictDoUpdate({ target: [requestReaders.requestUuid, requestReaders.readerId], set: { at: now } });
  const since = new Date(now.getTime() - PRESENT_MINUTES * 60_000);
  const [readers, acts] = await Promise.all([
    db
      .select({ name: deskPeople.name, email: deskPeople.email, at: requestReaders.at })
      .from(requestReaders)
      .innerJoin(deskPeople, eq(deskPeople.id, requestReaders.readerId))
      .where(
        and(
          eq(requestReaders.requestUuid, request),
          gt(requestReaders.at, since),
          ne(requestReaders.readerId, by.id),
        ),
      )
      .orderBy(desc(requestReaders.at)),
    db
      .select({ by: auditLog.by, at: auditLog.at, action: auditLog.action })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectUuid, request),
          gt(auditLog.at, since),
          notInArray(auditLog.by, [...OTHERS, byOf(by)]),
        ),
      )
      .orderBy(desc(auditLog.at)),
  ]);
  const present = new Map<string, Present>();
  for (const { by: who, at, action } of acts)
    if (!present.has(who))
      present.set(who, { name: who.replace(ADDRESS, ''), at: at.toISOString(), did: AUDIT_ACTIONS[action] });
  for (const { at, ...person } of readers)
    if (!present.has(byOf(person)))
      present.set(byOf(person), { name: person.name, at: at.toISOString(), did: '' });
  return [...present.values()];
}

/** Forgets who has read a request, a day later, unless they have it in hand: then it says what is new to them. */
export const dropReaders = (db: Db, now: Date) =>
  db.delete(requestReaders).where(
    and(
      lt(requestReaders.at, new Date(now.getTime() - DAY_MS)),
      sql`not exists (select from request_assignments a
          where a.request_uuid = ${requestReaders.requestUuid} and a.assignee_id = ${requestReaders.readerId})`,
    ),
  );
