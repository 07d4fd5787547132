import * as z from 'zod/mini';
import { keysOf } from '../../base/keys.ts';
import { LEAD_TABS, type LeadTab } from '../../desk/desk.ts';
import { PASS_REASONS } from '../../life/facts.ts';
import { PLACE_STATES } from '../../life/place-states.ts';
import { moment, next } from './parts.ts';

/** A request at the desk of a shop, without the contact of its seller. */
const listedLead = z.object({
  /** The shop’s own name for the request. Its uuid is the seller’s. */
  name: z.string(),
  number: z.string(),
  at: moment,
  /** The first item in a few words, and how many there are besides. */
  goods: z.string(),
  category: z.string(),
  more: z.number(),
  /** The path of its first photo; null: none, or it is over for the shop. */
  photo: z.nullable(z.string()),
  prefecture: z.string(),
  state: z.enum(keysOf(PLACE_STATES)),
  /** Why the shop has lost its place, if it has. */
  why: z.nullable(z.enum(keysOf(PASS_REASONS))),
  since: moment,
  /** The quote in words; empty: none yet. */
  quote: z.string(),
  /** Until when the shop has to answer; null: nothing is awaited. */
  due: z.nullable(moment),
});
export type ListedLead = z.output<typeof listedLead>;

export const leadsAnswer = z.object({
  leads: z.array(listedLead),
  next,
  /** How many there are in each tab. */
  counts: z.record(z.enum(keysOf(LEAD_TABS) as [LeadTab, ...LeadTab[]]), z.number()),
});

export const leadKeyAnswer = z.object({
  /** Opens the lead, as the link in a mail does. */
  token: z.string(),
});

export const foundLeadAnswer = z.object({ name: z.string() });

const figures = z.object({
  leads: z.number(),
  /** The part that was answered, 0 to 1; null: there were none. */
  answered: z.nullable(z.number()),
  quotes: z.number(),
  /** Hours until a quote, the median. */
  hours: z.nullable(z.number()),
  releases: z.number(),
  deals: z.number(),
});
export type ShopFigures = z.output<typeof figures>;

export const ownShopAnswer = z.object({
  name: z.string(),
  paused_at: z.nullable(moment),
  /** As a file of shops has them. */
  cells: z.object({ capacity: z.string(), holidays: z.string(), email: z.string() }),
  templates: z.array(z.string()),
  /** Names this state of the shop: a change is refused if somebody else was faster. */
  version: z.string(),
  own: figures,
  /** The medians of the shops of its prefecture, and how many they are; null: too few. */
  area: z.nullable(z.extend(figures, { shops: z.number(), prefecture: z.string() })),
  people: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      email: z.string(),
      self: z.boolean(),
      /** Until when an invitation holds that nobody has taken up; null for everybody else. */
      invited_until: z.nullable(moment),
    }),
  ),
});
export type OwnShop = z.output<typeof ownShopAnswer>;
