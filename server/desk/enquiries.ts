import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { ANSWER_CHARACTERS } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import { contactEnquiries } from '../db/schema.ts';
import { showEnquiry } from '../people/enquiries.ts';
import { actOn, OFFICE, view, WORKING } from './act.ts';
import { ofOne, ofState } from './inputs.ts';
import { byOf } from './log.ts';
import { logListed } from './log-listed.ts';
import { piece, placeTime } from './piece.ts';

const { answeredAt, closedAt } = contactEnquiries;

/** Nobody has answered it, or said that it needs no answer. */
export const isOpen = and(isNull(answeredAt), isNull(closedAt));

const WHERE = {
  open: isOpen,
  answered: isNotNull(answeredAt),
  closed: and(isNotNull(closedAt), isNull(answeredAt)),
} as const satisfies Record<string, SQL | undefined>;

const stateOf = (row: { answeredAt: Date | null; closedAt: Date | null }) =>
  row.answeredAt ? 'answered' : row.closedAt ? 'closed' : 'open';

/** The first line is looked for in the beginning of the text. */
const BEGIN_CHARACTERS = 300;
const firstLineOf = (text: string): string => text.trim().split('\n', 1)[0]?.trim() ?? '';

const answerText = z.string().check(z.trim(), z.minLength(1), z.maxLength(ANSWER_CHARACTERS));

export const enquiryActs = {
  /**
   * The newest enquiries. Those who answer them see who wrote, and the first line, and the log notes it; others, and
   * files, have nothing personal.
   */
  readEnquiries: view({
    may: OFFICE,
    asks: ofState,
    isCounted: true,
    async read({ db, by }, { state = '', after, whole }) {
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
              name: contactEnquiries.name,
              begin: sql<string>`left(${contactEnquiries.mailBody}, ${BEGIN_CHARACTERS})`,
              place: placeTime(contactEnquiries.createdAt),
            })
            .from(contactEnquiries)
            .where(and(where, isKeyOf(WHERE, state) ? WHERE[state] : undefined))
            .orderBy(desc(contactEnquiries.createdAt), desc(contactEnquiries.uuid))
            .limit(limit),
        ({ place, uuid }) => ({ at: place, uuid }),
        { whole },
      );
      const isOpened = !whole && WORKING.some((role) => role === by.role);
      if (isOpened) await logListed(db, by, 'contact_enquiries', rows);
      const enquiries = rows.map((row) => ({
        uuid: row.uuid,
        at: row.at.toISOString(),
        state: stateOf(row),
        /** The writer, and the first line; null for those who may not read enquiries. */
        name: isOpened ? row.name : null,
        line: isOpened ? firstLineOf(row.begin) : null,
      }));
      return { enquiries, next };
    },
  }),
  /** An enquiry with its text. The log notes that it was read. */
  showEnquiry: view({
    may: WORKING,
    asks: ofOne,
    async read({ db, by }, { uuid }) {
      const enquiry = await showEnquiry(db, uuid, byOf(by));
      return (
        enquiry && {
          uuid,
          at: enquiry.createdAt.toISOString(),
          state: stateOf(enquiry),
          name: enquiry.name,
          email: enquiry.email,
          body: enquiry.mailBody,
          answer: enquiry.answer,
          answered_at: enquiry.answeredAt?.toISOString() ?? null,
        }
      );
    },
  }),
  /** Writes back to a visitor, or closes the enquiry without an answer. */
  answerEnquiry: actOn(contactEnquiries, {
    may: WORKING,
    asks: z.extend(ofOne, { text: z.nullable(answerText) }),
    logs: ({ text }) => (text === null ? 'close' : 'answer'),
    async work({ tx, row }, { uuid, text }) {
      if (row.answeredAt || (text === null && row.closedAt)) throw new Refusal('changed_meanwhile');
      const now = sql`clock_timestamp()`;
      await tx
        .update(contactEnquiries)
        .set(text === null ? { closedAt: now } : { answer: text, answeredAt: now, closedAt: null })
        .where(eq(contactEnquiries.uuid, uuid));
      return { answer: {}, events: text === null ? [] : ['enquiry.answered'] };
    },
  }),
};
