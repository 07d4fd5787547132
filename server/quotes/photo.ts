import { and, eq, isNull } from 'drizzle-orm';
import { placeRow } from '#contract/life/place-states.ts';
import { PhotoStoreError, Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { disclose } from '../db/records/ledger.ts';
import { casePhotos, cases, requestItems, requestPhotos } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { CasePhotoSubject } from '../deliveries/links/photo-tokens.ts';
import type { PhotoStore, StoredPhoto } from '../photos/photo-store.ts';
import { leadOf, opened, requestOf } from './open-link.ts';

export interface ShownPhoto extends StoredPhoto {
  type: string;
}

/**
 * The photo of an address that one of the pages gave out. A shop sees no photos of a request that was withdrawn, that it
 * has declined, or that was passed on; the ledger notes the first photo that it sees.
 * @throws Refusal as for the link of the page, and not_found
 * @throws PhotoStoreError if the store has something else in its place, such as a text about an error
 */
export async function openPhoto(
  db: Db,
  photos: PhotoStore,
  links: Links,
  token: string,
  now: Date,
): Promise<ShownPhoto> {
  const ofCase = links.casePhotos.open(token, now);
  if (ofCase !== 'unknown') return openCasePhoto(db, photos, opened(ofCase), now);
  const { request, shop, version, item, position } = opened(links.photos.open(token));
  if (shop) {
    const { state } = await leadOf(db, { request, shop, version }, now);
    if (!placeRow(state).sees) throw new Refusal('not_found');
  } else await requestOf(db, { request, version });
  const [row] = await db
    .select({ path: requestPhotos.path, type: requestPhotos.type, bytes: requestPhotos.bytes })
    .from(requestPhotos)
    .innerJoin(
      requestItems,
      and(
        eq(requestItems.requestUuid, requestPhotos.requestUuid),
        eq(requestItems.position, requestPhotos.itemPosition),
      ),
    )
    .where(
      and(
        isNull(requestItems.withdrawnAt),
        eq(requestPhotos.requestUuid, request),
        eq(requestPhotos.itemPosition, item),
        eq(requestPhotos.position, position),
      ),
    );
  const photo = await stored(photos, row);
  if (shop) await disclose(db, { request, shop, what: 'photos', act: 'shop' });
  return photo;
}

/** The photo of a side about a case. Only this side and the operator get its address. */
async function openCasePhoto(
  db: Db,
  photos: PhotoStore,
  { case: uuid, side, viewer, version, position }: CasePhotoSubject,
  now: Date,
): Promise<ShownPhoto> {
  const [row] = await db
    .select({
      path: casePhotos.path,
      type: casePhotos.type,
      bytes: casePhotos.bytes,
      request: cases.requestUuid,
      shop: cases.shopUuid,
    })
    .from(casePhotos)
    .innerJoin(cases, eq(cases.uuid, casePhotos.caseUuid))
    .where(and(eq(casePhotos.caseUuid, uuid), eq(casePhotos.side, side), eq(casePhotos.position, position)));
  if (!row) throw new Refusal('not_found');
  const { request, shop } = row;
  if (viewer === 'shop') await leadOf(db, { request, shop, version }, now);
  if (viewer === 'seller') await requestOf(db, { request, version });
  return stored(photos, row);
}

interface PhotoRow {
  path: string;
  type: string;
  bytes: number;
}

/** @throws Refusal not_found @throws PhotoStoreError */
async function stored(photos: PhotoStore, row: PhotoRow | undefined): Promise<ShownPhoto> {
  const photo = row && (await photos.read(row.path));
  if (!photo) throw new Refusal('not_found');
  if (photo.bytes !== row.bytes) {
    photo.content.destroy();
    const cause = new Error(`${photo.bytes} bytes instead of ${row.bytes}`);
    throw new PhotoStoreError('unavailable', { cause });
  }
  return { ...photo, type: row.type };
}
