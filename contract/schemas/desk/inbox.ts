import * as z from 'zod/mini';
import { moment, next } from './parts.ts';

/** Texts of strangers on which people at the desk decide: registrations, enquiries, reviews. */

export const registrationsAnswer = z.object({
  registrations: z.array(z.object({ uuid: z.string(), at: moment, state: z.string(), company: z.string() })),
  next,
});

/** A mail as it goes out. */
const letter = z.object({ subject: z.string(), text: z.string() });

export const registrationAnswer = z.object({
  uuid: z.string(),
  at: moment,
  state: z.string(),
  /** The typed texts, by the columns of a file of shops. */
  cells: z.record(z.string(), z.string()),
  /** The mails that would go out. */
  mails: z.object({ approved: letter, refused: letter }),
});
export type DeskRegistration = z.output<typeof registrationAnswer>;

const enquiry = z.object({
  uuid: z.string(),
  at: moment,
  state: z.string(),
  characters: z.number(),
});

export const enquiriesAnswer = z.object({ enquiries: z.array(enquiry), next });

export const enquiryAnswer = z.extend(enquiry, {
  name: z.string(),
  email: z.string(),
  body: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(moment),
});
export type DeskEnquiry = z.output<typeof enquiryAnswer>;

const review = z.object({
  uuid: z.string(),
  at: moment,
  shop: z.string(),
  explanation: z.number(),
  speed: z.number(),
  paid: z.boolean(),
  text: z.string(),
  answer: z.nullable(z.string()),
  state: z.string(),
  answer_state: z.string(),
});
export type DeskReview = z.output<typeof review>;

export const reviewsAnswer = z.object({ reviews: z.array(review), next });
