import type { FieldInput } from '../base/field.ts';
import { PREFECTURES } from '../customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS } from '../goods/categories.ts';

/* The columns of a file of shops, and how a person at a desk fills each in. A cell is a text, in files and in forms. */

/** In the place of prefectures: all of them. */
export const WHOLE_COUNTRY = '全国';

/** The texts of a cell that says yes or no. */
export const YES_NO = { yes: 'yes', no: 'no' } as const;

/** The ways of buying that most shops have. A shop may name others. */
export const BUYING_METHODS = ['店頭買取', '出張買取', '宅配買取', 'オンライン査定'] as const;

/** How a column is filled in: from it follow its field and the text of its cell. */
export type ColumnKind =
  | { readonly kind: 'line'; readonly input?: FieldInput }
  | { readonly kind: 'prose' }
  | { readonly kind: 'number'; readonly unit: string; readonly inputMode: 'numeric' | 'decimal' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'one'; readonly options: readonly string[] }
  /** Some of the options, and others that the cell has already. */
  | { readonly kind: 'many'; readonly options: readonly string[] }
  /** The whole country, or prefectures. */
  | { readonly kind: 'area' }
  /** Days and spans of days. */
  | { readonly kind: 'days' }
  /** Hours, and the days of the week on which it is closed. */
  | { readonly kind: 'hours' };

const CATEGORY_LABELS = CATEGORY_KEYS.map((key) => CATEGORIES[key].label);

/** In the order in which files are written. */
export const SHOP_COLUMNS = {
  uuid: { kind: 'line' },
  shop_name: { kind: 'line' },
  company_name: { kind: 'line' },
  representative_name: { kind: 'line' },
  zipcode: { kind: 'line', input: { inputMode: 'numeric' } },
  prefecture: { kind: 'one', options: PREFECTURES },
  address: { kind: 'line' },
  latitude: { kind: 'number', unit: '度', inputMode: 'decimal' },
  longitude: { kind: 'number', unit: '度', inputMode: 'decimal' },
  tel: { kind: 'line', input: { type: 'tel', inputMode: 'tel' } },
  email: { kind: 'line', input: { inputMode: 'email' } },
  website_url: { kind: 'line', input: { type: 'url', inputMode: 'url' } },
  business_hours: { kind: 'hours' },
  logo: { kind: 'line', input: { inputMode: 'url' } },
  pr_comment: { kind: 'prose' },
  company_free_text: { kind: 'prose' },
  minna_free_text: { kind: 'prose' },
  antique_dealer_license: { kind: 'line' },
  licence_checked_on: { kind: 'line' },
  categories: { kind: 'many', options: CATEGORY_LABELS },
  specialties: { kind: 'many', options: CATEGORY_LABELS },
  methods: { kind: 'many', options: BUYING_METHODS },
  served_prefectures: { kind: 'area' },
  recommended: { kind: 'yesNo' },
  capacity: { kind: 'number', unit: '件', inputMode: 'numeric' },
  holidays: { kind: 'days' },
} as const satisfies Record<string, ColumnKind>;
export type ShopColumn = keyof typeof SHOP_COLUMNS;
export const columnKind = (column: ShopColumn): ColumnKind => SHOP_COLUMNS[column];
