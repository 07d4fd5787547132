import { LIMITS } from '#contract/base/limits.ts';

/**
 * Shares photos out in their order, the same number to each item, as they are taken one item after the other.
 * @param items the ids of the items without photos
 * @returns the item of each photo; undefined if the numbers do not fit, so that somebody has to say which is whose
 */
export function shareOut(photos: number, items: readonly string[]): readonly string[] | undefined {
  const each = photos / items.length;
  if (!Number.isInteger(each) || each < 1 || each > LIMITS.photosPerItem) return undefined;
  return items.flatMap((item) => Array<string>(each).fill(item));
}
