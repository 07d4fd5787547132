import { and, count, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { seenText } from '#contract/schemas/bounds.ts';
import type { AuditAction } from '../base/audit-words.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { auditLog, type RequestRow } from '../db/schema.ts';
import { ofOne } from './inputs.ts';

/** Acts that change a request for everybody who has its page open. Reading it and writing notes do not. */
const CHANGES: readonly AuditAction[] = [
  'correct',
  'mark',
  'unmark',
  'assign',
  'pass_on',
  'revoke',
  'withdraw',
];

/** Names a state of a request, as people at the desk change it and its seller ends it. */
export async function versionOfRequest(
  db: Db,
  { uuid, withdrawnAt, reopenedAt }: Pick<RequestRow, 'uuid' | 'withdrawnAt' | 'reopenedAt'>,
): Promise<string> {
  const [row] = await db
    .select({ changes: count() })
    .from(auditLog)
    .where(and(eq(auditLog.subjectUuid, uuid), inArray(auditLog.action, [...CHANGES])));
  return [row?.changes ?? 0, withdrawnAt?.getTime() ?? 0, reopenedAt?.getTime() ?? 0].join('.');
}

/** A request, and the version of it that the page showed. A program may leave that out: then it means any. */
export const ofSeen = z.extend(ofOne, { seen: z.optional(seenText) });

/** @throws Refusal `changed_meanwhile` if somebody has changed the request since its page was shown */
export async function refuseChanged(db: Db, request: RequestRow, seen: string | undefined): Promise<void> {
  if (seen !== undefined && seen !== (await versionOfRequest(db, request)))
    throw new Refusal('changed_meanwhile');
}
