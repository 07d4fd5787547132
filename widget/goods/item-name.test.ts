import { expect, test } from 'vitest';
import './categories/index.ts';
import { emptyItem } from './item.ts';
import { itemName } from './item-name.ts';

test('A watch is called by brand, product and model number, without readings', () => {
  const watch = {
    ...emptyItem('1', 'watch'),
    answers: {
      brand: 'ROLEX（ロレックス）',
      productName: 'デイトナ',
      modelNumber: '116500LN',
      condition: '美品',
    },
  };
  expect(itemName(watch)).toBe('ROLEX デイトナ 116500LN');
});

test('A model number that the seller does not know is left out', () => {
  const watch = {
    ...emptyItem('1', 'watch'),
    answers: { brand: 'OMEGA（オメガ）', modelNumber: 'わからない' },
  };
  expect(itemName(watch)).toBe('OMEGA');
});

test('A bag of which little is known is called as the seller wrote it, without an answer that says nothing', () => {
  const bag = {
    ...emptyItem('1', 'bag'),
    answers: {
      brand: 'その他のブランド',
      itemOther2: '茶色い革、ブランドはわからない',
      condition: '中古品',
      purchasePeriod: 'それ以上/わからない',
    },
    others: ['brand'],
  };
  expect(itemName(bag)).toBe('茶色い革、ブランドはわからない 中古品');
});

test('A brand that no list has is called as the seller wrote it', () => {
  const watch = {
    ...emptyItem('1', 'watch'),
    answers: { brand: 'その他', itemOther2: '精工舎' },
    others: ['brand'],
  };
  expect(itemName(watch)).toBe('精工舎');
});

test('Goods without a catalogue are called by their first answers', () => {
  const ring = { ...emptyItem('1', 'jewelry'), answers: { shape: 'リング', mainStone: 'ダイヤモンド' } };
  expect(itemName(ring)).toBe('リング ダイヤモンド');
  expect(itemName(emptyItem('2', 'jewelry'))).toBe('');
});
