import { expect, test } from 'vitest';
import { PREFECTURES, REGIONS } from './prefectures.ts';

// Clause 1.2-201
test('visitors find 47 prefectures, each once, in 7 regions', () => {
  expect(Object.keys(REGIONS)).toEqual([
    '北海道・東北',
    '関東',
    '中部',
    '近畿',
    '中国',
    '四国',
    '九州・沖縄',
  ]);
  expect(Object.values(REGIONS).map((names) => names.length)).toEqual([7, 7, 9, 7, 5, 4, 8]);
  expect(PREFECTURES).toHaveLength(47);
  expect(new Set(PREFECTURES).size).toBe(47);
});

test.each([
  [1, '北海道'],
  [13, '東京都'],
  [24, '三重県'],
  [26, '京都府'],
  [27, '大阪府'],
  [47, '沖縄県'],
] as const)('JIS code %i is %s', (code, name) => expect(PREFECTURES[code - 1]).toBe(name));

test('every name ends in 都, 道, 府 or 県', () => {
  expect(PREFECTURES.filter((name) => !/[都道府県]$/.test(name))).toEqual([]);
});
