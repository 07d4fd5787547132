import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { auditLog, isErasure } from '../../db/schema.ts';
import { mailFolder } from './transport.ts';

const EVERY_MS = 60_000;
const BATCH = 1_000;

/** Removes kept mail about erased rows, also those that other processes erased while this one did not run. */
export async function forgetErased(db: Db, dataDir: string): Promise<void> {
  const folders = await readdir(mailFolder(dataDir)).catch(() => []);
  for (let at = 0; at < folders.length; at += BATCH) {
    const rows = await db
      .select({ uuid: auditLog.subjectUuid })
      .from(auditLog)
      .where(and(inArray(auditLog.subjectUuid, folders.slice(at, at + BATCH)), isErasure));
    for (const { uuid } of rows) await forget(dataDir, uuid);
  }
}

/**
 * Removes kept mail when an operator's command or another process erases a row.
 * @returns a function that stops it
 */
export function followErasedMail(db: Db, dataDir: string): () => void {
  const follow = async () => {
    const rows = await db
      .select({ uuid: auditLog.subjectUuid })
      .from(auditLog)
      .where(and(sql`${auditLog.at} > now() - interval '10 minutes'`, isErasure));
    for (const { uuid } of rows) await forget(dataDir, uuid);
  };
  // If the database is away, the next time is early enough.
  const timer = setInterval(() => void follow().catch(() => undefined), EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Removes kept mail about one thing. */
export const forget = (dataDir: string, uuid: string): Promise<void> =>
  rm(join(mailFolder(dataDir), uuid), { recursive: true, force: true });
