import { sql } from 'drizzle-orm';
import type { AuditSubject } from '../base/audit-words.ts';
import type { Db } from '../db/open.ts';
import { byOf } from './log.ts';
import type { Person } from './person.ts';

/**
 * Notes in the audit log that a list has shown something personal of these rows to somebody: once a day for each, or
 * each look at a list would be a page of the log.
 */
export async function logListed(
  db: Db,
  by: Person,
  subject: AuditSubject,
  rows: readonly { uuid: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const uuids = rows.map(({ uuid }) => uuid);
  await db.execute(
    sql`insert into audit_log (action, subject, subject_uuid, by)
      select 'list', ${subject}, uuid, ${byOf(by)} from unnest(${sql.param(uuids)}::uuid[]) as rows (uuid)
      where not exists (
        select from audit_log l where l.subject_uuid = rows.uuid and l.action = 'list' and l.by = ${byOf(by)}
          and (l.at at time zone 'Asia/Tokyo')::date = (now() at time zone 'Asia/Tokyo')::date)`,
  );
}
