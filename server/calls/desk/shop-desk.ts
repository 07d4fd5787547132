import * as rows from '#contract/calls/desk/shop-desk.ts';
import { inviteColleague } from '../../desk/own-shop.ts';
import { atLeast } from '../at-least.ts';
import type { ProductData } from '../product-data.ts';
import { countInvitation } from './count-invitation.ts';
import type { DeskDoor } from './door.ts';

/** The one call of the desk of a shop that is counted by the address of its visitor. */
export function shopDeskCalls(door: DeskDoor, { db, outbox, limits }: ProductData): void {
  door.signedIn(rows.inviteColleague, async ({ body, request }, person) => {
    await countInvitation(limits, request, person, { ...body, shop: person.shop });
    await atLeast(inviteColleague(db, outbox, person, body));
    return {};
  });
}
