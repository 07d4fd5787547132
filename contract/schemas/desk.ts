import * as z from 'zod/mini';
import { ROLES, type Role } from '../desk.ts';
import { keysOf } from '../keys.ts';

/** The calls of the desks. */

const moment = z.iso.datetime();
export const role = z.enum(keysOf(ROLES) as [Role, ...Role[]]);

const person = z.object({ name: z.string(), email: z.string(), role });

/** Somebody has signed in. */
export const signedIn = z.object({
  /** The value of the cookie. */
  session: z.string(),
});

export const selfAnswer = z.object({
  person,
  sessions: z.array(
    z.object({
      uuid: z.string(),
      since: moment,
      /** Of the browser; empty: unknown. */
      browser: z.string(),
      current: z.boolean(),
    }),
  ),
});

export const signInWays = z.object({
  /** In the demo: sample people can be entered with one press. */
  samples: z.boolean(),
});

export const peopleAnswer = z.object({
  people: z.array(
    z.extend(person, { uuid: z.string(), since: moment, ended_at: z.nullable(moment), self: z.boolean() }),
  ),
});

/** Where the next piece of a list begins; null: there is no more. */
const next = z.nullable(z.string());

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

export const logAnswer = z.object({
  entries: z.array(
    z.object({
      at: moment,
      by: z.string(),
      action: z.string(),
      subject: z.string(),
      subject_uuid: z.string(),
      changed: z.string(),
    }),
  ),
  next,
});

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
  /** Enquiries of the last days. */
  enquiries: z.number(),
  dead: z.number(),
  waiting: z.number(),
  /** The names of the alarms of now. */
  alarms: z.array(z.string()),
});
export type Today = z.output<typeof todayAnswer>;
