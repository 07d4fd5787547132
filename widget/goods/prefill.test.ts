import { expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { PREFILL_NAMES, prefillNameOf } from '#contract/goods/prefill-names.ts';
import type { ListSource } from './catalogue-options.ts';
import { CATEGORY_FORMS } from './categories/index.ts';
import { openQuestion } from './disclosure.ts';
import { emptyItem } from './item.ts';
import { fillIn, itemOfCategory } from './prefill.ts';
import { fieldNamed } from './prefill-names.ts';

const entry = (name: string, code: string) => ({ name, code, image: '' });

/** A catalogue of watches, by the code above each list. */
const LISTS: Readonly<Record<string, readonly ReturnType<typeof entry>[]>> = {
  '': [entry('オメガ', 'B1'), entry('ROLEX（ロレックス）', 'B2')],
  B2: [entry('サブマリーナー デイト', 'P1'), entry('デイトナ', 'P2')],
  P1: [entry('116610LN', 'M1'), entry('116610LV', 'M2')],
};

const ask = ({ code }: ListSource) => Promise.resolve(LISTS[code] ?? []);

const fill = (category: Parameters<typeof emptyItem>[1], given: Record<string, string>) =>
  fillIn(emptyItem('one', category), new Map(Object.entries(given)), 'product', ask);

test('A page about a watch opens at its condition', async () => {
  const { item, fields, unused } = await fill('watch', {
    model: '116610ln',
    brand: 'ロレックス',
    product: 'サブマリーナーデイト',
  });
  expect(unused).toEqual([]);
  expect(item.answers).toEqual({
    brand: 'ROLEX（ロレックス）',
    brandCode: 'B2',
    productName: 'サブマリーナー デイト',
    productCode: 'P1',
    modelNumber: '116610LN',
  });
  expect(fields.map(({ key }) => key)).toEqual(['brand', 'productName', 'modelNumber']);
  expect(openQuestion(item)).toBe('condition');
});

test('A page may name entries by their codes, and questions by their keys', async () => {
  const { item } = await fill('watch', { BRAND: 'B2', 'product-name': 'P2', modelNumber: 'わからない' });
  expect(item.answers).toMatchObject({ brand: 'ROLEX（ロレックス）', productName: 'デイトナ' });
  expect(item.answers.modelNumber).toBe('わからない');
});

test('Words of either list of options are understood, and several answers at once', async () => {
  const { item } = await fill('watch', {
    brand: 'B2',
    product: 'P1',
    model: 'M1',
    condition: '美品（目立った傷なし）',
    accessories: '箱, 保証書',
  });
  expect(item.answers.condition).toBe(
    (await fill('watch', { brand: 'B2', product: 'P1', model: 'M1', condition: '美品' })).item.answers[
      'condition'
    ],
  );
  expect(item.choices.accessories).toEqual(['箱', '保証書']);
});

test.each([
  [{ brand: 'どこにもない' }, 'brand', 'value'],
  [{ colour: 'red' }, 'colour', 'name'],
  [{ product: 'デイトナ' }, 'product', 'above'],
  [{ brand: 'その他のブランド', product: 'デイトナ' }, 'product', 'asked'],
  [{ category: '時計屋' }, 'category', 'value'],
  [{ carat: '1.5' }, 'carat', 'name'],
])('Of %j, %s is reported as unused (%s), and leaves its question open', async (given, name, why) => {
  const { unused } = await fill('watch', given as Record<string, string>);
  expect(unused.map((one) => [one.name, one.why])).toEqual([[name, why]]);
});

test('A list that does not come leaves its question open and reports nothing', async () => {
  const pairs = new Map([['brand', 'ロレックス']]);
  const result = await fillIn(emptyItem('one', 'watch'), pairs, 'product', async () => undefined);
  expect([result.unused, result.item.answers]).toEqual([[], {}]);
});

test('The answers of a seller stay', async () => {
  const begun = { ...emptyItem('one', 'watch'), answers: { brand: 'オメガ', brandCode: 'B1' } };
  const { item, fields } = await fillIn(begun, new Map([['brand', 'ロレックス']]), 'product', ask);
  expect([item, fields]).toEqual([begun, []]);
});

test('Numbers and texts are taken as they are typed', async () => {
  const { item, unused } = await fill('jewelry', { carat: '0.5', weight: '3g', certificate: 'あり' });
  expect(item.answers).toMatchObject({ carat: '0.5', certificate: 'あり' });
  expect(unused.map(({ name }) => name)).toEqual(['weight']);
});

test('A page gives the category by any of its spellings', () => {
  const of = (category: string) =>
    itemOfCategory(emptyItem('one', 'watch'), new Map([['Category', category]]));
  expect([of('precious-metal').category, of('nothing').category]).toEqual(['preciousMetal', 'watch']);
});

test.each(CATEGORY_KEYS)(
  'Each question of %s but the photos has a name, and no name means two',
  (category) => {
    const item = emptyItem('one', category);
    const { fields } = CATEGORY_FORMS[category];
    const questions = fields.filter(({ kind }) => kind !== 'photos');
    const names = questions.map(({ key }) => prefillNameOf(key));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    expect(names.map((name = '') => fieldNamed(item, name))).toEqual(questions);
    expect(questions.map(({ key }) => fieldNamed(item, key))).toEqual(questions);
  },
);

test('Every name is one of a question', () => {
  const keys = new Set(CATEGORY_KEYS.flatMap((key) => CATEGORY_FORMS[key].fields.map((field) => field.key)));
  expect(
    Object.values(PREFILL_NAMES)
      .flat()
      .filter((key) => !keys.has(key)),
  ).toEqual([]);
});
