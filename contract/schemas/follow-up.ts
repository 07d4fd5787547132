import * as z from 'zod/mini';
import {
  CUSTOMER_FIELD_KEYS,
  CUSTOMER_FIELDS,
  type CustomerFieldKey,
  type CustomerReader,
  type FieldFor,
  fieldsFor,
} from '../customer.ts';
import {
  BETTERING,
  CONTACT_HOURS,
  CONTACT_METHODS,
  CONTACT_RELEASES,
  DECLINE_REASONS,
  DISCLOSED,
  LEAD_STATES,
  MOST_CHOSEN,
  NOT_SOLD_REASONS,
  OUTCOMES,
  QUESTION_LIMITS,
  QUOTE_LIMITS,
  QUOTE_METHODS,
  REFUSAL_REASONS,
  REVIEW_LIMITS,
} from '../follow-up.ts';
import { keysOf } from '../keys.ts';
import { ruledText, shortList } from './bounds.ts';
import { typedAddress } from './email-address.ts';

/* The data of the pages behind links: the seller's own request, and a shop's lead. */

const keyOf = <Key extends string>(rows: Readonly<Record<Key, string>>) => z.enum(keysOf(rows));

/** The texts of the customer's fields that a reader sees, by their keys in contract/customer.ts. */
const textsFor = <Reader extends CustomerReader>(reader: Reader) =>
  z.object(
    Object.fromEntries(fieldsFor(reader).map((key) => [key, z.string()])) as Record<
      FieldFor<Reader>,
      z.ZodMiniString
    >,
  );

const moment = z.iso.datetime();
const yen = z.int().check(z.minimum(QUOTE_LIMITS.least), z.maximum(QUOTE_LIMITS.most));

/** A photo, at an address that works for some minutes. */
const followUpPhoto = z.object({
  url: z.string(),
  /** Such as `image/jpeg`. Not every browser shows HEIC. */
  type: z.string(),
});

/** Goods as both pages and the mails show them. */
export const followUpItem = z.object({
  /** The category's label. */
  title: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  photos: z.array(followUpPhoto),
  /** Whether the seller has withdrawn it; then it has neither facts nor photos. */
  withdrawn: z.boolean(),
});

/** A question of a shop, and the seller's answer. */
const question = z.object({
  uuid: z.string(),
  asked_at: moment,
  text: z.string(),
  /** Null until the seller has answered. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(moment),
  /** Whether a part of the viewer's own text is not shown to the other side. */
  held_back: z.boolean(),
});

/** The offer of a shop. One amount where `low` equals `high`. */
export const quote = z.object({
  low: yen,
  high: yen,
  /** The last day on which it holds: 2026-11-30. */
  valid_until: z.iso.date(),
  method: keyOf(QUOTE_METHODS),
  remark: z.string().check(z.maxLength(QUOTE_LIMITS.remark)),
});

const givenQuote = z.extend(quote, { given_at: moment });

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

/** How far a release has come. Null on pages of a shop that has not got the contact. */
const release = z.nullable(
  z.object({
    /** The viewer's own words. */
    outcome: z.nullable(outcome),
    /** Whether both sides say that something was sold. */
    deal: z.boolean(),
  }),
);

export const contactPreference = z.object({
  method: keyOf(CONTACT_METHODS),
  /** Empty for any time. */
  hours: shortList(keyOf(CONTACT_HOURS), Object.keys(CONTACT_HOURS).length),
});

const ownShop = z.object({
  /** The shop's page on the site. */
  uuid: z.string(),
  name: z.string(),
  tel: z.string(),
  state: keyOf(LEAD_STATES),
  /** When that happened. */
  since: moment,
  /** The newest that the shop gave. */
  quote: z.nullable(givenQuote),
  /** Whether a refusal of this shop can still be taken back. */
  undoable: z.boolean(),
  /** The parts of the request that the shop has learned, in order of time. */
  learned: z.array(z.object({ what: keyOf(DISCLOSED), at: moment })),
  questions: z.array(question),
  release,
  /** The review that the seller has written of the shop. */
  review: z.nullable(z.extend(review, { shown: z.boolean() })),
  /** The number of its licence as a dealer in used goods; empty if unknown. */
  licence: z.string(),
  /** From the seller's town to the shop, as the crow flies; null where one of the two is unknown. */
  distance_km: z.nullable(z.number()),
  /** Its quotes of the last 90 days, and after how many hours it gave them, the median. */
  recent_quotes: z.int(),
  answer_hours: z.nullable(z.number()),
});

/** A request as its seller sees it. */
export const ownRequest = z.object({
  number: z.string(),
  created_at: moment,
  withdrawn_at: z.nullable(moment),
  /** When the search for shops ended without one. */
  ended_at: z.nullable(moment),
  items: z.array(followUpItem),
  details: textsFor('sellerPage'),
  shops: z.array(ownShop),
  preference: contactPreference,
  contact_release: keyOf(CONTACT_RELEASES),
  /** When the seller has decided for a shop. */
  decided_at: z.nullable(moment),
  /** When the seller asked the shops to better their quotes. */
  better_asked_at: z.nullable(moment),
});

/** A request as one of its shops sees it. */
export const lead = z.object({
  number: z.string(),
  created_at: moment,
  shop_name: z.string(),
  state: keyOf(LEAD_STATES),
  withdrawn_at: z.nullable(moment),
  /** Empty where the postal code is unknown. */
  prefecture: z.string(),
  items: z.array(followUpItem),
  details: textsFor('shopBefore'),
  preference: contactPreference,
  /** Whether the shop has to be chosen before it may ask for the contact. */
  withheld: z.boolean(),
  /** Whether the shop has lost its place before it saw the contact. */
  passed: z.boolean(),
  /** Whether the seller has decided for others, or has refused this shop. */
  decided: z.boolean(),
  /** Null until the shop has asked for it. */
  contact: z.nullable(
    z.extend(textsFor('shopAfter'), {
      /** The whole address, in one line. */
      address: z.string(),
    }),
  ),
  quote: z.nullable(givenQuote),
  declined: z.nullable(keyOf(DECLINE_REASONS)),
  questions: z.array(question),
  bettering: z.enum(BETTERING),
  release,
  /** The review about this deal, once it is on the shop's page, and the shop's answer. */
  review: z.nullable(z.extend(review, { answer: z.nullable(z.string()) })),
});

export const erased = z.object({
  /** How many shops are told to erase what they know. */
  told: z.int(),
});

export const contactRelease = z.object({ contact_release: keyOf(CONTACT_RELEASES) });

/** The shops that the seller decides for, by uuid. */
export const choice = z.object({ shops: shortList(z.uuid(), MOST_CHOSEN).check(z.minLength(1)) });

export const refusal = z.object({ shop: z.uuid(), reason: keyOf(REFUSAL_REASONS) });

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

export const decline = z.object({ reason: keyOf(DECLINE_REASONS) });

export const lostLink = z.object({ email: typedAddress });

export type FollowUpItem = z.output<typeof followUpItem>;
export type Quote = z.output<typeof quote>;
export type ContactPreference = z.output<typeof contactPreference>;
export type OwnRequest = z.output<typeof ownRequest>;
export type Correction = z.output<typeof correction>;
export type Erased = z.output<typeof erased>;
export type Outcome = z.output<typeof outcome>;
export type Review = z.output<typeof review>;
export type Question = z.output<typeof question>;
export type Lead = z.output<typeof lead>;
