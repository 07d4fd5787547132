import * as z from 'zod/mini';
import { ROUTES } from '#contract/routes.ts';
import {
  latestShopsAnswer,
  type Pagination,
  type PartnerShop,
  partnerShopAnswer,
  partnerShopsAnswer,
  recentAppraisalsAnswer,
  recommendedShopsAnswer,
} from '#contract/schemas/site.ts';
import { CallError, getJson } from './http.ts';

/** What the partner list is searched by (document 1, section 3: search filters). */
export interface ShopFilters {
  /** Keys of categories as the API writes them: watch, precious_metal … */
  categories: readonly string[];
  /** Names of prefectures. */
  areas: readonly string[];
  keyword: string;
}

export const SHOPS_PER_PAGE = 10;

/** Answers that are no list count as an empty one (document 1, section 5). */
const NOT_A_LIST = z.unknown();

/** The product API as loaders call it. Every call throws CallError when it brings nothing usable. */
export function productApi(base: string, signal?: AbortSignal) {
  const get = <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
    getJson(`${base}${path}`, schema, signal);
  return {
    async recentAppraisals() {
      const { data } = await get(ROUTES.recentAppraisals, NOT_A_LIST);
      return listOr(recentAppraisalsAnswer, data)?.recent_appraisals ?? [];
    },
    async recommendedShops() {
      const { data } = await get(ROUTES.recommendedShops, NOT_A_LIST);
      const shops = listOr(recommendedShopsAnswer, data)?.data ?? [];
      return shops.map((shop) => ({ ...shop, logo: absoluteLogo(shop.logo, base) }));
    },
    async newestShops() {
      const { data } = await get(ROUTES.latestShops, NOT_A_LIST);
      const shops = listOr(latestShopsAnswer, data) ?? [];
      return shops.map((shop) => ({ ...shop, logo: absoluteLogo(shop.logo_url, base) }));
    },
    /** 0 where the count cannot be had or makes no sense; the reason goes to the log. */
    async partnerCount(): Promise<number> {
      try {
        const { data } = await get(`${ROUTES.partnerShops}?per_page=1`, NOT_A_LIST);
        return countOf(data);
      } catch (error) {
        console.error('partner count:', error instanceof Error ? error.message : error);
        return 0;
      }
    },
    async searchShops(
      filters: ShopFilters,
      page: number,
    ): Promise<{ shops: PartnerShop[]; pagination: Pagination }> {
      const query = new URLSearchParams({
        categories: filters.categories.join(','),
        prefecture_names: filters.areas.join(','),
        keyword: filters.keyword,
        page: String(page),
        per_page: String(SHOPS_PER_PAGE),
      });
      const { data } = await get(`${ROUTES.partnerShops}?${query}`, partnerShopsAnswer);
      const shops = (Array.isArray(data.data) ? data.data : [data.data]).map((shop) => withLogo(shop, base));
      const pagination = data.pagination ?? {
        current_page: page,
        total_pages: 1,
        total_count: shops.length,
        per_page: SHOPS_PER_PAGE,
      };
      return { shops, pagination };
    },
    async shop(uuid: string): Promise<PartnerShop> {
      const { data } = await get(`${ROUTES.partnerShops}/${encodeURIComponent(uuid)}`, partnerShopAnswer);
      return withLogo(data.data, base);
    },
  };
}

function listOr<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> | undefined {
  const parsed = schema.safeParse(data);
  return parsed.success ? parsed.data : undefined;
}

const counted = z.object({ pagination: z.object({ total_count: z.number() }) });

/** A count is a finite number of 0 or more (document 1, section 5). */
export function countOf(data: unknown): number {
  const count = listOr(counted, data)?.pagination.total_count ?? 0;
  return Number.isFinite(count) && count >= 0 ? count : 0;
}

/**
 * A path on the API's server becomes an address (document 1, section 5). '' for none and for anything that is no
 * web address.
 */
export function absoluteLogo(logo: string, base: string): string {
  if (!logo) return '';
  try {
    const url = new URL(logo, `${new URL(base).origin}/`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
  } catch {
    return '';
  }
}

const withLogo = (shop: PartnerShop, base: string): PartnerShop => ({
  ...shop,
  logo: absoluteLogo(shop.logo, base),
});

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404;
