import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PhotoType } from '#contract/base/limits.ts';
import { MOST_ITEM_PHOTOS } from '#contract/life/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { requestItems, requestPhotos } from '../db/schema.ts';
import type { Life } from '../life/life.ts';
import { type PhotoStore, photoPath } from '../photos/photo-store.ts';
import { actOn, type OwnLink } from './open-link.ts';

/* Changes of the goods of a request that the shops have already. */

const isItem = (request: string, position: number) =>
  and(
    eq(requestItems.requestUuid, request),
    eq(requestItems.position, position),
    isNull(requestItems.withdrawnAt),
  );

/**
 * The seller keeps one of several items. Shops no longer see its texts and photos.
 * @throws Refusal not_found, last_item
 */
export async function withdrawItem(db: Db, life: Life, link: OwnLink, position: number): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const left = await tx
      .select({ position: requestItems.position })
      .from(requestItems)
      .where(and(eq(requestItems.requestUuid, request.uuid), isNull(requestItems.withdrawnAt)));
    if (!left.some((item) => item.position === position)) throw new Refusal('not_found');
    if (left.length === 1) throw new Refusal('last_item');
    await tx
      .update(requestItems)
      .set({ withdrawnAt: sql`clock_timestamp()` })
      .where(isItem(request.uuid, position));
    await life.happened(tx, request, 'goodsChanged');
  });
  life.posted();
}

export interface AddedPhoto {
  /** In the store. */
  name: string;
  type: PhotoType;
  bytes: number;
  originalName: string;
}

/**
 * Adds photos to an item.
 * @param arrived the uuid under which they lie in the store as arriving
 * @throws Refusal not_found, too_many_photos
 */
export async function addPhotos(
  { db, life, photos }: { db: Db; life: Life; photos: PhotoStore },
  link: OwnLink,
  position: number,
  arrived: string,
  added: readonly AddedPhoto[],
): Promise<void> {
  await actOn(db, link, async (tx, request) => {
    const { uuid } = request;
    const [item] = await tx.select().from(requestItems).where(isItem(uuid, position));
    if (!item) throw new Refusal('not_found');
    const present = await tx
      .select({ position: requestPhotos.position })
      .from(requestPhotos)
      .where(and(eq(requestPhotos.requestUuid, uuid), eq(requestPhotos.itemPosition, position)))
      .orderBy(asc(requestPhotos.position));
    if (present.length + added.length > MOST_ITEM_PHOTOS) throw new Refusal('too_many_photos');
    const next = (present.at(-1)?.position ?? -1) + 1;
    await tx.insert(requestPhotos).values(
      added.map(({ name, type, bytes, originalName }, index) => ({
        path: photoPath(uuid, name),
        requestUuid: uuid,
        itemPosition: position,
        position: next + index,
        type,
        bytes,
        originalName,
      })),
    );
    await life.happened(tx, request, 'goodsChanged');
    // Done last: after this, only a failing commit leaves files without rows. They go with the request.
    await photos.add(arrived, uuid);
  });
  life.posted();
}
