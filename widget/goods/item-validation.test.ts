import { describe, expect, test } from 'vitest';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import {
  type Answers,
  change,
  completeItem,
  fieldOf,
  itemOf,
  REQUIRED_ANSWERS,
  without,
} from '#test/widget/items.ts';
import { chooseOther } from './answering.ts';
import type { FieldKey } from './fields.ts';
import { emptyItem } from './item.ts';
import { validateItem, validateItems } from './item-validation.ts';

const CONDITION = '商品の状態を選択してください';
const PERIOD = '購入時期を選択してください';
const PHOTO = '写真をアップロードしてください';

/** Section 5: each required answer, and the message if it is missing. */
const MESSAGES = {
  watch: {
    brand: 'ブランドを選択してください',
    productName: '商品名を入力してください',
    modelNumber: '型番を入力してください',
    condition: CONDITION,
    accessories: '付属品を選択してください',
    purchasePeriod: PERIOD,
  },
  bag: {
    brand: 'ブランドを選択してください',
    productName: '商品名を選択してください',
    condition: CONDITION,
    accessories: '付属品を選択してください',
    purchasePeriod: PERIOD,
    photos: PHOTO,
  },
  jewelry: {
    shape: '商品の形状を選択してください',
    mainStone: 'メインストーンを選択してください',
    metalType: '地金の種類を選択してください',
    certificate: '鑑定書・鑑別書の有無を選択してください',
    purchasePeriod: PERIOD,
    photos: PHOTO,
  },
  camera: {
    cameraType: '査定したいものを選択してください',
    lensStatus: 'レンズの有無を選択してください',
    brand: 'メーカー名を選択してください',
    productName: '商品名を選択してください',
    condition: CONDITION,
  },
  alcohol: { alcoholType: 'お酒の種類を選択してください', brand: '銘柄を選択してください' },
  antique: { antiqueType: '骨董品の種類を選択してください', photos: PHOTO },
  preciousMetal: {
    shape: '商品の形状を選択してください',
    material: '貴金属の素材を選択してください',
    purity: '貴金属の純度を選択してください',
  },
  music: { instrumentType: '楽器の種類を選択してください', brand: 'ブランドを選択してください' },
} as const satisfies Partial<Record<CategoryKey, Partial<Record<FieldKey, string>>>>;

const SPECIFIED = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];

describe('the required answers of every category', () => {
  // Clause 2.2-78
  test.each(SPECIFIED)('a %s with only these answers can be sent', (category) => {
    expect(Object.keys(REQUIRED_ANSWERS[category])).toEqual(Object.keys(MESSAGES[category]));
    expect(validateItem(completeItem(category))).toEqual({});
  });

  const rows = SPECIFIED.flatMap((category) =>
    Object.entries(MESSAGES[category]).map(([key, message]) => ({ category, key: key as FieldKey, message })),
  );
  // Clauses 2.2-40, 2.2-45, 2.2-46, 2.2-50, 2.2-51, 2.2-52, 2.2-54, 2.2-55, 2.2-57, 2.2-58, 2.2-59, 2.2-64, 2.2-66,
  // 2.2-68, 2.2-69, 2.2-75, 2.2-77, 2.5-4, 2.5-5, 2.5-6, 2.5-7, 2.5-8, 2.5-9, 2.5-11, 2.5-12, 2.5-13, 2.5-14, 2.5-15,
  // 2.5-16, 2.5-17, 2.5-18, 2.5-19, 2.5-21, 2.5-23, 2.5-25, 2.5-26, 2.5-27, 2.5-29
  test.each(rows)('$category without $key: $message', ({ category, key, message }) => {
    const errors = validateItem(without(completeItem(category), key));
    // Without a camera type it is not known whether a lens belongs to it.
    expect(errors).toEqual({ [key]: message });
  });

  test.each(rows.filter(({ key }) => key !== 'photos' && key !== 'accessories'))(
    '$category with nothing to see for $key is without it',
    ({ category, key, message }) => {
      const item = completeItem(category);
      const blank = { ...item, answers: { ...item.answers, [key]: ' \u3000\u200b\u2060' } };
      expect(validateItem(blank)[key]).toBe(message);
    },
  );

  test('an empty watch has all messages, in the order of the form', () => {
    expect(Object.entries(validateItem(emptyItem('1', 'watch')))).toEqual(Object.entries(MESSAGES.watch));
  });
});

describe('photos are required if the answer is わからない', () => {
  // Clauses 2.2-56, 2.2-63, 2.2-74, 2.5-10, 2.5-22, 2.5-24, 2.5-28
  test.each<[category: CategoryKey, unknown: Answers, message: string]>([
    ['watch', { modelNumber: 'わからない' }, '型番がわからない場合は写真の添付が必須です'],
    ['camera', { productName: 'わからない' }, '商品名がわからない場合は写真の添付が必須です'],
    ['alcohol', { contentVolume: 'わからない' }, '内容量がわからない場合は写真の添付が必須です'],
    [
      'preciousMetal',
      { material: 'わからない' },
      '貴金属の素材がわからない場合は、写真のアップロードが必須です',
    ],
  ])('%s', (category, unknown, message) => {
    const item = completeItem(category, unknown);
    expect(validateItem(item)).toEqual({ photos: message });
    expect(validateItem(change(item, { photos: ['1.jpg'] }))).toEqual({});
  });

  test('わからない in other questions requires no photo', () => {
    expect(validateItem(completeItem('jewelry', { metalType: 'わからない' }))).toEqual({});
    expect(validateItem(completeItem('music'))).toEqual({});
  });
});

describe('answers that make others unnecessary', () => {
  // Clauses 2.2-71, 2.5-27
  test.each(['わからない', 'その他'])('precious metal of material %s needs no purity', (material) => {
    const item = completeItem('preciousMetal', { material, photos: ['1.jpg'] });
    expect(item.answers.purity).toBeUndefined();
    expect(validateItem(item)).toEqual({});
  });

  // Clause 2.5-30
  test('その他の楽器 needs a name instead of a brand', () => {
    const item = completeItem('music', { instrumentType: { other: '' } });
    expect(validateItem(item)).toEqual({ instrumentType: '楽器の種類を選択してください' });
    expect(validateItem(change(item, { instrumentType: { other: '馬頭琴' } }))).toEqual({});
  });

  // Clauses 2.2-53, 2.5-20
  test('レンズのみ needs no answer about the lens', () => {
    const item = completeItem('camera', { cameraType: 'レンズのみ' });
    expect(item.answers.lensStatus).toBeUndefined();
    expect(validateItem(item)).toEqual({});
  });

  // Clauses 2.2-53, 2.5-20
  test.each(['フィルムカメラ', 'アナログカメラ', 'デジタルカメラ'])(
    '%s needs an answer about the lens',
    (cameraType) => {
      expect(validateItem(without(completeItem('camera', { cameraType }), 'lensStatus'))).toEqual({
        lensStatus: 'レンズの有無を選択してください',
      });
    },
  );
});

describe('その他 is an answer only with a text', () => {
  // Clauses 2.2-37, 2.2-43, 2.5-31
  test.each<[keyof typeof MESSAGES, FieldKey]>([
    ['watch', 'productName'],
    ['watch', 'modelNumber'],
    ['bag', 'productName'],
    ['jewelry', 'shape'],
    ['camera', 'productName'],
    ['alcohol', 'brand'],
    ['antique', 'antiqueType'],
    ['preciousMetal', 'shape'],
    ['preciousMetal', 'purity'],
    ['music', 'instrumentType'],
    ['music', 'brand'],
  ])('%s, %s', (category, key) => {
    const item = completeItem(category);
    const field = fieldOf(item, key);
    if (field.kind !== 'choice' && field.kind !== 'catalogue') throw new Error(`${key} has no options`);
    const messages: Partial<Record<FieldKey, string>> = MESSAGES[category];
    const message = messages[key];
    expect(validateItem(chooseOther(item, field))[key]).toBe(message);
    expect(validateItem(change(item, { [key]: { other: ' \u3000' } }))[key]).toBe(message);
    expect(validateItem(change(item, { [key]: { other: '祖父の品' } }))[key]).toBeUndefined();
  });
});

describe('the form as a whole', () => {
  // Clause 2.5-2
  test('no items: 商品を追加してください', () => {
    expect(validateItems([])).toEqual({ valid: false, form: '商品を追加してください', entries: [] });
  });

  // Clause 2.5-3
  test('an item without category: 商品カテゴリを選択してください', () => {
    expect(validateItem(emptyItem('1'))).toEqual({ category: '商品カテゴリを選択してください' });
  });

  // Clause 2.5-1
  test('each item has its own errors, with its category and index', () => {
    const items = [completeItem('watch'), emptyItem('2'), itemOf('antique', { photos: ['1.jpg'] })];
    expect(validateItems(items)).toEqual({
      valid: false,
      entries: [
        { category: 'watch', index: 0, errors: {} },
        { category: '', index: 1, errors: { category: '商品カテゴリを選択してください' } },
        { category: 'antique', index: 2, errors: { antiqueType: '骨董品の種類を選択してください' } },
      ],
    });
  });

  test('complete items of all categories can be sent together', () => {
    expect(validateItems(CATEGORY_KEYS.map((key) => completeItem(key))).valid).toBe(true);
  });
});
