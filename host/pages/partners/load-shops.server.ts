import { partnerShop, partnerShops } from '#contract/calls/shops.ts';
import type { Pagination, PartnerShop, ShopAnswers, ShopReviews } from '#contract/schemas/site.ts';
import { call } from '../../data/call.ts';
import { absoluteLogo } from '../../data/logo-url.ts';
import { emptyIfBad } from '../../data/outcome.ts';
import type { Site } from '../../settings/context.ts';
import { drawMap, type MapDrawing } from './map/draw-map.server.ts';
import { type ShopSearch, searchQuery } from './search.ts';

const SHOPS_PER_PAGE = 10;

export interface ShopsOfPage {
  shops: PartnerShop[];
  pagination: Pagination;
}

/** @throws CallError */
export async function loadFoundShops({ api, settings }: Site, search: ShopSearch): Promise<ShopsOfPage> {
  const query = { ...searchQuery(search), per_page: String(SHOPS_PER_PAGE) };
  const { data, pagination } = await call(partnerShops, { api, query }).catch((error: unknown) => ({
    data: emptyIfBad(error),
    pagination: undefined,
  }));
  const shops = [data].flat().map((shop) => withLogoUrl(shop, settings.apiBase));
  // An answer of the API without pages counts as one page.
  const onePage = { current_page: 1, total_pages: 1, total_count: shops.length, per_page: SHOPS_PER_PAGE };
  return { shops, pagination: pagination ?? onePage };
}

export interface ShopOfPage {
  shop: PartnerShop;
  reviews: ShopReviews | undefined;
  answers: ShopAnswers | undefined;
  /** Undefined where a map of others is shown, and for a shop of which no place is known. */
  map: MapDrawing | undefined;
}

/** @throws CallError */
export async function loadShop(
  { api, settings }: Site,
  uuid: string,
  signal: AbortSignal,
): Promise<ShopOfPage> {
  const { data, reviews, answers, town } = await call(partnerShop, { api, params: { uuid }, signal });
  return {
    shop: withLogoUrl(data, settings.apiBase),
    reviews,
    // Nobody answers for those of a demonstration.
    answers: settings.operator && answers,
    map: settings.mapsKey ? undefined : drawMap(data, town),
  };
}

const withLogoUrl = (shop: PartnerShop, apiBase: string) => ({
  ...shop,
  logo: absoluteLogo(shop.logo, apiBase),
});
