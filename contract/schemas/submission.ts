import * as z from 'zod/mini';
import { LIMITS } from '../base/limits.ts';
import { lenient, text } from './lenient.ts';

/** A shop that a request was passed on to (document 2, section 3). */
export const companyShop = z.object({
  company_shop_name: text,
  tel: text,
  address: text,
  website_url: text,
  pr_comment: text,
  /** Why it was chosen, in a few words each. An extension of ours; other servers send none. */
  reasons: lenient(z.array(z.string())),
});

/** An entry names at least the request or the shops; any other object is no answer to a submission. */
export const submissionEntry = z
  .object({
    uuid: z.optional(z.nullable(z.string())),
    company_shops: z.optional(z.nullable(z.array(companyShop))),
    /** The page on which the seller follows the request. An extension of ours; other servers send none. */
    request_url: z.optional(z.nullable(z.string())),
    /** Which shops may see the contact, also an extension of ours. A word that the form does not know counts as none. */
    contact_release: z.optional(z.catch(z.nullable(z.enum(['all', 'chosen'])), null)),
  })
  .check(z.refine((entry) => Boolean(entry.uuid) || Array.isArray(entry.company_shops)));

/** The answer of `POST /v1/mucv`: one entry or a list of them, empty where no shop was found (document 2, section 7). */
export const submissionAnswer = z.union([z.array(submissionEntry), submissionEntry]);

/** The parts of a submission's answer that the thank-you step needs. */
export interface SubmissionResult {
  /** Identifies the seller's request in the surveys; empty when the server sent none. */
  uuid: string;
  shops: CompanyShop[];
  /** The page on which the seller follows the request, if the server sends it. */
  requestUrl?: string;
  /** Which shops may see the contact, if the server sends it. */
  release?: 'all' | 'chosen';
}

export type CompanyShop = z.infer<typeof companyShop>;

/** Both shapes of the answer as one. */
export function toSubmissionResult(answer: z.infer<typeof submissionAnswer>): SubmissionResult {
  const entries = Array.isArray(answer) ? answer : [answer];
  const requestUrl = entries.find((entry) => entry.request_url)?.request_url;
  const release = entries.find((entry) => entry.contact_release)?.contact_release;
  return {
    uuid: entries.find((entry) => entry.uuid)?.uuid ?? '',
    shops: entries.flatMap((entry) => entry.company_shops ?? []),
    ...(requestUrl && { requestUrl }),
    ...(release && { release }),
  };
}

const line = z.string().check(z.maxLength(LIMITS.lineCharacters));

/** `PATCH /v1/ucv/sa`: `survay_answer` (so spelled) is a JSON-encoded array of chosen labels. */
export const interestSurvey = z.object({ uuid: line, survay_answer: line });

/** `PATCH /v1/ucv/sf`: free text. */
export const feedbackSurvey = z.object({
  uuid: line,
  // Two units of a string where a character is outside the common ones.
  survey_feedback: z.string().check(z.maxLength(2 * LIMITS.feedbackCharacters)),
});

export const disclosureAnswer = z.object({
  /** Which shops may see the contact. */
  contact_release: z.enum(['all', 'chosen']),
  /** How many shops a request is told to at most, also those that it is passed on to. */
  most_shops: z.int().check(z.gte(1)),
  /** The shops that can get a request for some goods from some place now. */
  able: z.optional(
    z.object({
      shops: z.int().check(z.gte(0)),
      /** The categories that none of them buys. */
      unbought: z.array(z.string()),
      /** For how many days shops are looked for, where there are few. */
      seek_days: z.int().check(z.gte(1)),
    }),
  ),
});

export type DisclosureAnswer = z.infer<typeof disclosureAnswer>;

export const ipAnswer = z.object({ ip: z.string() });
