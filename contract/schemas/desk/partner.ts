import * as z from 'zod/mini';
import { FINDING_CODES } from '../../embed/doctor.ts';

const moment = z.iso.datetime();

const visits = {
  seen: z.number(),
  begun: z.number(),
  goods: z.number(),
  contact: z.number(),
  sent: z.number(),
};
const namedVisits = z.object({ name: z.string(), ...visits });
export type NamedVisits = z.output<typeof namedVisits>;

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
  /** Requests by the kinds of ids that came with them, such as `gclid`. */
  clicks: z.array(z.object({ name: z.string(), requests: z.number() })),
});
export type PartnerFigures = z.output<typeof partnerAnswer>;

/** Requests without anything about their sellers, the newest first. */
export const conversionsAnswer = z.object({
  conversions: z.array(
    z.object({
      number: z.string(),
      at: moment,
      /** Keys of contract/goods/categories.ts. */
      categories: z.array(z.string()),
      /** The ids that came with it. */
      tracking: z.record(z.string(), z.string()),
    }),
  ),
});
