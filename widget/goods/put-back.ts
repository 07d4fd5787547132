import { LIMITS } from '#contract/base/limits.ts';
import type { Item } from './item.ts';
import type { Photo } from './photos.ts';

/** A photo, an item or a category that was removed from the goods. */
export interface RemovedPart {
  readonly what: 'photo' | 'item' | 'category';
  /** The item as it was before. */
  readonly item: Item;
  /** Its place among the items. */
  readonly index: number;
}

/** All items, removed by a seller who starts over. */
interface RemovedAll {
  readonly what: 'all';
  readonly items: readonly Item[];
  /** Puts back what was removed besides the goods. */
  readonly putBackRest: () => void;
}

export type Removed = RemovedPart | RemovedAll;

/** Their previews were released when they were removed. */
const shownAgain = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map((photo) => ({ ...photo, preview: URL.createObjectURL(photo.file) }));

/** The photos of an item with the removed one back in its place. */
function withLost(photos: readonly Photo[], before: readonly Photo[]): readonly Photo[] {
  const at = before.findIndex(({ id }) => photos.every((photo) => photo.id !== id));
  if (at < 0 || photos.length >= LIMITS.photosPerItem) return photos;
  return [...photos.slice(0, at), ...shownAgain(before.slice(at, at + 1)), ...photos.slice(at)];
}

/** The question that has the focus after an undo; undefined if there are no items. */
export function placeOf(removal: Removed): { item: string; field: 'photos' | 'category' } | undefined {
  const item = removal.what === 'all' ? removal.items[0] : removal.item;
  return item && { item: item.id, field: removal.what === 'photo' ? 'photos' : 'category' };
}

/** The items with the removed part put back. Later answers stay, except after a change of category. */
export function putBack(items: readonly Item[], removal: Removed): readonly Item[] {
  if (removal.what === 'all') return removal.items.map((one) => ({ ...one, photos: shownAgain(one.photos) }));
  const { what, item, index } = removal;
  if (what === 'photo') {
    return items.map((one) =>
      one.id === item.id ? { ...one, photos: withLost(one.photos, item.photos) } : one,
    );
  }
  const before = { ...item, photos: shownAgain(item.photos) };
  if (what === 'category') return items.map((one) => (one.id === item.id ? before : one));
  return [...items.slice(0, index), before, ...items.slice(index)];
}
