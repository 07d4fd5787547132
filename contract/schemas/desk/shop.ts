import * as z from 'zod/mini';
import { keysOf } from '../../base/keys.ts';
import { LEAD_TABS, type LeadTab } from '../../desk/desk.ts';
import { QUOTE_METHODS, type QuoteMethod } from '../../life/follow-up.ts';
import { PLACE_STATE_NAMES, SHOP_ACTS } from '../../life/place-states.ts';

const moment = z.iso.datetime();
const state = z.enum(PLACE_STATE_NAMES);
const tabs = keysOf(LEAD_TABS) as [LeadTab, ...LeadTab[]];

/** The requests of a shop, the newest first, without the contact of their sellers. */
export const leadsAnswer = z.object({
  leads: z.array(
    z.object({
      /** The shop's own name for the request. */
      name: z.string(),
      number: z.string(),
      /** When the shop got it. */
      at: moment,
      /** The first item in a few words, and how many there are besides. */
      goods: z.string(),
      /** A key of contract/goods/categories.ts. */
      category: z.string(),
      more: z.number(),
      prefecture: z.string(),
      state,
      since: moment,
      /** The quote in words; empty: none yet. */
      quote: z.string(),
      /** Until when the shop has to answer; null: nothing is awaited. */
      due: z.nullable(moment),
    }),
  ),
  /** The `after` of the next piece; null: this is the last. */
  next: z.nullable(z.string()),
  /** How many there are in each tab. */
  counts: z.record(z.enum(tabs), z.number()),
});

const methods = keysOf(QUOTE_METHODS) as [QuoteMethod, ...QuoteMethod[]];

/** A request as the page of its shop shows it at this moment. */
export const leadAnswer = z.object({
  number: z.string(),
  created_at: moment,
  state,
  since: moment,
  /** The acts of the shop that its state allows. */
  may: z.array(z.enum(SHOP_ACTS)),
  deadline: z.nullable(moment),
  prefecture: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      withdrawn: z.boolean(),
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      /** Paths below the API, which work for some days. */
      photos: z.array(z.object({ url: z.string(), type: z.string() })),
    }),
  ),
  /** The seller, once the shop has opened the contact at its page; null before. */
  contact: z.nullable(z.record(z.string(), z.string())),
  quote: z.nullable(
    z.object({
      low: z.number(),
      high: z.number(),
      valid_until: z.iso.date(),
      method: z.enum(methods),
      remark: z.string(),
      given_at: moment,
    }),
  ),
});
