import type { FastifyInstance } from 'fastify';
import { disclosure } from '#contract/calls/site.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { countAbleShops } from '../shops/able-shops.ts';
import { keyOfCategory, type Wanted } from '../shops/find-shops.ts';
import type { ProductData } from './product-data.ts';
import { type Received, route } from './route.ts';

/** A form may be told of shops that have changed so many seconds ago. */
const CACHE_CONTROL = 'public, max-age=60';

/** Says, before a request is sent, who learns what. A request that is stored then follows the same settings. */
export function disclosureCall(
  app: FastifyInstance,
  {
    db,
    invented,
    contactRelease,
    office,
  }: Pick<ProductData, 'db' | 'invented' | 'contactRelease' | 'office'>,
): void {
  route(app, disclosure, async ({ query, reply }) => {
    const { mostTold, seekDays } = office().rules;
    const goods = goodsOf(query);
    const able = goods && { ...(await countAbleShops(db, goods, invented)), seek_days: seekDays };
    reply.header('cache-control', CACHE_CONTROL);
    return { contact_release: contactRelease, most_shops: mostTold, ...(able && { able }) };
  });
}

/** Undefined if nothing can be counted: no category is known, or the prefecture is none. */
function goodsOf({ categories, prefecture }: Received<typeof disclosure>['query']): Wanted | undefined {
  const keys = [...new Set(categories.split(',').flatMap((text) => keyOfCategory(text) ?? []))];
  if (keys.length === 0) return undefined;
  if (prefecture === '') return { categories: keys, prefecture: undefined };
  const name = PREFECTURES.find((one) => one === prefecture);
  return name && { categories: keys, prefecture: name };
}
