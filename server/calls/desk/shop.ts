import * as rows from '#contract/calls/desk/shop.ts';
import { Refusal } from '../../base/errors.ts';
import { leadActs } from '../../desk/leads.ts';
import { visitorOf } from '../../limits/visitor.ts';
import { behindLink } from '../../quotes/link-door.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The requests of a shop, which its programs read too, by a key: no more than its pages show at that moment. */
export function shopCalls(door: DeskDoor, product: ProductData): void {
  const { readLeads, readLeadKey } = leadActs;
  door.byKey(rows.readLeadsByKey, readLeads.may, async ({ query }, person) => {
    const { near, leads, next, counts } = await readLeads.run(product, person, query);
    return { next, counts, leads: [...near, ...leads].map(({ photo: _photo, why: _why, ...lead }) => lead) };
  });
  door.byKey(rows.readLeadByKey, readLeadKey.may, async ({ params, request }, person) => {
    const input = readLeadKey.asks.safeParse(params);
    if (!input.success) throw new Refusal('not_found');
    const { token } = await readLeadKey.run(product, person, input.data);
    const lead = await behindLink(product, token, 'readLead', {}, visitorOf(request));
    const { number, created_at, state, since, may, deadline, prefecture, items, contact, quote } = lead;
    return { number, created_at, state, since, may, deadline, prefecture, items, contact, quote };
  });
}
