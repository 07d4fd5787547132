import * as z from 'zod/mini';
import { FINDING_CODES } from '../../embed/doctor.ts';
import { CONVERSION_STATES, REFUSED_WHY } from '../../media/conversions.ts';
import { keyOf } from '../bounds.ts';

const moment = z.iso.datetime();

const visits = {
  seen: z.number(),
  begun: z.number(),
  goods: z.number(),
  contact: z.number(),
  sent: z.number(),
  mailed: z.number(),
  resumed: z.number(),
};
const namedVisits = z.object({ name: z.string(), ...visits });
export type NamedVisits = z.output<typeof namedVisits>;

const namedTeasers = z.object({
  name: z.string(),
  appeared: z.number(),
  opened: z.number(),
  dismissed: z.number(),
});
export type NamedTeasers = z.output<typeof namedTeasers>;

/** Visits that ended without a request, behind a question. */
const stops = z.object({ category: z.string(), question: z.string(), visits: z.number() });
export type Stops = z.output<typeof stops>;

/** A request without anything about its seller. */
const conversion = z.object({
  number: z.string(),
  at: moment,
  /** Keys of contract/goods/categories.ts. */
  categories: z.array(z.string()),
  state: keyOf(CONVERSION_STATES),
  why: z.nullable(keyOf(REFUSED_WHY)),
  /** Since when it is so. */
  since: moment,
  /** In yen; null: no rule held when it came. */
  value: z.nullable(z.number()),
});

/**
 * Two settings, on whole days on which both were shown: of a form, whether it leads to a request; of a teaser, whether
 * it is opened.
 */
const comparison = z.object({
  names: z.tuple([z.string(), z.string()]),
  /** Days that count, and on them requests, or openings of a teaser. */
  days: z.number(),
  sent: z.number(),
  better: z.nullable(z.enum(['first', 'second'])),
  /** How much more often the second one leads to a request: 0.2 for a fifth. Null: there is too little. */
  guess: z.nullable(z.object({ ratio: z.number(), low: z.number(), high: z.number() })),
  /** After how many days differences are told in half of all tests, at the visits of the last two weeks; null: nothing is sent. */
  daysToTell: z.array(z.object({ ratio: z.number(), days: z.nullable(z.number()) })),
});
export type ComparedVariants = z.output<typeof comparison>;

/** The numbers that a partner sees: counts of visits and requests, and nothing about a seller. */
export const partnerAnswer = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  media: z.array(z.object({ uuid: z.string(), name: z.string(), hosts: z.array(z.string()) })),
  /** The one whose counts these are; null: there is none. */
  medium: z.nullable(z.string()),
  total: z.object(visits),
  /** Requests that are stored with this medium. */
  requests: z.number(),
  days: z.array(z.object({ day: z.iso.date(), seen: z.number(), sent: z.number(), requests: z.number() })),
  /** With what the doctor of the form found there the last time; null: it was not asked. */
  pages: z.array(
    z.extend(namedVisits, {
      found: z.nullable(z.object({ at: moment, codes: z.array(z.enum(FINDING_CODES)) })),
    }),
  ),
  themes: z.array(namedVisits),
  categories: z.array(namedVisits),
  variants: z.array(namedVisits),
  /** The two settings that were seen most; null: there are none. */
  comparison: z.nullable(comparison),
  /** Teasers by their setting; '' for those without one. */
  teasers: z.array(namedTeasers),
  /** The two settings of teasers that appeared most; null: there are none. */
  teaserComparison: z.nullable(comparison),
  stops: z.array(stops),
  /** The conversions of these days by their state, with the sum of their values. */
  states: z.array(z.object({ state: keyOf(CONVERSION_STATES), conversions: z.number(), value: z.number() })),
  /** The newest conversions; the call of conversions has all. */
  latest: z.array(conversion),
  /** Requests by the kinds of ids that came with them, such as `gclid`. */
  clicks: z.array(z.object({ name: z.string(), requests: z.number() })),
});
export type PartnerFigures = z.output<typeof partnerAnswer>;

/** The newest first. */
export const conversionsAnswer = z.object({
  conversions: z.array(
    z.extend(conversion, {
      /** The ids that came with it. Empty once the request is gone. */
      tracking: z.record(z.string(), z.string()),
      /** The named values of its page, as the partner has declared them. Empty once the request is gone. */
      context: z.record(z.string(), z.string()),
    }),
  ),
});
