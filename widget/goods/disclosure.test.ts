import { describe, expect, test } from 'vitest';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { change, completeItem, fieldOf, itemOf, without } from '../test/items.ts';
import { answerText, askedFields, isFilled, isRequired, missingFields, visibleFields } from './disclosure.ts';
import type { Field, FieldKey } from './fields.ts';
import { emptyItem, type Item } from './item.ts';

const keys = (fields: readonly Field[]) => fields.map((field) => field.key);
const visible = (item: Item) => keys(visibleFields(item));

/** Section 2, "Category forms": the questions in order. */
const ORDER = {
  watch: ['brand', 'productName', 'modelNumber', 'condition', 'accessories', 'purchasePeriod', 'photos'],
  bag: ['brand', 'productName', 'condition', 'accessories', 'purchasePeriod', 'photos'],
  jewelry: ['shape', 'mainStone', 'metalType', 'carat', 'weight', 'certificate', 'purchasePeriod', 'photos'],
  camera: ['cameraType', 'lensStatus', 'brand', 'productName', 'condition', 'photos'],
  alcohol: ['alcoholType', 'brand', 'yearName', 'contentVolume', 'photos'],
  antique: ['antiqueType', 'photos', 'description'],
  preciousMetal: ['shape', 'material', 'purity', 'weight', 'photos'],
  music: ['instrumentType', 'brand', 'productName', 'photos'],
} as const satisfies Partial<Record<CategoryKey, readonly FieldKey[]>>;

const SPECIFIED = Object.entries(ORDER) as [CategoryKey, readonly FieldKey[]][];

describe('questions appear one after the other', () => {
  test.each(SPECIFIED)('a new %s has only the first question', (category, order) => {
    expect(visible(emptyItem('1', category))).toEqual(order.slice(0, 1));
  });

  test.each(SPECIFIED)('a complete %s has all questions in order', (category, order) => {
    expect(visible(completeItem(category))).toEqual(order);
  });

  test.each(SPECIFIED)('each required answer of a %s shows the next question', (category, order) => {
    const all = completeItem(category);
    for (const field of missingFields(emptyItem('1', category))) {
      const { key } = field;
      expect(visible(without(all, key)), key).toEqual(order.slice(0, order.indexOf(key) + 1));
    }
  });

  test('an item without category has no questions', () => expect(visible(emptyItem('1'))).toEqual([]));
});

describe('optional questions can be skipped', () => {
  test('carat and weight of a jewel can stay empty when the certificate is asked', () => {
    expect(visible(without(completeItem('jewelry'), 'certificate'))).toEqual([
      'shape',
      'mainStone',
      'metalType',
      'carat',
      'weight',
      'certificate',
    ]);
  });

  test('a drink needs only two answers', () => {
    const item = completeItem('alcohol');
    expect(missingFields(item)).toEqual([]);
    expect(visible(item)).toEqual(['alcoholType', 'brand', 'yearName', 'contentVolume', 'photos']);
  });
});

describe('questions that depend on answers', () => {
  test('the lens is asked for cameras, not for lenses', () => {
    expect(visible(itemOf('camera', { cameraType: 'アナログカメラ' }))).toEqual(['cameraType', 'lensStatus']);
    expect(visible(itemOf('camera', { cameraType: 'レンズのみ' }))).toEqual(['cameraType', 'brand']);
  });

  test.each(['わからない', 'その他'])('no purity is asked for the material %s', (material) => {
    expect(keys(askedFields(itemOf('preciousMetal', { shape: 'リング', material })))).toEqual([
      'shape',
      'material',
      'weight',
      'photos',
    ]);
  });

  test('no brand is asked for その他の楽器', () => {
    expect(visible(itemOf('music', { instrumentType: { other: '馬頭琴' } }))).toEqual([
      'instrumentType',
      'productName',
      'photos',
    ]);
  });

  test.each<[CategoryKey, FieldKey, FieldKey, FieldKey]>([
    ['watch', 'brand', 'productName', 'modelNumber'],
    ['bag', 'brand', 'productName', 'condition'],
    ['camera', 'brand', 'productName', 'condition'],
    ['alcohol', 'alcoholType', 'brand', 'yearName'],
  ])('%s: a text for %s says it all, so %s is not asked, and %s is', (category, key, skippedKey, next) => {
    const item = completeItem(category, { [key]: { other: '一覧にない品' } });
    const order = keys(askedFields(item));
    expect(order).not.toContain(skippedKey);
    expect(order[order.indexOf(key) + 1]).toBe(next);
  });

  test.each([' ', '\u200b', '\u3164\ufe0f'])(
    'a text box with nothing to see (%j) shows no next question',
    (other) => {
      expect(visible(itemOf('bag', { brand: 'エルメス', productName: { other } }))).toEqual([
        'brand',
        'productName',
      ]);
    },
  );
});

describe('photos', () => {
  const required = (item: Item) => isRequired(item, fieldOf(item, 'photos'));

  test.each<[CategoryKey, boolean]>([
    ['watch', false],
    ['bag', true],
    ['jewelry', true],
    ['camera', false],
    ['alcohol', false],
    ['antique', true],
    ['preciousMetal', false],
    ['music', false],
  ])('of a %s are required: %s', (category, expected) =>
    expect(required(completeItem(category))).toBe(expected),
  );

  test('become required with わからない and optional again with an answer', () => {
    const item = completeItem('watch', { modelNumber: 'わからない' });
    expect(required(item)).toBe(true);
    expect(required(change(item, { modelNumber: '116610LN' }))).toBe(false);
  });

  test('one is enough', () => {
    const item = itemOf('antique', { photos: ['1.jpg'] });
    expect(isFilled(item, fieldOf(item, 'photos'))).toBe(true);
  });
});

describe('the answer as the form shows it', () => {
  const text = (item: Item, key: FieldKey) => answerText(item, fieldOf(item, key));
  const watch = completeItem('watch', { productName: { other: ' 古い品 ' } });

  test('is the option', () => expect(text(watch, 'brand')).toBe('ロレックス'));
  test('is the accessories in one line', () => expect(text(watch, 'accessories')).toBe('箱、保証書'));
  test('is the option with its free text', () => expect(text(watch, 'productName')).toBe('その他：古い品'));
  test('is empty without an answer', () => expect(text(watch, 'modelNumber')).toBe(''));
  test('is empty for photos', () => expect(text(completeItem('bag'), 'photos')).toBe(''));
  test('is empty while the text box is blank', () =>
    expect(text(itemOf('antique', { antiqueType: { other: ' \u200b' } }), 'antiqueType')).toBe(''));
  test('names the kind of instrument', () =>
    expect(text(itemOf('music', { instrumentType: { other: '馬頭琴' } }), 'instrumentType')).toBe(
      'その他の楽器：馬頭琴',
    ));
});
