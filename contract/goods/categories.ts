/** A category of goods, as all parts know it. Its questions are in widget/goods/categories/. */
interface CategoryRow {
  /** The name for sellers and visitors (document 1, section 3). */
  readonly label: string;
  /** The fixed identifier that calls send as `medium_uuid`. */
  readonly uuid: string;
  /** The key as document 1 writes it in URLs. */
  readonly slug: string;
  /** The subject of its tile, hero and results in art/. */
  readonly picture: string;
}

/**
 * The kinds of goods, in the order in which sellers see them (document 2, section 3). A new one is a row here, a file
 * of questions in widget/goods/categories/, and its lists in server/db/seed/catalogue/.
 */
export const CATEGORIES = {
  watch: { label: '時計', uuid: '0d8c3a52-4f5b-4a43-9d6f-1f7b5a0e3c01', slug: 'watch', picture: 'watch' },
  bag: { label: 'バッグ', uuid: '1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c02', slug: 'bag', picture: 'bag' },
  jewelry: {
    label: '宝石',
    uuid: '2e6f1d70-3a8b-4c95-b1f4-9c0e7d5a2b03',
    slug: 'jewelry',
    picture: 'jewelry',
  },
  camera: {
    label: 'カメラ',
    uuid: '3c9a4b18-6d2e-4f71-a0c3-5e8f1b7d6a04',
    slug: 'camera',
    picture: 'camera',
  },
  alcohol: {
    label: 'お酒',
    uuid: '4f2d8e36-1c7a-4e59-8b6d-0a3c9f4e1d05',
    slug: 'alcohol',
    picture: 'alcohol',
  },
  antique: {
    label: '骨董品',
    uuid: '5a1c7f92-8e4b-4d06-9f3a-7b2e6c0d8f06',
    slug: 'antique',
    picture: 'antique',
  },
  preciousMetal: {
    label: '金・貴金属',
    uuid: '6d0b5e84-2f9c-4a37-8c1e-3d7a9b5f4e07',
    slug: 'precious_metal',
    picture: 'gold',
  },
  music: { label: '楽器', uuid: '7e3f2a16-5b8d-4c60-b7f9-8c4d1e6a0b08', slug: 'music', picture: 'music' },
} as const satisfies Record<string, CategoryRow>;

export type CategoryKey = keyof typeof CATEGORIES;
export const CATEGORY_KEYS = Object.keys(CATEGORIES) as [CategoryKey, ...CategoryKey[]];

/** The row with all optional members of its type. */
export const categoryOf = (key: CategoryKey): CategoryRow => CATEGORIES[key];

/** A key or slug without the parts that do not count: case, hyphens and underscores. */
export const foldedKey = (text: string): string => text.trim().toLowerCase().replace(/[-_]/g, '');

/**
 * The category that a key, a slug or any mixture of case, hyphen and underscore names
 * (`preciousMetal`, `precious_metal`, `precious-metal`), or undefined.
 */
export function toCategoryKey(text: string): CategoryKey | undefined {
  return CATEGORY_KEYS.find((key) => foldedKey(key) === foldedKey(text));
}

/** The category with this fixed identifier, or undefined. */
export function categoryOfUuid(uuid: string): CategoryKey | undefined {
  return CATEGORY_KEYS.find((key) => CATEGORIES[key].uuid === uuid.toLowerCase());
}

/** The category with this label, or undefined (document 1, section 3). */
export function categoryOfLabel(label: string): CategoryKey | undefined {
  return CATEGORY_KEYS.find((key) => CATEGORIES[key].label === label);
}

/** Sub-selections with landing pages of their own, both of the antique category (document 1, section 2). */
export const ANTIQUE_SELECTIONS = ['古銭・小判', '着物'] as const;
