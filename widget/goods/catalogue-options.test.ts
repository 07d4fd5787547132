import { describe, expect, test } from 'vitest';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { change, completeItem, fieldOf, itemOf } from '#test/widget/items.ts';
import { type Option, optionList, popular, sourceOf } from './catalogue-options.ts';
import type { FieldKey } from './fields.ts';
import { emptyItem } from './item.ts';
import { byRow } from './kana-rows.ts';

const options = (...names: string[]): Option[] => names.map((name) => ({ name, code: name, image: '' }));
const names = (entries: readonly Option[]) => entries.map((entry) => entry.name);

function catalogueField(category: CategoryKey, key: FieldKey) {
  const field = fieldOf(emptyItem('1', category), key);
  if (field.kind !== 'catalogue') throw new Error(`${key} is no list`);
  return field;
}

describe('the options of a list', () => {
  const entries = options('その他', 'Z8', 'わからない', 'D850');

  test('その他 and わからない are separate from the entries, each only once', () => {
    const list = optionList(catalogueField('camera', 'productName'), entries);
    expect([names(list.entries), list.other, list.unknown]).toEqual([['Z8', 'D850'], 'その他', 'わからない']);
  });

  test('they are offered even if the catalogue has none of them', () => {
    const list = optionList(catalogueField('camera', 'productName'), options('Z8'));
    expect([list.other, list.unknown]).toEqual(['その他', 'わからない']);
  });

  test('a question without わからない does not offer it', () => {
    expect(optionList(catalogueField('bag', 'productName'), []).unknown).toBeUndefined();
  });

  // Clause 2.2-45
  test('a question without free text keeps the その他 of the catalogue', () => {
    const list = optionList(
      catalogueField('jewelry', 'mainStone'),
      options('その他', 'ルビー', 'わからない'),
    );
    expect(names(list.entries)).toEqual(['その他', 'ルビー', 'わからない']);
    expect([list.other, list.unknown]).toEqual([undefined, undefined]);
  });

  // Clause 2.2-69
  test.each([[['わからない', '金', 'その他']], [['金']]])(
    'materials always end in その他 and わからない, once, as answers without text: %o',
    (catalogue) => {
      const list = optionList(catalogueField('preciousMetal', 'material'), options(...catalogue));
      expect(names(list.entries)).toEqual(['金', 'その他', 'わからない']);
      expect([list.other, list.unknown]).toEqual([undefined, undefined]);
      const codes = list.entries.slice(1).map((entry) => entry.code);
      expect(codes, 'with the code that the catalogue gives them').toEqual(
        catalogue.length > 1 ? ['その他', 'わからない'] : ['', ''],
      );
    },
  );

  // Clause 2.2-58
  test.each<[CategoryKey, FieldKey, string]>([
    ['watch', 'brand', 'その他のブランド'],
    ['bag', 'brand', 'その他のブランド'],
    ['camera', 'brand', 'その他のメーカー'],
    ['alcohol', 'alcoholType', 'その他のお酒'],
  ])('%s %s: %s asks for a text, whether or not the catalogue has it', (category, key, other) => {
    for (const catalogue of [options('A', other), options('A')]) {
      const list = optionList(catalogueField(category, key), catalogue);
      expect([names(list.entries), list.other]).toEqual([['A'], other]);
    }
  });

  // Clause 2.2-75
  test('instruments have their own その他', () => {
    const list = optionList(catalogueField('music', 'instrumentType'), options('ギター', 'その他の楽器'));
    expect([names(list.entries), list.other]).toEqual([['ギター'], 'その他の楽器']);
  });

  // Clause 2.2-54
  test('the list of camera makers does not contain kinds of cameras', () => {
    const makers = options('フィルムカメラ・アナログカメラ', 'デジタルカメラ', 'レンズのみ', 'ニコン');
    expect(names(optionList(catalogueField('camera', 'brand'), makers).entries)).toEqual(['ニコン']);
  });
});

// Clauses 2.2-87, 2.9-7
test('the popular ones are the first six', () => {
  expect(names(popular(options('1', '2', '3', '4', '5', '6', '7')))).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(names(popular(options('1')))).toEqual(['1']);
});

// Clause 2.2-89
test('sections have the order of the index, without empty rows; entries keep their order', () => {
  const sections = byRow(options('山崎', 'ロレックス', 'GMT', 'ラドー', 'オメガ'));
  expect(sections.map(({ row, entries }) => [row, names(entries)])).toEqual([
    ['ア', ['オメガ']],
    ['ラ', ['ロレックス', 'ラドー']],
    ['英数', ['GMT']],
    ['その他', ['山崎']],
  ]);
});

describe('where a list comes from', () => {
  const list = (level: number, code: string, ...names: string[]) => ({
    kind: 'list',
    category: 'watch',
    level,
    code,
    names,
  });

  test('the first level needs no other answer', () => {
    expect(sourceOf(catalogueField('watch', 'brand'), emptyItem('1', 'watch'))).toEqual(list(1, ''));
  });

  // Clause 2.2-71
  test('the next level needs the code of the answer above', () => {
    const item = completeItem('watch');
    expect(sourceOf(catalogueField('watch', 'productName'), item)).toEqual(list(2, 'W1'));
    expect(sourceOf(catalogueField('watch', 'modelNumber'), item)).toEqual(list(3, 'W11'));
  });

  // Clauses 2.2-60, 2.4-24
  test.each<[CategoryKey, FieldKey, string]>([
    ['watch', 'productName', '先に「ブランド」を選択してください'],
    ['watch', 'modelNumber', '先に「商品名」を選択してください'],
    ['bag', 'productName', '先に「ブランド」を選択してください'],
    ['camera', 'productName', '先に「メーカー名」を選択してください'],
    ['alcohol', 'brand', '先に「お酒の種類」を選択してください'],
    ['preciousMetal', 'purity', '先に「貴金属の素材」を選択してください'],
    ['music', 'brand', '先に「楽器の種類」を選択してください'],
  ])('%s: %s without the answer above says so', (category, key, message) => {
    expect(sourceOf(catalogueField(category, key), emptyItem('1', category))).toEqual({
      kind: 'parentMissing',
      message,
    });
  });

  test('an answer without a code is looked up by its name', () => {
    const item = itemOf('watch', { brand: 'オメガ' });
    expect(sourceOf(catalogueField('watch', 'productName'), item)).toEqual(list(2, '', 'オメガ'));
  });

  test('several answers without codes are looked up by their names, from the top down', () => {
    const item = itemOf('watch', { brand: 'オメガ', productName: 'シーマスター' });
    const source = sourceOf(catalogueField('watch', 'modelNumber'), item);
    expect(source).toEqual(list(3, '', 'オメガ', 'シーマスター'));
  });

  test('there is no list below a brand that is in no list', () => {
    const item = itemOf('watch', { brand: { other: 'フォリフォリ' } });
    expect(sourceOf(catalogueField('watch', 'modelNumber'), item)).toEqual({ kind: 'none' });
  });

  test('there is no list below a free text', () => {
    const item = change(completeItem('watch'), { productName: { other: '古い品' } });
    expect(sourceOf(catalogueField('watch', 'modelNumber'), item)).toEqual({ kind: 'none' });
  });
});
