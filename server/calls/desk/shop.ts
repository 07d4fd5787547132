import * as rows from '#contract/calls/desk/shop.ts';
import { inputOf } from '../../base/outcome.ts';
import { leadActs } from '../../desk/leads.ts';
import { visitorOf } from '../../limits/visitor.ts';
import { behindLink } from '../../quotes/link-door.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The requests of a shop, which its programs read too, by a key: no more than its pages show at that moment. */
export function shopCalls(door: DeskDoor, product: ProductData): void {
  const { readLeads, readLeadKey } = leadActs;
  door.byKey(rows.readLeadsByKey, readLeads.may, async ({ query }, person) => {
    const { leads, ...list } = await readLeads.run(product, person, query);
    return { ...list, leads: leads.map(({ photo: _photo, why: _why, ...lead }) => lead) };
  });
  door.byKey(rows.readLeadByKey, readLeadKey.may, async ({ params, request }, person) => {
    const { token } = await readLeadKey.run(product, person, inputOf(readLeadKey.asks, params));
    const lead = await behindLink(product, token, 'readLead', {}, visitorOf(request));
    const { number, created_at, state, since, may, deadline, prefecture, items, contact, quote } = lead;
    return { number, created_at, state, since, may, deadline, prefecture, items, contact, quote };
  });
}
