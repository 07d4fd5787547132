import type { CategoryKey } from '#contract/goods/categories.ts';
import type { Pieces } from '#contract/goods/piece-words.ts';
import type { Photo } from './photos.ts';

/**
 * The key of an answer that is one text (document 2, section 3, entity Item). The lists of questions define the keys
 * (text-keys.ts).
 */
export type TextKey = string;

/** One thing to appraise. It is never changed: every answer creates a new item. */
export interface Item {
  /** Unique within the form. It stays the same when the category changes. */
  readonly id: string;
  /** Empty until the seller has chosen one. */
  readonly category: CategoryKey | '';
  readonly answers: Readonly<Partial<Record<TextKey, string>>>;
  /** The options that were chosen where a question takes several. */
  readonly choices: Readonly<Partial<Record<TextKey, readonly string[]>>>;
  /** The fields that are answered with その他 and a free text. */
  readonly others: readonly TextKey[];
  readonly photos: readonly Photo[];
  readonly pieces?: Pieces;
}

export function emptyItem(id: string, category: CategoryKey | '' = ''): Item {
  return { id, category, answers: {}, choices: {}, others: [], photos: [] };
}

/** The text of an answer; empty if there is none. */
export function textOf(item: Item, key: TextKey): string {
  return item.answers[key] ?? '';
}

/** The chosen options of a question that takes several. */
export const chosenOf = (item: Item, key: TextKey): readonly string[] => item.choices[key] ?? [];

export const withPhotos = (item: Item, photos: readonly Photo[]): Item => ({
  ...item,
  photos: [...item.photos, ...photos],
});

export const withoutPhoto = (item: Item, id: string): Item => ({
  ...item,
  photos: item.photos.filter((photo) => photo.id !== id),
});

/** The item with one of its photos at another place. */
export function withPhotoAt(item: Item, photo: Photo, to: number): Item {
  const others = item.photos.filter(({ id }) => id !== photo.id);
  return { ...item, photos: [...others.slice(0, to), photo, ...others.slice(to)] };
}

/** Whether the seller has answered anything about it, besides its category. */
export function isAnswered({ answers, photos }: Item): boolean {
  return Object.keys(answers).length > 0 || photos.length > 0;
}
