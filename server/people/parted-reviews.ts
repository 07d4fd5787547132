import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditLog, requests, reviews } from '../db/schema.ts';
import type { Marks } from '../limits/marks.ts';

/**
 * The requests become too old: reviews that nobody has read go with them, those that are shown stay without the request.
 * Marks stay with them, by which a person who wants to be erased later is found.
 */
export async function partFromRequests(tx: Db, uuids: readonly string[], marks: Marks): Promise<void> {
  const these = inArray(reviews.requestUuid, [...uuids]);
  await tx.delete(reviews).where(and(these, isNull(reviews.shownAt)));
  const rows = await tx
    .select({ uuid: reviews.uuid, email: requests.email, phone: requests.tel1 })
    .from(reviews)
    .innerJoin(requests, eq(requests.uuid, reviews.requestUuid))
    .where(these);
  for (const { uuid, email, phone } of rows)
    await tx
      .update(reviews)
      .set({ emailMark: marks.of('email', email), phoneMark: marks.of('phone', phone) })
      .where(eq(reviews.uuid, uuid));
}

/** The reviews of a person whose requests became too old. Undefined if nothing is known of the person. */
export function partedBy(
  marks: Marks,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): SQL | undefined {
  return or(
    email ? eq(reviews.emailMark, marks.of('email', email)) : undefined,
    phone && /\d/.test(phone.normalize('NFKC')) ? eq(reviews.phoneMark, marks.of('phone', phone)) : undefined,
  );
}

/**
 * Erases reviews, shown or not, with the shops' answers, because their writer asked for it.
 * @returns how many
 */
export async function eraseReviews(tx: Db, which: SQL | undefined, by: string): Promise<number> {
  const rows = await tx
    .delete(reviews)
    .where(which ?? sql`false`)
    .returning({ subjectUuid: reviews.uuid });
  const acts = rows.map((row) => ({ action: 'erase', subject: 'reviews', by, ...row }) as const);
  if (acts.length > 0) await tx.insert(auditLog).values(acts);
  return rows.length;
}
