import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';
import { Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import type { ShopDirectory, ShopQuery } from '../shops/shop-directory.ts';

/** How many recommended and new shops the home page shows. */
const SHOWN = 8;
const PER_PAGE = { default: 10, most: 100 };
/** Longer ones find nothing; they only cost time. */
const KEYWORD_CHARACTERS = 100;

type Query = Record<string, unknown>;

/** Partner shops: recommended, newest, search and one of them (document 1, section 7). */
export function partnerShopCalls(app: FastifyInstance, shops: ShopDirectory): void {
  app.get(ROUTES.recommendedShops, () => ({
    data: shops.recommended(SHOWN).map((row) => ({
      uuid: row.uuid,
      name: row.shopName,
      address: row.address,
      logo: row.logo ?? '',
      comment: row.prComment,
      display_content_uuid: row.displayContentUuid ?? '',
    })),
  }));

  app.get(ROUTES.latestShops, () =>
    shops
      .newest(SHOWN)
      .map((row) => ({ name: row.shopName, address: row.address, logo_url: row.logo ?? '' })),
  );

  app.get<{ Querystring: Query }>(ROUTES.partnerShops, (request) => shops.search(readQuery(request.query)));

  app.get<{ Params: { uuid: string } }>(`${ROUTES.partnerShops}/:uuid`, (request) => {
    const data = shops.find(request.params.uuid);
    if (!data) throw new Refusal(404, 'not_found', SERVER_MESSAGES.unknownShop);
    return { data };
  });
}

/** Whatever was sent, a search: what makes no sense leaves nothing out. */
function readQuery(query: Query): ShopQuery {
  return {
    categories: list(query.categories),
    prefectures: list(query.prefecture_names),
    keyword: text(query.keyword).slice(0, KEYWORD_CHARACTERS),
    page: wholeNumber(query.page, 1),
    perPage: Math.min(wholeNumber(query.per_page, PER_PAGE.default), PER_PAGE.most),
  };
}

/** A parameter given more than once counts as its last value. */
const text = (value: unknown): string =>
  Array.isArray(value) ? text(value.at(-1)) : typeof value === 'string' ? value : '';

const list = (value: unknown): string[] =>
  text(value)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function wholeNumber(value: unknown, fallback: number): number {
  const number = Number(text(value));
  return Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}
