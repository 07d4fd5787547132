import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SHOP_FILES, TAKE_DAYS } from '#contract/desk/shop-data.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { keyOf, tokenText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { shops } from '../db/schema.ts';
import { act, type Tools, view } from './act.ts';
import { ofOne, shownShop } from './inputs.ts';
import { logAct } from './log.ts';
import { type Person, shopOf } from './person.ts';
import { FILES } from './shop-data-files.ts';

/* The data of a shop, which it takes along: all that it has written and may read. */

const DAY_MS = 86_400_000;

/** Until when a shop may take its data along; null: it is no question of time. */
export const takeableUntil = ({
  stoppedAt,
  stoppedHow,
}: Pick<typeof shops.$inferSelect, 'stoppedAt' | 'stoppedHow'>): Date | null =>
  stoppedHow === 'end' && stoppedAt ? new Date(stoppedAt.getTime() + TAKE_DAYS * DAY_MS) : null;

/** Notes that somebody takes the data of a shop along. @returns the token by which its files are read */
async function take(
  { db, links, limits, life }: Pick<Tools, 'db' | 'links' | 'limits' | 'life'>,
  by: Person,
  uuid: string,
): Promise<{ taking: string; name: string }> {
  const [shop] = await db.select().from(shops).where(eq(shops.uuid, uuid));
  if (!shop) throw new Refusal('not_found');
  const until = takeableUntil(shop);
  if (by.role === 'shop' && until && until <= life.now()) throw new Refusal('stopped_shop');
  await limits?.count('shopData', { person: by.id, shop: uuid });
  await logAct(db, by, { action: 'export', subject: 'shops', uuid });
  return { taking: links.takings.make(uuid, by.id, life.now()), name: shop.shopName };
}

export const shopDataActs = {
  /** Takes the data of the own shop along, also for some days after the operator has ended the dealings. */
  takeOwnData: act({
    may: ['shop'],
    asks: z.object(shownShop),
    run: async (tools, by, { shop }) => take(tools, by, shopOf(by, shop)),
  }),
  /** The same for a shop that cannot come in any more. */
  takeDataOfShop: act({
    may: ['owner'],
    asks: ofOne,
    run: async (tools, by, { uuid }) => take(tools, by, uuid),
  }),
  /** A piece of a file of such data, as the shop may read it at this moment. */
  readShopData: view({
    may: ['owner', 'shop'],
    asks: z.object({ taking: tokenText, file: keyOf(SHOP_FILES), after: askedText }),
    async read({ by, ...tools }, { taking, file, after }) {
      const { db, links, life, addresses } = tools;
      const now = life.now();
      const shop = links.takings.open(taking, by.id, now);
      if (!shop || (by.role === 'shop' && !by.shops.includes(shop))) return undefined;
      return FILES[file]({ db, links, addresses, shop, now }, after);
    },
  }),
};
