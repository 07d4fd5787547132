import * as rows from '#contract/calls/desk/partner.ts';
import { partnerActs } from '../../desk/partner.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The counts of a partner, which programs read too, by a key. */
export function partnerCalls(door: DeskDoor, product: ProductData): void {
  const { readConversions, readMedia } = partnerActs;
  door.byKey(rows.readConversions, readConversions.may, ({ query }, person) =>
    readConversions.run(product, person, query),
  );
  door.byKey(rows.readMedia, readMedia.may, ({ query }, person) => readMedia.run(product, person, query));
}
