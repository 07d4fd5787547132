import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PhotoType } from '#contract/base/limits.ts';
import { MOST_ITEM_PHOTOS } from '#contract/life/follow-up.ts';
import { withdrawnItem } from '#contract/schemas/follow-up.ts';
import { leftPositions } from '../db/records/left-items.ts';
import { dropFromQuotes } from '../db/records/quotes.ts';
import { requestItems, requestPhotos } from '../db/schema.ts';
import { NOBODY } from '../limits/visitor.ts';
import { photoPath } from '../photos/photo-store.ts';
import { type LinkTools, ownAct } from './link-act.ts';
import type { OwnLink } from './open-link.ts';

/* Changes of the goods of a request that the shops have already. */

const isItem = (request: string, position: number) =>
  and(
    eq(requestItems.requestUuid, request),
    eq(requestItems.position, position),
    isNull(requestItems.withdrawnAt),
  );

export const goodsActs = {
  /** The seller keeps one of several items. Shops no longer see its texts and photos. */
  withdrawItem: ownAct({
    asks: withdrawnItem,
    refuses: ['not_found', 'last_item'],
    async work({ tx, request: { uuid }, refuse }, { item: position }) {
      const positions = await leftPositions(tx, uuid);
      if (!positions.includes(position)) throw refuse('not_found');
      if (positions.length === 1) throw refuse('last_item');
      await tx
        .update(requestItems)
        .set({ withdrawnAt: sql`clock_timestamp()` })
        .where(isItem(uuid, position));
      await dropFromQuotes(tx, uuid, position);
      return { happened: [{ event: 'goodsChanged' }] };
    },
  }),
};

export interface AddedPhoto {
  /** In the store. */
  name: string;
  type: PhotoType;
  bytes: number;
  originalName: string;
}

/**
 * Adds photos to an item.
 * @param uploadId the uuid under which they lie in the store as arriving
 * @throws Refusal not_found, too_many_photos
 */
export const addPhotos = (
  tools: LinkTools,
  link: OwnLink,
  position: number,
  uploadId: string,
  newPhotos: readonly AddedPhoto[],
) =>
  ownAct({
    refuses: ['not_found', 'too_many_photos'],
    async work({ tx, request: { uuid }, refuse }) {
      const [item] = await tx.select().from(requestItems).where(isItem(uuid, position));
      if (!item) throw refuse('not_found');
      const present = await tx
        .select({ position: requestPhotos.position })
        .from(requestPhotos)
        .where(and(eq(requestPhotos.requestUuid, uuid), eq(requestPhotos.itemPosition, position)))
        .orderBy(asc(requestPhotos.position));
      if (present.length + newPhotos.length > MOST_ITEM_PHOTOS) throw refuse('too_many_photos');
      const next = (present.at(-1)?.position ?? -1) + 1;
      await tx.insert(requestPhotos).values(
        newPhotos.map(({ name, type, bytes, originalName }, index) => ({
          path: photoPath(uuid, name),
          requestUuid: uuid,
          itemPosition: position,
          position: next + index,
          type,
          bytes,
          originalName,
        })),
      );
      return {
        happened: [{ event: 'goodsChanged' }],
        // After this, only a failing commit leaves files without rows. They go with the request.
        last: () => tools.photos.add(uploadId, uuid),
      };
    },
  }).run(tools, link, {}, NOBODY);
