import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/shops.ts';
import { areaOf } from '#contract/site/areas.ts';
import { isInventedShop } from '#contract/site/invented-shop.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import type { Db } from '../db/open.ts';
import { shownReviews } from '../life/reviews.ts';
import { toldAnswers } from '../shops/answers.ts';
import { findAreaShops } from '../shops/area-shops.ts';
import { findRecommended, findShop, newestShops, type ShopQuery, searchShops } from '../shops/find-shops.ts';
import { countShopFacts } from '../shops/shop-facts.ts';
import { townOfShop } from '../shops/town-of-shop.ts';
import { countWays } from '../shops/ways.ts';
import { type Received, route } from './route.ts';

/** How many recommended and new shops the home page shows. */
const SHOWN = 8;
const PER_PAGE = { default: 10, most: 100 };
/** Longer keywords would only take time and find no shop. */
const KEYWORD_CHARACTERS = 100;

type Query = Received<typeof calls.partnerShops>['query'];

/**
 * Partner shops: recommended, newest, the search, and a single shop (document 1, section 7).
 * @param invented whether the shops of the demonstration are among them
 */
export function partnerShopCalls(app: FastifyInstance, db: Db, invented: boolean): void {
  route(app, calls.recommendedShops, async () => ({
    data: (await findRecommended(db, SHOWN, invented)).map((row) => ({
      uuid: row.uuid,
      name: row.shopName,
      address: row.address,
      logo: row.logo ?? '',
      comment: row.prComment,
      display_content_uuid: row.displayContentUuid ?? '',
      ...markOf(row),
    })),
  }));

  route(app, calls.latestShops, async () =>
    (await newestShops(db, SHOWN, invented)).map((row) => ({
      name: row.shopName,
      address: row.address,
      logo_url: row.logo ?? '',
      ...markOf(row),
    })),
  );

  route(app, calls.partnerShops, ({ query }) => searchShops(db, readQuery(query), invented));

  route(app, calls.shopFacts, async () => {
    const [facts, ways] = await Promise.all([countShopFacts(db, invented), countWays(db, invented)]);
    return { ...facts, ways };
  });

  route(app, calls.areaShops, async ({ params, refuse }) => {
    const area = areaOf(params);
    return (
      (area && (await findAreaShops(db, area, invented))) ?? refuse('not_found', SERVER_MESSAGES.unknownArea)
    );
  });

  route(app, calls.partnerShop, async ({ params, refuse }) => {
    const data =
      (await findShop(db, params.uuid, invented)) ?? refuse('not_found', SERVER_MESSAGES.unknownShop);
    const [reviews, answers, town] = await Promise.all([
      shownReviews(db, data.uuid),
      invented ? undefined : toldAnswers(db, data.uuid),
      townOfShop(db, data.uuid),
    ]);
    return { data, reviews, answers, town };
  });
}

/** Only invented shops carry the mark. */
const markOf = ({ websiteUrl }: { websiteUrl: string }) =>
  isInventedShop(websiteUrl) ? { example: true } : {};

/** Any query is a search: a value that makes no sense does not filter. */
function readQuery(query: Query): ShopQuery {
  return {
    categories: list(query.categories),
    prefectures: list(query.prefecture_names),
    keyword: withoutNul(query.keyword).slice(0, KEYWORD_CHARACTERS),
    page: wholeNumber(query.page, 1),
    perPage: Math.min(wholeNumber(query.per_page, PER_PAGE.default), PER_PAGE.most),
  };
}

/** PostgreSQL knows no such character. */
const withoutNul = (text: string) => text.replaceAll('\0', '\u{fffd}');

const list = (text: string): string[] =>
  withoutNul(text)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function wholeNumber(text: string, fallback: number): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}
