import * as z from 'zod/mini';
import { shopRegistration } from '../enquiries/registration.ts';
import { anything, queryText } from '../schemas/lenient.ts';
import {
  areaShopsAnswer,
  latestShopsAnswer,
  partnerShopAnswer,
  partnerShopsAnswer,
  recommendedShopsAnswer,
  shopFactsAnswer,
} from '../schemas/site.ts';
import type { Call } from './call.ts';

/** Partner shops, and shops that want to become one (document 1, section 7). */

export const recommendedShops = {
  method: 'GET',
  path: '/v1/company_shops/recommended',
  answer: recommendedShopsAnswer,
  refusals: [],
} as const satisfies Call;

export const latestShops = {
  method: 'GET',
  path: '/v1/latest_company_shops',
  answer: latestShopsAnswer,
  refusals: [],
} as const satisfies Call;

/** The search of the partner list. Lists are joined by commas. An unknown value does not filter. */
export const partnerShops = {
  method: 'GET',
  path: '/v1/partner_shops/company_shops',
  query: z.object({
    categories: queryText,
    prefecture_names: queryText,
    keyword: queryText,
    page: queryText,
    per_page: queryText,
  }),
  answer: partnerShopsAnswer,
  refusals: [],
} as const satisfies Call;

export const partnerShop = {
  method: 'GET',
  path: '/v1/partner_shops/company_shops/{uuid}',
  params: z.object({ uuid: z.string() }),
  answer: partnerShopAnswer,
  refusals: ['not_found'],
} as const satisfies Call;

/** The site words its claims by these counts. An extension of ours. */
export const shopFacts = {
  method: 'GET',
  path: '/v1/partner_shops/facts',
  answer: shopFactsAnswer,
  refusals: [],
} as const satisfies Call;

/** The shops that can get a request for some goods from a prefecture. An extension of ours. */
export const areaShops = {
  method: 'GET',
  path: '/v1/partner_shops/areas/{prefecture}/{category}',
  params: z.object({ prefecture: z.string(), category: z.string() }),
  answer: areaShopsAnswer,
  refusals: ['not_found'],
} as const satisfies Call;

export const registerShop = {
  method: 'POST',
  path: '/v1/tccv',
  body: shopRegistration,
  answer: anything,
  status: 201,
  refusals: ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body', 'too_many_requests'],
} as const satisfies Call;
