import * as rows from '#contract/calls/desk/partner.ts';
import { listConversions, readMedia } from '../../desk/partner.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The desk of a partner. */
export function partnerCalls(door: DeskDoor, { db }: ProductData): void {
  door.signedInOrByKey(rows.readConversions, async ({ query, refuse }, person) => ({
    conversions: (await listConversions(db, person, query)) ?? refuse('not_found'),
  }));
  door.signedInOrByKey(
    rows.readMedia,
    async ({ query, refuse }, person) => (await readMedia(db, person, query)) ?? refuse('not_found'),
  );
}
