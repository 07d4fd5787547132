import type { AuditAction, AuditSubject } from '../base/audit-words.ts';
import type { Db } from '../db/open.ts';
import { auditLog } from '../db/schema.ts';
import type { Person } from './person.ts';

interface Entry {
  action: AuditAction;
  /** The table of the row, and its uuid. */
  subject: AuditSubject;
  uuid: string;
  /** A line for each change: its name, or `name: before → after`. Nothing personal of a seller. */
  changed?: string;
}

/** Somebody as the log names them: without an address it was a command at the machine. */
export const byOf = ({ name, email }: Pick<Person, 'name' | 'email'>) =>
  email ? `${name} <${email}>` : name;

/** Notes in the audit log who did something at a desk. */
export async function logAct(
  db: Pick<Db, 'insert'>,
  person: Person,
  ...acts: readonly Entry[]
): Promise<void> {
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
