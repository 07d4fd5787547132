/** A category of goods, as all parts know it. Its questions are in widget/goods/categories/. */
interface CategoryRow {
  /** The name for sellers and visitors (document 1, section 3). */
  readonly label: string;
  /** The subject of its tile, hero and results in art/, if that is not its key. */
  readonly picture?: string;
}

/**
 * The kinds of goods, in the order in which sellers see them (document 2, section 3). A new one is a row here, an
 * identifier in category-uuids.ts, a file of questions in widget/goods/categories/, and its lists in
 * server/db/seed/catalogue/.
 */
export const CATEGORIES = {
  watch: { label: '時計' },
  bag: { label: 'バッグ' },
  jewelry: { label: '宝石' },
  camera: { label: 'カメラ' },
  alcohol: { label: 'お酒' },
  antique: { label: '骨董品' },
  preciousMetal: { label: '金・貴金属', picture: 'gold' },
  music: { label: '楽器' },
} as const satisfies Record<string, CategoryRow>;

export type CategoryKey = keyof typeof CATEGORIES;
export const CATEGORY_KEYS = Object.keys(CATEGORIES) as [CategoryKey, ...CategoryKey[]];

/** The row with all optional members of its type. */
export const categoryOf = (key: CategoryKey): CategoryRow => CATEGORIES[key];

type SnakeCase<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : '';

/** The key as document 1 writes it in URLs. */
export const slugOf = (key: CategoryKey): SnakeCase<CategoryKey> =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<CategoryKey>;

/** A key or slug without the parts that do not count: case, hyphens and underscores. */
export const foldedKey = (text: string): string => text.trim().toLowerCase().replace(/[-_]/g, '');

/**
 * The category that a key, a slug or any mixture of case, hyphen and underscore names
 * (`preciousMetal`, `precious_metal`, `precious-metal`), or undefined.
 */
export function toCategoryKey(text: string): CategoryKey | undefined {
  return CATEGORY_KEYS.find((key) => foldedKey(key) === foldedKey(text));
}

/** The category with this label, or undefined (document 1, section 3). */
export function categoryOfLabel(label: string): CategoryKey | undefined {
  return CATEGORY_KEYS.find((key) => CATEGORIES[key].label === label);
}

/** Sub-selections with landing pages of their own, both of the antique category (document 1, section 2). */
export const ANTIQUE_SELECTIONS = ['古銭・小判', '着物'] as const;
