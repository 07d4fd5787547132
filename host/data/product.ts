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
import type { Site } from '#host/settings/context.ts';
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

/**
 * The product API as loaders call it. Every call throws CallError when it brings nothing usable.
 * @param site where the API is, for this process and for the visitor's browser
 */
export function productApi({ api: base, settings }: Pick<Site, 'api' | 'settings'>, signal?: AbortSignal) {
  const logoOf = (logo: string) => absoluteLogo(logo, settings.apiBase);
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
      return shops.map((shop) => ({ ...shop, logo: logoOf(shop.logo) }));
    },
    async newestShops() {
      const { data } = await get(ROUTES.latestShops, NOT_A_LIST);
      const shops = listOr(latestShopsAnswer, data) ?? [];
      return shops.map((shop) => ({ ...shop, logo: logoOf(shop.logo_url) }));
    },
    /** 0 where the count cannot be had or makes no sense; the reason goes to the log. */
    async partnerCount(): Promise<number> {
      try {
        const { data } = await get(ROUTES.partnerShops, NOT_A_LIST);
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
      const shops = (Array.isArray(data.data) ? data.data : [data.data]).map((shop) => ({
        ...shop,
        logo: logoOf(shop.logo),
      }));
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
      return { ...data.data, logo: logoOf(data.data.logo) };
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

const THIS_SITE = 'http://this.site.invalid';

/**
 * A path on the API's server becomes an address (document 1, section 5). '' for none and for anything that is no
 * web address.
 * @param apiBase as browsers reach it; empty where it is the site itself, whose paths stay paths
 */
export function absoluteLogo(logo: string, apiBase: string): string {
  if (!logo) return '';
  try {
    const url = new URL(logo, `${new URL(apiBase || THIS_SITE).origin}/`);
    if (url.origin === THIS_SITE) return url.pathname + url.search;
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
  } catch {
    return '';
  }
}

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404;
