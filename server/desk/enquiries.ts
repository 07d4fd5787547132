import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeskEnquiry } from '#contract/schemas/desk/inbox.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { contactEnquiries } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { showEnquiry } from '../people/enquiries.ts';
import { byOf, logAct } from './log.ts';
import type { Person } from './person.ts';
import { piece, placeTime } from './piece.ts';
import { allow } from './rights.ts';

const TABLE = 'contact_enquiries';

const { answeredAt, closedAt } = contactEnquiries;

/** Nobody has answered it, or said that it needs no answer. */
export const isOpen = and(isNull(answeredAt), isNull(closedAt));

const WHERE: Readonly<Record<string, SQL | undefined>> = {
  open: isOpen,
  answered: isNotNull(answeredAt),
  closed: and(isNotNull(closedAt), isNull(answeredAt)),
};

const stateOf = (row: { answeredAt: Date | null; closedAt: Date | null }) =>
  row.answeredAt ? 'answered' : row.closedAt ? 'closed' : 'open';

/** The newest enquiries, without anything personal. */
export async function listEnquiries(
  db: Db,
  by: Person,
  state: string | undefined,
  after: string | undefined,
) {
  allow(by, 'readEnquiries');
  const wanted = state !== undefined && Object.hasOwn(WHERE, state) ? WHERE[state] : undefined;
  const { rows, next } = await piece(
    { at: contactEnquiries.createdAt, uuid: contactEnquiries.uuid },
    after,
    (where, limit) =>
      db
        .select({
          uuid: contactEnquiries.uuid,
          at: contactEnquiries.createdAt,
          answeredAt,
          closedAt,
          characters: sql<number>`char_length(${contactEnquiries.mailBody})`,
          place: placeTime(contactEnquiries.createdAt),
        })
        .from(contactEnquiries)
        .where(and(where, wanted))
        .orderBy(desc(contactEnquiries.createdAt), desc(contactEnquiries.uuid))
        .limit(limit),
    ({ place, uuid }) => ({ at: place, uuid }),
  );
  return {
    enquiries: rows.map((row) => ({
      uuid: row.uuid,
      at: row.at.toISOString(),
      state: stateOf(row),
      characters: row.characters,
    })),
    next,
  };
}

/** An enquiry with its text, which the log notes; undefined if there is none. */
export async function readEnquiry(db: Db, by: Person, uuid: string): Promise<DeskEnquiry | undefined> {
  allow(by, 'showEnquiry');
  const found = await showEnquiry(db, uuid, byOf(by));
  return (
    found && {
      uuid,
      at: found.createdAt.toISOString(),
      state: stateOf(found),
      characters: [...found.mailBody].length,
      name: found.name,
      email: found.email,
      body: found.mailBody,
      answer: found.answer,
      answered_at: found.answeredAt?.toISOString() ?? null,
    }
  );
}

/**
 * Writes back to a visitor, or closes the enquiry without an answer.
 * @param answer null: none is needed
 * @returns whether there is such an enquiry
 * @throws Refusal `changed_meanwhile`: somebody else has answered it
 */
export async function answerEnquiry(
  db: Db,
  outbox: Outbox,
  by: Person,
  uuid: string,
  answer: string | null,
): Promise<boolean> {
  allow(by, 'answerEnquiry');
  const isThere = await db.transaction(async (tx) => {
    const now = sql`clock_timestamp()`;
    const stored = tx
      .update(contactEnquiries)
      .set(answer === null ? { closedAt: now } : { answer, answeredAt: now, closedAt: null })
      .where(and(eq(contactEnquiries.uuid, uuid), answer === null ? isOpen : isNull(answeredAt)))
      .returning({ uuid: contactEnquiries.uuid });
    const announced = outbox.announce(answer === null ? [] : ['enquiry.answered']);
    const { rows } = await tx.execute(
      sql`with stored as ${stored}, announced as ${announced} select uuid from stored`,
    );
    if (rows.length === 0) {
      if ((await tx.$count(contactEnquiries, eq(contactEnquiries.uuid, uuid))) === 0) return false;
      throw new Refusal('changed_meanwhile');
    }
    await logAct(tx, by, { action: answer === null ? 'close' : 'answer', subject: TABLE, uuid });
    return true;
  });
  outbox.posted();
  return isThere;
}
