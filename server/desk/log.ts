import { desc, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditLog } from '../db/schema.ts';
import type { Person } from './person.ts';
import { piece, placeTime } from './piece.ts';
import { allow } from './rights.ts';

interface Act {
  action: (typeof auditLog.$inferSelect)['action'];
  /** The table of the row, and its uuid. */
  subject: string;
  uuid: string;
  /** The difference, in a line, without anything personal of a seller. */
  changed?: string;
}

/** Somebody as the log names them: without an address it was a command at the machine. */
export const byOf = ({ name, email }: Person) => (email ? `${name} <${email}>` : name);

/** Notes in the audit log who did something at a desk. */
export async function logAct(db: Pick<Db, 'insert'>, person: Person, ...acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  await db.insert(auditLog).values(
    acts.map(({ action, subject, uuid, changed = '' }) => ({
      action,
      subject,
      subjectUuid: uuid,
      by: byOf(person),
      changed,
    })),
  );
}

/** The newest entries of the audit log. */
export function listLog(db: Db, by: Person, after: string | undefined) {
  allow(by, 'readLog');
  return piece(
    { at: auditLog.at, uuid: auditLog.subjectUuid },
    after,
    (where, limit) =>
      db
        .select({ ...getTableColumns(auditLog), place: placeTime(auditLog.at) })
        .from(auditLog)
        .where(where)
        .orderBy(desc(auditLog.at), desc(auditLog.subjectUuid))
        .limit(limit),
    ({ place, subjectUuid }) => ({ at: place, uuid: subjectUuid }),
  );
}
