import * as rows from '#contract/calls/desk/shops.ts';
import * as shops from '../../desk/shops.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The shops, and files of them. */
export function shopCalls(door: DeskDoor, { db }: ProductData): void {
  door.signedIn(rows.readShops, ({ query: { after, text, state, category } }, person) =>
    shops.listShops(db, person, { text, state, category }, after),
  );
  door.signedIn(
    rows.readShop,
    async ({ params: { uuid }, refuse }, person) =>
      (await shops.readShop(db, person, uuid)) ?? refuse('not_found'),
  );
  door.signedIn(rows.changeShop, async ({ params: { uuid }, body, refuse }, person) => ({
    wrong: (await shops.changeShop(db, person, uuid, body)) ?? refuse('not_found'),
  }));
  door.signedIn(rows.switchShop, async ({ params: { uuid }, body: { to }, refuse }, person) => {
    if (!(await shops.switchShop(db, person, uuid, to))) refuse('not_found');
    return {};
  });
  door.signedIn(rows.previewImport, ({ body: { file } }, person) =>
    shops.previewImport(db, person, Buffer.from(file, 'base64')),
  );
  door.signedIn(
    rows.importShops,
    async ({ params: { uuid }, refuse }, person) =>
      (await shops.importFile(db, person, uuid)) ?? refuse('not_found'),
  );
}
