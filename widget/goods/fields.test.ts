import { describe, expect, test } from 'vitest';
import { THEME_NAMES, type Theme, themeOf } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { fieldOf } from '../test/items.ts';
import { answerKeys } from './answering.ts';
import { CATEGORY_FORMS } from './categories/index.ts';
import { type FieldKey, optionsFor } from './fields.ts';
import { emptyItem } from './item.ts';

function options(category: CategoryKey, key: FieldKey, theme: Theme = 'product') {
  const field = fieldOf(emptyItem('1', category), key);
  if (field.kind !== 'choice' && field.kind !== 'choices') throw new Error(`${key} has no fixed options`);
  return optionsFor(field.options, theme);
}

/** The themes with this wording. */
const themesWith = (wording: 'full' | 'short') =>
  THEME_NAMES.filter((theme) => themeOf(theme).options === wording);

describe('options with a full and a short wording (section 9)', () => {
  test.each(['watch', 'bag', 'camera'] as const)('the condition of a %s', (category) => {
    for (const theme of themesWith('short')) {
      expect(options(category, 'condition', theme)).toEqual(['新品', '美品', '中古品', '難あり']);
    }
    for (const theme of themesWith('full')) {
      expect(options(category, 'condition', theme)).toEqual([
        '新品・未使用',
        '美品（目立った傷なし）',
        '中古品（使用感あり）',
        '難あり（傷・不具合あり）',
      ]);
    }
  });

  test.each(['watch', 'bag', 'jewelry'] as const)('the purchase period of a %s', (category) => {
    expect(options(category, 'purchasePeriod', 'brand')).toEqual([
      '1ヶ月以内',
      '半年以内',
      '1年以内',
      '3年以内',
      '5年以内',
      '10年以内',
      '10年以上前',
      'わからない',
    ]);
    for (const theme of themesWith('full')) {
      expect(options(category, 'purchasePeriod', theme)).toEqual([
        '半年以内',
        '3年以内',
        '5年以内',
        'それ以上/わからない',
      ]);
    }
  });
});

describe('options that are the same everywhere', () => {
  test.each<[CategoryKey, FieldKey, string[]]>([
    ['watch', 'accessories', ['箱', '保証書', '保存袋', '付属品なし']],
    ['bag', 'accessories', ['箱', '保証書', '保存袋', '付属品なし']],
    ['jewelry', 'metalType', ['ゴールド', 'プラチナ', 'シルバー', 'その他', 'わからない']],
    [
      'jewelry',
      'shape',
      ['リング', 'ネックレス', 'ブレスレット', 'ピアス・イヤリング', 'チャーム', 'ルース（裸石）', 'その他'],
    ],
    ['jewelry', 'certificate', ['あり', 'なし']],
    ['camera', 'cameraType', ['フィルムカメラ', 'アナログカメラ', 'デジタルカメラ', 'レンズのみ']],
    ['camera', 'lensStatus', ['ボディのみ', 'レンズのみ']],
    [
      'alcohol',
      'contentVolume',
      ['375ml', '500ml', '700ml', '720ml', '750ml', '1000ml', '1500ml', '1800ml', 'わからない'],
    ],
    [
      'preciousMetal',
      'shape',
      [
        'インゴット',
        'ネックレス',
        'ピアス・イヤリング',
        'ブレスレット',
        'ブローチ',
        'リング',
        'スクラップ',
        'コイン・金貨',
        '大判・小判',
        'その他',
      ],
    ],
  ])('%s: %s', (category, key, expected) => {
    for (const theme of THEME_NAMES) expect(options(category, key, theme)).toEqual(expected);
  });
});

/** Section 2, "Category forms": the words of each question. */
const LABELS = {
  watch: ['ブランド', '商品名', '型番', '商品の状態', '付属品', '購入時期', '写真'],
  bag: ['ブランド', '商品名', '商品の状態', '付属品', '購入時期', '写真'],
  jewelry: [
    '商品の形状',
    'メインストーン',
    '地金の種類',
    'カラット数',
    '重さ',
    '鑑定書・鑑別書',
    '購入時期',
    '写真',
  ],
  camera: ['査定したいもの', 'レンズの有無', 'メーカー名', '商品名', '商品の状態', '写真'],
  alcohol: ['お酒の種類', '銘柄', '年数・名称', '内容量', '写真'],
  antique: ['骨董品の種類', '写真', '商品の説明'],
  preciousMetal: ['商品の形状', '貴金属の素材', '貴金属の純度', '重さ', '写真'],
  music: ['楽器の種類', 'ブランド', '商品名', '写真'],
} as const satisfies Partial<Record<CategoryKey, readonly string[]>>;

describe('the words of the questions (section 2)', () => {
  const rows = Object.entries(LABELS) as [keyof typeof LABELS, readonly string[]][];
  test.each(rows)('the labels of a %s', (category, labels) => {
    expect(CATEGORY_FORMS[category].fields.map(({ label }) => label)).toEqual(labels);
  });

  const price = 'わかる場合は、より正確な査定額になります';
  test.each<[CategoryKey, FieldKey, string]>([
    ['watch', 'condition', 'おおよその状態で問題ありません'],
    ['bag', 'condition', 'おおよその状態で問題ありません'],
    ['camera', 'condition', 'おおよその状態で問題ありません'],
    ['jewelry', 'carat', price],
    ['jewelry', 'weight', price],
    ['preciousMetal', 'weight', price],
    ['alcohol', 'yearName', '例：ウイスキー「山崎 12年」なら「12年」'],
    ['antique', 'antiqueType', '※現行の紙幣や、ご自身で制作された作品は買取対象外です'],
    ['antique', 'description', '作家名や作品名など、わかることがあればご記入ください'],
  ])('the hint of a %s, %s: %s', (category, key, hint) => {
    expect(fieldOf(emptyItem('1', category), key).hint).toBe(hint);
  });

  test.each<[CategoryKey, FieldKey, string]>([
    ['jewelry', 'carat', 'カラット'],
    ['jewelry', 'weight', 'g'],
    ['preciousMetal', 'weight', 'g'],
  ])('the unit of a %s, %s: %s', (category, key, unit) => {
    expect(fieldOf(emptyItem('1', category), key)).toMatchObject({ kind: 'number', unit });
  });
});

describe('every category', () => {
  test.each(CATEGORY_KEYS)('%s is listed under its own key and asks each question once', (category) => {
    const { key, fields } = CATEGORY_FORMS[category];
    expect(key).toBe(category);
    expect(new Set(fields.map((field) => field.key)).size).toBe(fields.length);
  });

  test.each(CATEGORY_KEYS)('%s has a message for every question that may be required', (category) => {
    const silent = CATEGORY_FORMS[category].fields.filter((field) => field.required && !field.missing);
    expect(silent.map((field) => field.key)).toEqual([]);
  });

  test.each(CATEGORY_KEYS)('%s refers only to its own answers', (category) => {
    const { fields } = CATEGORY_FORMS[category];
    const keys = new Set(fields.flatMap(answerKeys));
    for (const field of fields) {
      const parent = field.kind === 'catalogue' ? field.parent : undefined;
      const names = [...(field.clears ?? []), parent?.key, parent?.codeKey];
      for (const key of names.filter((one) => one !== undefined)) expect(keys, field.key).toContain(key);
    }
  });
});

/** Questions may share a place if only one of them is ever asked; questions that are always asked may not. */
test.each(CATEGORY_KEYS)('%s sends no two answers to one place', (category) => {
  const places = CATEGORY_FORMS[category].fields
    .filter(({ when }) => when === undefined)
    .flatMap(({ attribute, detail }) => [attribute?.join(), detail])
    .filter((place) => place !== undefined);
  expect(new Set(places).size).toBe(places.length);
});
