import * as z from 'zod/mini';
import { text, texts, usable } from './lenient.ts';

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

export const partnerShop = z.object({
  uuid: z.string(),
  shop_name: text,
  address: text,
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  logo: text,
  company_name: text,
  company_free_text: text,
  minna_free_text: text,
  representative_name: text,
  antique_dealer_license: text,
  categories: texts,
  methods: texts,
  tel: text,
  website_url: text,
  business_hours: text,
});

export const pagination = z.object({
  current_page: z.number(),
  total_pages: z.number(),
  total_count: z.number(),
  per_page: z.number(),
});

export const partnerShopsAnswer = z.object({
  data: z.union([usable(partnerShop), partnerShop]),
  pagination: z.optional(pagination),
});

export const partnerShopAnswer = z.object({ data: partnerShop });

export const mediumAnswer = z.object({ known: z.boolean(), here: z.boolean() });

export type PartnerShop = z.infer<typeof partnerShop>;
export type Pagination = z.infer<typeof pagination>;
