import * as z from 'zod/mini';
import { FUNNEL_STEPS } from '../../media/funnel.ts';

const day = z.iso.date();

const sums = {
  requests: z.number(),
  /** Requests with at least one quote. */
  quoted: z.number(),
  quotes: z.number(),
  /** Pairs of request and shop that had price and contact. */
  releases: z.number(),
  /** Pairs of which both sides say that something was sold. */
  deals: z.number(),
};
const counted = z.object(sums);
export type Sums = z.output<typeof counted>;

const named = z.object({ name: z.string(), ...sums });
export type NamedSums = z.output<typeof named>;

export const figuresAnswer = z.object({
  /** The first and the last day, in Japan. */
  from: day,
  to: day,
  /** All, and all of as many days before. */
  now: counted,
  before: counted,
  /** By the week, each with its first day. */
  weeks: z.array(z.object({ week: day, ...sums })),
  /** Visits of the form that came at least so far. */
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: z.number() })),
  /** Hours until the first quote: how many requests within each, and the median; null: no quotes. */
  hours: z.array(z.object({ most: z.nullable(z.number()), requests: z.number() })),
  medianHours: z.nullable(z.number()),
  /** How many requests had so many quotes. */
  quotesEach: z.array(z.object({ quotes: z.number(), requests: z.number() })),
  categories: z.array(named),
  media: z.array(named),
  areas: z.array(named),
  /** By theme of the form: the counts of visits, and the requests that came with it. */
  themes: z.array(z.extend(named, { seen: z.number(), sent: z.number() })),
});
export type Figures = z.output<typeof figuresAnswer>;
