import words from './goods-words.json' with { type: 'json' };

/** How one detail of goods is read: the question's label, and what its answers mean. */
export interface DetailWords {
  readonly label: string;
  /** The unit of a number. */
  readonly unit?: string;
  /** The words of each option, by the text that is sent for it. */
  readonly options?: Readonly<Record<string, string>>;
  /** Several options, with commas between them. */
  readonly several?: true;
}

const ALL: Readonly<Record<string, Readonly<Record<string, DetailWords>>>> = words as never;

/**
 * The details of a category by their names in `item_detail`, in the order of its questions. `npm run docs` writes them
 * from widget/goods/categories/.
 * @param category may be one of a later release, which has no words here
 */
export const detailsOf = (category: string): Readonly<Record<string, DetailWords>> =>
  Object.hasOwn(ALL, category) ? (ALL[category] ?? {}) : {};
