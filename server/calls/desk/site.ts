import * as rows from '#contract/calls/desk/site.ts';
import { draftSite, previewSite, readSite, turnSite } from '../../desk/site.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The content of the site. */
export function siteCalls(door: DeskDoor, { db, contentFile }: ProductData): void {
  door.signedIn(rows.readSite, (_, person) => readSite(db, person, contentFile));
  door.signedIn(rows.previewSite, async (_, person) => ({
    content: { ...(await previewSite(db, person, contentFile)) },
  }));
  door.signedIn(rows.draftSite, async ({ body: { written, seen } }, person) => ({
    wrong: await draftSite(db, person, written, seen),
  }));
  door.signedIn(rows.turnSite, async ({ body: { to, seen }, refuse }, person) => {
    if (!(await turnSite(db, person, to, seen))) refuse('not_found');
    return {};
  });
}
