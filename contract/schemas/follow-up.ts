import * as z from 'zod/mini';
import { LIMITS } from '../base/limits.ts';
import { CUSTOMER_FIELDS } from '../customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '../customer/keys.ts';
import { CASE_LIMITS, reasonsOf } from '../life/cases.ts';
import {
  CONTACT_HOURS,
  CONTACT_METHODS,
  CONTACT_RELEASES,
  DECLINE_REASONS,
  MOST_CHOSEN,
  NOT_SOLD_REASONS,
  OUTCOMES,
  QUESTION_LIMITS,
  QUOTE_LIMITS,
  QUOTE_METHODS,
  REFUSAL_REASONS,
  REVIEW_LIMITS,
} from '../life/follow-up.ts';
import { keyOf, ruledText, shortList } from './bounds.ts';
import { typedAddress } from './email-address.ts';

/* Inputs of sellers and shops from the pages behind links. */

const moment = z.iso.datetime();
const yen = z.int().check(z.minimum(QUOTE_LIMITS.least), z.maximum(QUOTE_LIMITS.most));

/** The price of an item, by its place from 0. */
const itemPrice = z.object({ item: z.int().check(z.minimum(0)), amount: yen });

/** The offer of a shop. One amount where `low` equals `high`. */
export const quote = z.object({
  low: yen,
  high: yen,
  /** The goods that have a price of their own: the offer is for these only. Left out: it is for all goods together. */
  items: z.optional(shortList(itemPrice, LIMITS.items).check(z.minLength(1))),
  /** The last day on which it holds: 2026-11-30. */
  valid_until: z.iso.date(),
  method: keyOf(QUOTE_METHODS),
  remark: z.string().check(z.maxLength(QUOTE_LIMITS.remark)),
});

/** The words of one side about a sale. */
export const outcome = z.object({
  result: keyOf(OUTCOMES),
  /** In yen, of what was sold; null where nothing is said of it. */
  amount: z.nullable(yen),
  /** Null unless nothing was sold. */
  why: z.nullable(keyOf(NOT_SOLD_REASONS)),
});

const stars = z.int().check(z.minimum(1), z.maximum(REVIEW_LIMITS.stars));
const reviewText = z.string().check(z.trim(), z.minLength(1), z.maxLength(REVIEW_LIMITS.text));

/** A seller's view of a shop. */
export const review = z.object({
  explanation: stars,
  speed: stars,
  /** Whether the shop paid what was agreed. */
  paid: z.boolean(),
  text: reviewText,
});

export const contactPreference = z.object({
  method: keyOf(CONTACT_METHODS),
  /** Empty for any time. */
  hours: shortList(keyOf(CONTACT_HOURS), Object.keys(CONTACT_HOURS).length),
});

export const contactRelease = z.object({ contact_release: keyOf(CONTACT_RELEASES) });

/** The shops that the seller decides for, by uuid, and when the quotes were given that the page showed of them. */
export const choice = z.object({
  shops: shortList(z.uuid(), MOST_CHOSEN).check(z.minLength(1)),
  given_at: z.optional(shortList(moment, MOST_CHOSEN)),
});

export const shopRefusal = z.object({ shop: z.uuid(), reason: keyOf(REFUSAL_REASONS) });

/** New texts of the customer's fields, one at least; the others stay. */
export const correction = z
  .partial(
    z.object(
      Object.fromEntries(
        CUSTOMER_FIELD_KEYS.map((key) => [key, ruledText(CUSTOMER_FIELDS[key].limit)]),
      ) as Record<CustomerFieldKey, z.ZodMiniString>,
    ),
  )
  .check(z.refine((texts) => Object.keys(texts).length > 0));

export const undoneRefusal = z.object({ shop: z.uuid() });

export const toldOutcome = z.extend(outcome, { shop: z.uuid() });

export const writtenReview = z.extend(review, { shop: z.uuid() });

export const reviewAnswer = z.object({ text: reviewText });

const sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(QUESTION_LIMITS.text));

export const askedQuestion = z.object({ text: sentence });

export const givenAnswer = z.object({ question: z.uuid(), text: sentence });

/** An item of the request, by its place from 0. */
export const withdrawnItem = z.object({ item: z.int().check(z.minimum(0)) });

const caseText = z.string().check(z.trim(), z.minLength(1), z.maxLength(CASE_LIMITS.text));

/** The report of a seller about a shop, and of a shop about the seller. */
export const shopReport = z.object({
  shop: z.uuid(),
  reason: z.enum(reasonsOf('seller')),
  text: caseText,
});
export const sellerReport = z.object({ reason: z.enum(reasonsOf('shop')), text: caseText });

/** The words of a side about a case. */
export const caseAnswer = z.object({ case: z.uuid(), text: caseText });

/** The case that a side has reported. */
export const ownCase = z.object({ case: z.uuid() });

export const decline = z.object({ reason: keyOf(DECLINE_REASONS) });

/** The person of the shop who is on it, as its desk has them; null: nobody. */
export const assignment = z.object({ person: z.nullable(z.guid()) });

/** How many acts of the shop the page showed. An act on an older page is refused. */
export const seenActs = z.object({
  seen: z.optional(z.string().check(z.maxLength(4), z.regex(/^\d{1,4}$/))),
});

export const lostLink = z.object({ email: typedAddress });

export type Quote = z.output<typeof quote>;
export type ContactPreference = z.output<typeof contactPreference>;
export type Correction = z.output<typeof correction>;
export type Outcome = z.output<typeof outcome>;
export type Review = z.output<typeof review>;
