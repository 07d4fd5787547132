import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { LEAD_FILE_ROWS, LEAD_TABS } from '#contract/desk/desk.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { shops } from '../db/schema.ts';
import { view } from './act.ts';
import { findLeads } from './lead-list.ts';
import { leadNamed, ofLead, shownLeads } from './leads.ts';
import { shopOf } from './person.ts';

export const leadFileActs = {
  /** The requests of a shop in a tab as a file has them: the newest, without the contact of their sellers. */
  readLeadFile: view({
    may: ['shop'],
    asks: z.object({ tab: askedText }),
    async read({ by, ...tools }, { tab: text = '' }) {
      const { db, life } = tools;
      const shop = shopOf(by);
      const tab = isKeyOf(LEAD_TABS, text) ? text : 'all';
      const query = { shop, tab, now: life.now(), where: undefined, limit: LEAD_FILE_ROWS };
      const uuids = (await findLeads(db, query)).map(({ uuid }) => uuid);
      return { leads: await shownLeads(tools, shop, uuids) };
    },
  }),
  /** The shop of a lead as it stands on its own papers: what anybody may read of it. */
  readShopHead: view({
    may: ['shop'],
    asks: ofLead,
    async read({ db, links, by }, { name }) {
      const lead = await leadNamed({ db, links }, by, name);
      if (!lead) return undefined;
      const [shop] = await db
        .select({
          name: shops.shopName,
          company: shops.companyName,
          zipcode: shops.zipcode,
          address: shops.address,
          tel: shops.tel,
          licence: shops.antiqueDealerLicense,
        })
        .from(shops)
        .where(eq(shops.uuid, lead.shop));
      return shop;
    },
  }),
};
