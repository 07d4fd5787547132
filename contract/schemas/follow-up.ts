import * as z from 'zod/mini';
import { keysOf } from '../base/keys.ts';
import {
  CUSTOMER_FIELD_KEYS,
  CUSTOMER_FIELDS,
  type CustomerFieldKey,
  type CustomerReader,
  type FieldFor,
  fieldsFor,
} from '../customer/customer.ts';
import { SHOP_EVENTS } from '../life/events.ts';
import { PASS_REASONS } from '../life/facts.ts';
import {
  BETTERING,
  CONTACT_HOURS,
  CONTACT_METHODS,
  CONTACT_RELEASES,
  DECLINE_REASONS,
  DISCLOSED,
  MOST_CHOSEN,
  NOT_SOLD_REASONS,
  OUTCOMES,
  QUESTION_LIMITS,
  QUOTE_LIMITS,
  QUOTE_METHODS,
  REFUSAL_REASONS,
  REVIEW_LIMITS,
} from '../life/follow-up.ts';
import { PLACE_STATES, SELLER_ACTS, SHOP_ACTS } from '../life/place-states.ts';
import { REQUEST_STATES } from '../life/request-states.ts';
import { ruledText, shortList } from './bounds.ts';
import { typedAddress } from './email-address.ts';
import { paperDay, shownVisit, visitEnd } from './visit.ts';

/* The data of the pages behind links: the seller's own request, and a shop's lead. */

const keyOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>) => z.enum(keysOf(rows));

/** The texts of the customer's fields that a reader sees, by their keys in contract/customer/customer.ts. */
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
  state: keyOf(PLACE_STATES),
  /** Since when it is. */
  since: moment,
  /** Why the shop has lost its place, if it has. */
  why: z.nullable(keyOf(PASS_REASONS)),
  /** The newest that the shop gave. */
  quote: z.nullable(givenQuote),
  /** The acts of the seller about the shop that its state allows. */
  may: z.array(z.enum(SELLER_ACTS)),
  /** The decision that the seller has pressed for and may still take back. */
  pending: z.nullable(z.object({ what: z.enum(['refused', 'chosen']), until: moment })),
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
  /** The invitation to a visit. Without one, no visit is agreed. */
  visit: shownVisit,
  visit_end: visitEnd,
  /** The day on which the seller received the paper about a sale at home. */
  paper_day: paperDay,
});

/** A request as its seller sees it. */
export const ownRequest = z.object({
  number: z.string(),
  created_at: moment,
  withdrawn_at: z.nullable(moment),
  /** When the search for shops ended, and none had named a price. */
  ended_at: z.nullable(moment),
  state: keyOf(REQUEST_STATES),
  /** Until when the choice of shops may be taken back; null: there is none, or it counts. */
  choice_until: z.nullable(moment),
  /** Until when a request that was withdrawn or has ended may be opened again; null: it may not. */
  reopen_until: z.nullable(moment),
  items: z.array(followUpItem),
  details: textsFor('sellerPage'),
  shops: z.array(ownShop),
  preference: contactPreference,
  contact_release: keyOf(CONTACT_RELEASES),
  /** When the seller pressed for the first shop that is chosen. */
  decided_at: z.nullable(moment),
  /** When the seller asked the shops to better their quotes. */
  better_asked_at: z.nullable(moment),
});

/** A request as one of its shops sees it. */
export const lead = z.object({
  number: z.string(),
  created_at: moment,
  shop_name: z.string(),
  state: keyOf(PLACE_STATES),
  /** Since when it is. */
  since: moment,
  /** Why the shop has lost its place, if it has. */
  why: z.nullable(keyOf(PASS_REASONS)),
  /** The acts that its state allows. */
  may: z.array(z.enum(SHOP_ACTS)),
  /** Until when the shop has to answer; null: nothing is awaited. */
  deadline: z.nullable(moment),
  /** The acts of its people, in order of time. `by` is empty for somebody with the link of the mail. */
  acts: z.array(z.object({ what: keyOf(SHOP_EVENTS), at: moment, by: z.string() })),
  /** Empty where the postal code is unknown. */
  prefecture: z.string(),
  items: z.array(followUpItem),
  details: textsFor('shopBefore'),
  preference: contactPreference,
  /** Whether the shop has to be chosen before it may ask for the contact. */
  withheld: z.boolean(),
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
  /** The invitation to a visit, once the shop was told of the choice. */
  visit: shownVisit,
  visit_end: visitEnd,
  release,
  /** The review about this deal, once it is on the shop's page, and the shop's answer. */
  review: z.nullable(z.extend(review, { answer: z.nullable(z.string()) })),
});

export const erased = z.object({
  /** How many shops are told to erase what they know. */
  told: z.int(),
});

export const contactRelease = z.object({ contact_release: keyOf(CONTACT_RELEASES) });

/** The shops that the seller decides for, by uuid, and when the quotes were given that the page showed of them. */
export const choice = z.object({
  shops: shortList(z.uuid(), MOST_CHOSEN).check(z.minLength(1)),
  given_at: z.optional(shortList(moment, MOST_CHOSEN)),
});

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

/** How many acts of the shop the page showed. An act on an older page is refused. */
export const seenActs = z.object({ seen: z.optional(z.string().check(z.regex(/^\d{1,4}$/))) });

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
