import { expect, test } from 'vitest';
import { completeItem } from '#test/widget/items.ts';
import { namesOf } from './apart.ts';
import type { Item } from './item.ts';

const nth = (place: number) => `${place}点目`;
const lines = (...items: Item[]) => {
  const names = namesOf(items, nth);
  return items.map(({ id }) => [names.get(id)?.name, names.get(id)?.apart].filter(Boolean).join(' | '));
};
const bottle = (id: string, answers: Record<string, string> = {}) => completeItem('alcohol', answers, id);

test('Goods of different names need nothing more', () => {
  expect(lines(bottle('1'), bottle('2', { brand: '響' }))).toEqual(['ウイスキー 山崎', 'ウイスキー 響']);
});

test('Goods of one name are told apart by the answers in which they differ', () => {
  const sizes = [bottle('1', { contentVolume: '700ml' }), bottle('2', { contentVolume: '1800ml' })];
  expect(lines(...sizes)).toEqual(['ウイスキー 山崎 700ml', 'ウイスキー 山崎 1800ml']);
  const rings = ['3年以内', '5年以内'].map((purchasePeriod, id) =>
    completeItem('jewelry', { purchasePeriod }, `${id}`),
  );
  expect(lines(...rings)).toEqual([
    'リング ダイヤモンド プラチナ | 3年以内',
    'リング ダイヤモンド プラチナ | 5年以内',
  ]);
});

test('Goods that are equal in everything are counted', () => {
  expect(lines(bottle('1'), bottle('2', { brand: '響' }), bottle('3'))).toEqual([
    'ウイスキー 山崎 | 1点目',
    'ウイスキー 響',
    'ウイスキー 山崎 | 2点目',
  ]);
});

test('Of three of one name, the two that are equal are counted as well', () => {
  const rings = ['あり', 'なし', 'なし'].map((certificate, id) =>
    completeItem('jewelry', { certificate }, `${id}`),
  );
  expect(lines(...rings).map((line) => line.split(' | ')[1])).toEqual(['あり', 'なし・1点目', 'なし・2点目']);
});

test('Goods without a category have no name, and are not counted', () => {
  const empty: Item = { ...completeItem('watch', {}, '1'), category: '', answers: {} };
  expect(lines(empty, { ...empty, id: '2' })).toEqual(['', '']);
});
