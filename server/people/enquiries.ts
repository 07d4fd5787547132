import { asc, desc, eq, sql } from 'drizzle-orm';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { auditLog, contactEnquiries } from '../db/schema.ts';

/** The newest enquiries, without anything personal. */
export const listEnquiries = (db: Db, { limit, offset }: ListPage) =>
  db
    .select({
      at: contactEnquiries.createdAt,
      uuid: contactEnquiries.uuid,
      characters: sql<number>`char_length(${contactEnquiries.mailBody})`,
    })
    .from(contactEnquiries)
    .orderBy(desc(contactEnquiries.createdAt), asc(contactEnquiries.uuid))
    .limit(limit)
    .offset(offset);

/** The whole enquiry. The audit log notes that it was read. */
export const showEnquiry = (db: Db, uuid: string, by: string) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(contactEnquiries).where(eq(contactEnquiries.uuid, uuid));
    if (row)
      await tx
        .insert(auditLog)
        .values({ action: 'show', subject: 'contact_enquiries', subjectUuid: uuid, by });
    return row;
  });
