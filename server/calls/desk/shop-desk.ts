import * as rows from '#contract/calls/desk/shop-desk.ts';
import { leadBehind, leadKey, listLeads } from '../../desk/leads.ts';
import { changeOwnShop, endColleague, inviteColleague, readOwnShop } from '../../desk/own-shop.ts';
import { atLeast } from '../at-least.ts';
import type { ProductData } from '../product-data.ts';
import { countInvitation } from './count-invitation.ts';
import type { DeskDoor } from './door.ts';

/** The desk of a shop. It sees its own requests by whom it is, never by an id in the call alone. */
export function shopDeskCalls(door: DeskDoor, { db, links, life, outbox, limits }: ProductData): void {
  door.signedIn(rows.readLeads, ({ query: { tab, after } }, person) =>
    listLeads({ db, links, rules: life.rules, now: life.now }, person, tab, after),
  );
  door.signedIn(rows.readLeadKey, async ({ params: { name }, refuse }, person) => ({
    token: (await leadKey(db, links, person, name)) ?? refuse('not_found'),
  }));
  door.signedIn(rows.findLead, async ({ body: { token }, refuse }, person) => ({
    name: leadBehind(links, person, token) ?? refuse('not_found'),
  }));
  door.signedIn(rows.readOwnShop, (_, person) => readOwnShop(db, person));
  door.signedIn(rows.changeOwnShop, async ({ body }, person) => ({
    wrong: await changeOwnShop(db, person, body),
  }));
  door.signedIn(rows.inviteColleague, async ({ body, request }, person) => {
    await countInvitation(limits, request, person, { ...body, shop: person.shop });
    await atLeast(inviteColleague(db, outbox, person, body));
    return {};
  });
  door.signedIn(rows.endColleague, async ({ params: { uuid }, refuse }, person) => {
    if (!(await endColleague(db, person, uuid))) refuse('not_found');
    return {};
  });
}
