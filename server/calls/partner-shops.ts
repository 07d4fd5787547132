import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/shops.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import type { ShopDirectory, ShopQuery } from '../shops/shop-directory.ts';
import { type Received, route } from './route.ts';

/** How many recommended and new shops the home page shows. */
const SHOWN = 8;
const PER_PAGE = { default: 10, most: 100 };
/** Longer keywords would find nothing and only take time. */
const KEYWORD_CHARACTERS = 100;

type Query = Received<typeof calls.partnerShops>['query'];

/** Partner shops: recommended, newest, the search, and a single shop (document 1, section 7). */
export function partnerShopCalls(app: FastifyInstance, shops: ShopDirectory): void {
  route(app, calls.recommendedShops, () => ({
    data: shops.recommended(SHOWN).map((row) => ({
      uuid: row.uuid,
      name: row.shopName,
      address: row.address,
      logo: row.logo ?? '',
      comment: row.prComment,
      display_content_uuid: row.displayContentUuid ?? '',
    })),
  }));

  route(app, calls.latestShops, () =>
    shops
      .newest(SHOWN)
      .map((row) => ({ name: row.shopName, address: row.address, logo_url: row.logo ?? '' })),
  );

  route(app, calls.partnerShops, ({ query }) => shops.search(readQuery(query)));

  route(app, calls.partnerShop, ({ params, refuse }) => ({
    data: shops.find(params.uuid) ?? refuse('not_found', SERVER_MESSAGES.unknownShop),
  }));
}

/** Any query is a search: a value that makes no sense does not filter. */
function readQuery(query: Query): ShopQuery {
  return {
    categories: list(query.categories),
    prefectures: list(query.prefecture_names),
    keyword: query.keyword.slice(0, KEYWORD_CHARACTERS),
    page: wholeNumber(query.page, 1),
    perPage: Math.min(wholeNumber(query.per_page, PER_PAGE.default), PER_PAGE.most),
  };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function wholeNumber(text: string, fallback: number): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}
