import type { CategoryKey } from '#contract/categories.ts';
import type { Photo } from './photos.ts';

/**
 * Names an answer that holds one text (document 2, section 3, entity Item). Which there are, the lists of questions say
 * (text-keys.ts).
 */
export type TextKey = string;

/** One thing to appraise. Values are never changed in place: every answer makes a new item. */
export interface Item {
  /** Unique within the form; it stays when the category changes. */
  readonly id: string;
  /** Empty until the seller has chosen one. */
  readonly category: CategoryKey | '';
  readonly answers: Readonly<Partial<Record<TextKey, string>>>;
  readonly accessories: readonly string[];
  /** The fields whose option その他 is chosen: their answer is a free text. */
  readonly others: readonly TextKey[];
  readonly photos: readonly Photo[];
}

export function emptyItem(id: string, category: CategoryKey | '' = ''): Item {
  return { id, category, answers: {}, accessories: [], others: [], photos: [] };
}

/** The text of an answer; empty when there is none. */
export function textOf(item: Item, key: TextKey): string {
  return item.answers[key] ?? '';
}
