import { batch } from '@preact/signals-core';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { isReadable } from '../photos/readable.ts';
import type { GoodsState, RefusedAnswer } from './goods-state.ts';

/**
 * Puts the photos of a draft back. Drafts of earlier releases have references to files, which may be gone: the question
 * about photos then names them until its photos change.
 */
export async function putBackPhotos(
  goods: GoodsState,
  stored: ReadonlyMap<string, readonly File[]>,
): Promise<void> {
  const photos = new Map<string, File[]>();
  const losses: [item: string, file: string][] = [];
  for (const [item, files] of stored)
    for (const file of files)
      if (await isReadable(file)) photos.set(item, [...(photos.get(item) ?? []), file]);
      else losses.push([item, file.name]);
  const { current } = goods;
  batch(() => {
    for (const { id, photos: own } of goods.items) {
      const files = photos.get(id);
      if (files && own.length === 0) goods.addPhotos(id, files);
    }
    // The seller has answered nothing yet.
    goods.stayAt(current);
  });
  const refusals = losses.flatMap(([id, file]): RefusedAnswer[] => {
    const item = goods.items.find((one) => one.id === id);
    const stands: RefusedAnswer['stands'] = (one) => one.photos === item?.photos;
    return item ? [{ item: id, field: 'photos', message: PHOTO_MESSAGES.gone(file), stands }] : [];
  });
  if (refusals.length > 0) goods.refuse(refusals, '');
}
