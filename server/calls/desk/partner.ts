import * as rows from '#contract/calls/desk/partner.ts';
import { partnerActs } from '../../desk/partner.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The counts of a partner, which programs read too, by a key. */
export function partnerCalls(door: DeskDoor, product: ProductData): void {
  door.signedInOrByKey(rows.readConversions, ({ query }, person) =>
    partnerActs.readConversions.run(product, person, query),
  );
  door.signedInOrByKey(rows.readMedia, ({ query }, person) =>
    partnerActs.readMedia.run(product, person, query),
  );
}
