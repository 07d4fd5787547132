import { and, eq, isNull } from 'drizzle-orm';
import { placeRow } from '#contract/life/place-states.ts';
import { PhotoStoreError, Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { disclose } from '../db/records/ledger.ts';
import { requestItems, requestPhotos } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
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
  const photo = row && (await photos.read(row.path));
  if (!photo) throw new Refusal('not_found');
  if (photo.bytes !== row.bytes) {
    photo.content.destroy();
    const cause = new Error(`${photo.bytes} bytes instead of ${row.bytes}`);
    throw new PhotoStoreError('unavailable', { cause });
  }
  if (shop) await disclose(db, { request, shop, what: 'photos', act: 'shop' });
  return { ...photo, type: row.type };
}
