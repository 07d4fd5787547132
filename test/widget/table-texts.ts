import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CUSTOMER_FIELDS, TERMS_MESSAGE } from '#contract/customer/customer.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import { CONTACT_RELEASES } from '#contract/life/follow-up.ts';
import { matchReasons } from '#contract/life/match-reasons.ts';
import { FORM_MESSAGES } from '#contract/refusals/form-messages.ts';
import { CATEGORY_FORMS } from '#widget/goods/categories/index.ts';
import { KANA_ROWS } from '#widget/goods/kana-rows.ts';
import { OTHER_EXAMPLES } from '#widget/goods/other-examples.ts';
import { SHOTS } from '#widget/goods/shots.ts';

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

/** The texts in a table, however deep, but for the keys and codes that nobody reads. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return JAPANESE.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The lists in a table, each with its texts: those that a seller chooses from. */
function listsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.values(value);
  const texts = members.filter((member) => typeof member === 'string' && JAPANESE.test(member));
  return [...(Array.isArray(value) ? [texts] : []), ...members.flatMap(listsIn)];
}

const seedOf = (category: string): unknown =>
  parse(readFileSync(`server/db/seed/catalogue/${category}.yaml`, 'utf8'));

const keysOf = (category: string): readonly string[] => Object.keys(seedOf(category) as object);

/** The kinds of goods in the catalogue. Names of makers and products stay as they are sold. */
const KINDS = [
  seedOf('antique'),
  seedOf('jewelry'),
  keysOf('alcohol'),
  keysOf('music'),
  keysOf('preciousMetal'),
  keysOf('camera').slice(0, 3),
  ['K24（純金）', 'その他のブランド', 'その他のメーカー'],
];

/** Why a shop was chosen, as far as it is no place. */
const REASONS = CATEGORY_KEYS.flatMap((key) =>
  matchReasons({ specialties: [key], municipality: null, methods: ['宅配', '出張'] }, [key]),
);

const TABLES = [
  REASONS,
  CONTACT_RELEASES.chosen,
  CATEGORIES,
  CATEGORY_FORMS,
  SHOTS,
  OTHER_EXAMPLES,
  CUSTOMER_FIELDS,
  TERMS_MESSAGE,
  FORM_MESSAGES,
  INTERESTS,
  KANA_ROWS.slice(-2),
  PREFECTURES,
  KINDS,
];

/** All texts of tables that the form shows. A translation has each of them. */
export const TABLE_TEXTS: readonly string[] = [...new Set(TABLES.flatMap(textsIn))];

/** The lists of texts that a seller chooses from. */
export const TABLE_LISTS = TABLES.flatMap(listsIn).filter((texts) => texts.length > 1);
