import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { HOAX_MARKS } from '#contract/life/cases.ts';
import type { Db } from '../db/open.ts';
import { requests, senderMarks } from '../db/schema.ts';
import { type Marks, readMarks } from './marks.ts';

/** The contact by which a sender is known. */
interface Contact {
  email?: string | undefined;
  phone?: string | undefined;
}

/** The marks of a sender; undefined if nothing is known of whom. */
const marksOf = (marks: Marks, { email, phone }: Contact): SQL | undefined =>
  or(
    email ? eq(senderMarks.emailMark, marks.of('email', email)) : undefined,
    phone && /\d/.test(phone.normalize('NFKC'))
      ? eq(senderMarks.phoneMark, marks.of('phone', phone))
      : undefined,
  );

/** Marks the sender of a request, because it was a hoax. */
export async function markSender(tx: Db, request: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ email: requests.email, phone: requests.tel1 })
    .from(requests)
    .where(eq(requests.uuid, request));
  if (!row) return;
  const marks = await readMarks(tx);
  await tx.insert(senderMarks).values({
    at: now,
    emailMark: marks.of('email', row.email),
    phoneMark: marks.of('phone', row.phone),
  });
}

const DAY_MS = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - HOAX_MARKS.days * DAY_MS);

const countWith = async (db: Db, marks: Marks, contact: Contact, now: Date): Promise<number> => {
  const which = marksOf(marks, contact);
  return which ? db.$count(senderMarks, and(which, gt(senderMarks.at, oldest(now)))) : 0;
};

/** How many marks of hoaxes the sender with this contact has. */
export const countMarks = async (db: Db, contact: Contact, now: Date): Promise<number> =>
  countWith(db, await readMarks(db), contact, now);

/** Whether a sender sends only one request a day. */
export const isLimited = async (db: Db, marks: Marks, contact: Contact): Promise<boolean> =>
  (await countWith(db, marks, contact, new Date())) >= HOAX_MARKS.limitedFrom;

/** Removes the marks of a person who wants to be erased. */
export const eraseMarks = async (db: Db, marks: Marks, contact: Contact): Promise<void> => {
  await db.delete(senderMarks).where(marksOf(marks, contact) ?? sql`false`);
};

/** Removes marks that count no more. */
export const forgetMarks = async (db: Db, now = new Date()): Promise<void> => {
  await db.delete(senderMarks).where(lt(senderMarks.at, oldest(now)));
};
