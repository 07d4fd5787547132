import { desc, getTableColumns } from 'drizzle-orm';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../base/audit-words.ts';
import { auditLog } from '../db/schema.ts';
import { view } from './act.ts';
import { after } from './inputs.ts';
import { piece, placeTime } from './piece.ts';

export const logActs = {
  /** The newest entries of the audit log. */
  readLog: view({
    may: ['owner'],
    asks: after,
    async read({ db }, { after }) {
      const { rows, next } = await piece(
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
      const entries = rows.map(({ at, by, action, subject, subjectUuid: uuid, changed }) => ({
        at: at.toISOString(),
        by,
        action,
        act: AUDIT_ACTIONS[action],
        about: AUDIT_SUBJECTS[subject],
        uuid,
        changed,
      }));
      return { entries, next };
    },
  }),
};
