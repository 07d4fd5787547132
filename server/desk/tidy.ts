import { lt } from 'drizzle-orm';
import { SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import type { Db } from '../db/open.ts';
import {
  checkupReports,
  deskAddressChanges,
  deskChallenges,
  deskDigests,
  deskImports,
  deskLinks,
  deskSessions,
  deskSignIns,
} from '../db/schema.ts';
import { dropLapsed } from './invitations.ts';
import { dropReaders } from './present.ts';

const DAY_MS = 86_400_000;

/** A mail that cannot be sent is given up after a week. */
const MAIL_MS = 8 * DAY_MS;

/**
 * Removes sessions, links and invitations that have ended, files of shops that nobody has imported, counts and addresses
 * of mails, and who has read which request when it no longer matters.
 */
export async function tidyDesk(db: Db, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - SIGN_IN_MINUTES * 60_000);
  const longAgo = new Date(now.getTime() - MAIL_MS);
  await db.delete(deskSessions).where(lt(deskSessions.expiresAt, now));
  await db.delete(deskLinks).where(lt(deskLinks.expiresAt, now));
  await db.delete(deskImports).where(lt(deskImports.createdAt, oldest));
  await db.delete(deskChallenges).where(lt(deskChallenges.createdAt, oldest));
  await dropLapsed(db, now);
  await db.delete(deskSignIns).where(lt(deskSignIns.createdAt, oldest));
  await db.delete(deskDigests).where(lt(deskDigests.hour, longAgo));
  await db.delete(checkupReports).where(lt(checkupReports.at, longAgo));
  await db.delete(deskAddressChanges).where(lt(deskAddressChanges.askedAt, longAgo));
  await dropReaders(db, now);
}
