import * as z from 'zod/mini';
import { keysOf } from '../../base/keys.ts';
import { REQUEST_ENDS } from '../../desk/desk.ts';
import { PASS_REASONS, REQUEST_KINDS } from '../../life/facts.ts';
import { PLACE_STATES } from '../../life/place-states.ts';
import { REQUEST_STATES } from '../../life/request-states.ts';
import { refusalDetail } from '../../refusals/refusals.ts';
import { followUpItem } from '../follow-up.ts';
import { shopLine } from '../shop-lines.ts';
import { moment, next } from './parts.ts';

export const deliveriesAnswer = z.object({
  deliveries: z.array(
    z.object({
      uuid: z.string(),
      at: moment,
      state: z.enum(['waiting', 'sent', 'dead', 'erased']),
      event: z.string(),
      channel: z.enum(['mail', 'webhook']),
      recipient: z.string(),
      attempts: z.number(),
      error: z.nullable(z.string()),
    }),
  ),
  next,
});
export type ShownDelivery = z.output<typeof deliveriesAnswer>['deliveries'][number];

export const sentAgain = z.object({ count: z.number() });

export const todayAnswer = z.object({
  /** Requests of each hour of today, in Japan. */
  hours: z.array(z.number()),
  /** Requests of each of the last days, today last. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Requests of the last days that still wait for a first quote, and those that no shop was told of. */
  unquoted: z.number(),
  unplaced: z.number(),
  /** Shops whose mail came back. */
  bounced: z.number(),
  registrations: z.number(),
  /** Enquiries that nobody has answered, and reviews that nobody has read. */
  enquiries: z.number(),
  reviews: z.number(),
  dead: z.number(),
  waiting: z.number(),
  /** The names of the alarms of now. */
  alarms: z.array(z.string()),
});
export type Today = z.output<typeof todayAnswer>;

const requestState = z.enum(keysOf(REQUEST_STATES));
export const requestEnd = z.enum(REQUEST_ENDS);

const listedRequest = z.object({
  uuid: z.string(),
  /** The number that sellers and shops read in mails. */
  number: z.string(),
  at: moment,
  /** The labels of the goods. */
  goods: z.array(z.string()),
  prefecture: z.string(),
  state: requestState,
  shops: z.number(),
  quotes: z.number(),
});
export type ListedRequest = z.output<typeof listedRequest>;

export const requestsAnswer = z.object({ requests: z.array(listedRequest), next });

/** A moment in the life of a request. */
const step = z.object({
  at: moment,
  /** Such as `looked`; `mail` for a delivery. */
  what: z.string(),
  /** The name of the shop, where it concerns one. */
  shop: z.optional(z.string()),
  /** The amount of a quote, in words. */
  detail: z.optional(z.string()),
  delivery: z.optional(
    z.object({
      uuid: z.string(),
      event: z.string(),
      channel: z.enum(['mail', 'webhook']),
      recipient: z.string(),
      state: z.string(),
    }),
  ),
});
export type Step = z.output<typeof step>;

/** A request without the contact of its seller. */
export const requestAnswer = z.extend(listedRequest, {
  kind: z.enum(keysOf(REQUEST_KINDS)),
  medium_uuid: z.string(),
  theme: z.nullable(z.string()),
  inflow: z.string(),
  contact_release: z.string(),
  items: z.array(followUpItem),
  matched: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      state: z.enum(keysOf(PLACE_STATES)),
      /** Why the shop has lost its place, if it has. */
      why: z.nullable(z.enum(keysOf(PASS_REASONS))),
      since: moment,
      /** The quote in words; empty: none yet. */
      quote: z.string(),
      /** Its place can be given to the next shop. */
      mayPass: z.boolean(),
    }),
  ),
  /** The oldest first. */
  notes: z.array(z.object({ at: moment, by: z.string(), text: z.string() })),
  /** The oldest first. */
  steps: z.array(step),
  /** Why shops got it, and who stood just behind. The oldest first. */
  lines: z.array(shopLine),
});
export type DeskRequest = z.output<typeof requestAnswer>;

/** The texts of the customer, by the keys of contract/customer/customer.ts. */
export const contactAnswer = z.object({ texts: z.record(z.string(), z.string()) });

/** The words of a mail, as it was sent or as it would go out now. */
export const mailAnswer = z.object({ subject: z.string(), text: z.string(), as_sent: z.boolean() });
export type ShownMail = z.output<typeof mailAnswer>;

/** The mistakes of a correction, by the keys of contract/customer/customer.ts. */
export const correctedAnswer = z.object({ problems: z.array(refusalDetail) });
