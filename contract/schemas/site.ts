import * as z from 'zod/mini';
import { tableOf } from '../base/keys.ts';
import { CATEGORY_KEYS } from '../goods/categories.ts';
import { CONTEXT_PATTERNS } from '../media/context.ts';
import { keyOf } from './bounds.ts';
import { lenient, text, texts, usable } from './lenient.ts';

/** The calls of the public site (document 1, sections 3 and 7). */

export const recentAppraisalsAnswer = z.object({
  recent_appraisals: usable(
    z.object({
      id: z.union([z.string(), z.number()]),
      time: text,
      location: text,
      item: text,
      example: z.optional(z.boolean()),
    }),
  ),
});

export const recommendedShopsAnswer = z.object({
  data: usable(
    z.object({
      uuid: text,
      name: text,
      address: text,
      logo: text,
      comment: text,
      display_content_uuid: text,
      example: z.optional(z.boolean()),
    }),
  ),
});

export const latestShopsAnswer = usable(
  z.object({ name: text, address: text, logo_url: text, example: z.optional(z.boolean()) }),
);

export const shopOfSite = z.object({
  uuid: z.string(),
  shop_name: text,
  address: text,
  prefecture: text,
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  logo: text,
  company_name: text,
  company_free_text: text,
  minna_free_text: text,
  representative_name: text,
  antique_dealer_license: text,
  licence_checked_on: text,
  categories: texts,
  methods: texts,
  tel: text,
  website_url: text,
  business_hours: text,
  opening_hours: text,
  areas: texts,
});

export const pagination = z.object({
  current_page: z.number(),
  total_pages: z.number(),
  total_count: z.number(),
  per_page: z.number(),
});

export const partnerShopsAnswer = z.object({
  data: z.union([usable(shopOfSite), shopOfSite]),
  pagination: z.optional(pagination),
});

/** The number of shops for each way of the goods; a shop may offer several. */
const ways = z.object({ carry: z.number(), visit: z.number(), post: z.number() });

const byPrefecture = z.array(z.number());

/** How many shops there are and where. An extension of ours; other servers need not have it. */
export const shopFactsAnswer = z.object({
  listed: z.number(),
  checked: z.optional(z.number()),
  standing: byPrefecture,
  able: z.object(tableOf(CATEGORY_KEYS, () => byPrefecture)),
  ways: z.optional(ways),
});

/** The shops of an area (contract/site/areas.ts). An extension of ours; other servers need not have it. */
export const areaShopsAnswer = z.object({
  /** When they were counted, in Japan: 2026-11-30. */
  day: z.string(),
  /** How many there are. */
  count: z.number(),
  /** The number of shops that stand in the prefecture. */
  standing: z.number(),
  /** `carry`: to a shop in the prefecture. */
  ways,
  /** Some of them, those of the prefecture first. */
  data: usable(shopOfSite),
});

/** The reviews that sellers write of a shop after a deal. An extension of ours; other servers send none. */
export const shopReviews = z.object({
  /** How many are shown, with those that are not among the newest. */
  count: z.number(),
  /** Null as long as there are too few. Stars from 1 to 5; `paid` from 0 to 1. */
  average: z.nullable(z.object({ explanation: z.number(), speed: z.number(), paid: z.number() })),
  newest: z.array(
    z.object({
      /** 2026-11 */
      month: z.string(),
      explanation: z.number(),
      speed: z.number(),
      paid: z.boolean(),
      text: z.string(),
      /** The answer of the shop; empty if none. */
      answer: z.string(),
    }),
  ),
});

/** How a shop answers requests. An extension of ours; other servers send none. */
export const shopAnswers = z.object({
  /** The whole percent of its requests that it answered, rounded down. */
  percent: z.number(),
  /** The whole hours within which half of its quotes came; null: too few to tell. */
  hours: z.nullable(z.number()),
});

export const partnerShopAnswer = z.object({
  data: shopOfSite,
  reviews: lenient(shopReviews),
  answers: lenient(shopAnswers),
  town: lenient(z.object({ latitude: z.number(), longitude: z.number() })),
});

/** The whole hours within which half of the requests with a quote had the first one; null: too few to tell. */
export const firstQuotesAnswer = z.object({ median_hours: z.nullable(z.number()) });

export const mediumAnswer = z.object({
  known: z.boolean(),
  here: z.boolean(),
  /** The fields of named values that its partner has declared. Other services may have none. */
  context: z._default(
    z.array(z.object({ name: z.string(), pattern: keyOf(CONTEXT_PATTERNS), characters: z.number() })),
    [],
  ),
});

export type PartnerShop = z.infer<typeof shopOfSite>;
export type AreaShops = z.output<typeof areaShopsAnswer>;
export type ShopReviews = z.output<typeof shopReviews>;
export type ShopAnswers = z.output<typeof shopAnswers>;
export type Pagination = z.infer<typeof pagination>;
