import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { LEAD_FILE_ROWS } from '#contract/desk/desk.ts';
import { askedDay } from '#contract/schemas/asked.ts';
import type { Db } from '../db/open.ts';
import { factsOf, labelOf } from '../db/records/goods-in-words.ts';
import { numberOf } from '../db/records/number.ts';
import { WHOLE } from '../db/records/reading.ts';
import { outcomes, requestItems } from '../db/schema.ts';
import { contactOf } from '../quotes/lead.ts';
import { type Tools, view } from './act.ts';
import { logAct } from './log.ts';
import { shopOf } from './person.ts';
import { readLeads } from './readable-leads.ts';

interface Span {
  from: string;
  until: string;
}

/** The sales of which a shop has told on some days of Japan, the oldest first. */
const salesOf = (db: Db, shop: string, { from, until }: Span) =>
  db
    .select({
      uuid: outcomes.requestUuid,
      day: sql<string>`(${outcomes.at} at time zone 'Asia/Tokyo')::date::text`,
      /** In yen. */
      amount: outcomes.amount,
    })
    .from(outcomes)
    .where(
      and(
        eq(outcomes.shopUuid, shop),
        eq(outcomes.side, 'shop'),
        eq(outcomes.result, 'sold'),
        sql`${outcomes.at} >= ${from}::date::timestamp at time zone 'Asia/Tokyo'`,
        sql`${outcomes.at} < (${until}::date + 1)::timestamp at time zone 'Asia/Tokyo'`,
      ),
    )
    .orderBy(asc(outcomes.at), asc(outcomes.requestUuid))
    .limit(LEAD_FILE_ROWS);

type ToldSale = Awaited<ReturnType<typeof salesOf>>[number];

/** Sales with goods and sellers. A shop that may see the contact no more reads the category of the goods. */
async function shownSales(
  { db, life, addresses }: Pick<Tools, 'db' | 'life' | 'addresses'>,
  shop: string,
  sales: readonly ToldSale[],
) {
  const uuids = sales.map(({ uuid }) => uuid);
  const leads = await readLeads(db, shop, uuids, life.now());
  const items = await db
    .select()
    .from(requestItems)
    .where(inArray(requestItems.requestUuid, uuids))
    .orderBy(asc(requestItems.position));
  return sales.flatMap(({ uuid, day, amount }) => {
    const lead = leads.find(({ request }) => request.uuid === uuid);
    // Erased since.
    if (!lead) return [];
    const contact = lead.isKnown ? contactOf(lead.request, addresses()) : null;
    const goods = items.filter(({ requestUuid, withdrawnAt }) => requestUuid === uuid && !withdrawnAt);
    return {
      number: numberOf(uuid),
      /** The day on which the shop told of the sale. */
      day,
      items: goods.map((item) => ({
        title: labelOf(item.category),
        facts: contact ? factsOf(item, WHOLE).map(([name, value]) => ({ name, value })) : [],
      })),
      /** In yen, of all goods together, as the shop has told it. */
      amount,
      /** Null: the shop may not see it any more. */
      seller: contact && { name: contact.name1, address: contact.address },
    };
  });
}

export const dealFileActs = {
  /** The purchases of a shop on some days, for its ledger: the days of this month if none are named. The log notes it. */
  readDealFile: view({
    may: ['shop'],
    asks: z.object({ from: askedDay, until: askedDay }),
    isCounted: true,
    async read({ by, ...tools }, asked) {
      const shop = shopOf(by);
      const until = asked.until ?? dayInJapan(tools.life.now());
      const from = asked.from ?? `${until.slice(0, 8)}01`;
      const deals = await shownSales(tools, shop, await salesOf(tools.db, shop, { from, until }));
      await logAct(tools.db, by, {
        action: 'export',
        subject: 'shops',
        uuid: shop,
        changed: `deals: ${from} – ${until}`,
      });
      return { from, until, deals };
    },
  }),
};
