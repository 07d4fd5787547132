import { describe, expect, test } from 'vitest';
import { isEmpty, readSearch, summary, writeSearch } from './search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('The partner search in the address', () => {
  test('is read back as it was written', () => {
    const state = {
      page: 3,
      keyword: '駅前 買取',
      categories: ['watch', 'precious_metal'],
      areas: ['東京都', '大阪府'],
    };
    expect(readSearch(writeSearch(state))).toEqual(state);
  });

  test('leaves out what is empty', () => {
    expect(writeSearch({ page: 1, keyword: '', categories: [], areas: [] }).toString()).toBe('page=1');
  });

  test.each([
    ['page=0', 0],
    ['page=-2', 0],
    ['page=x', 0],
    ['', 0],
    ['page=7', 7],
  ])('%s means page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test('takes lists with doubles, blanks and stray commas', () => {
    expect(read('categories=,watch,, bag ,watch').categories).toEqual(['watch', 'bag']);
  });

  test('is told from an address without any search', () => {
    expect(isEmpty(read('utm_source=x&page=2'))).toBe(true);
    expect(isEmpty(read('keyword=銀座'))).toBe(false);
  });
});

describe('The summary of what was chosen', () => {
  test.each([
    [[], ''],
    [['時計', 'バッグ'], '時計、バッグ'],
    [['北海道', '青森県', '岩手県', '宮城県'], '北海道、青森県、岩手県、宮城県'],
    [['北海道', '青森県', '岩手県', '宮城県', '秋田県'], '北海道、青森県、岩手県、宮城県…'],
    [['神奈川県', '鹿児島県', '和歌山県', '東京都'], '神奈川県、鹿児島県、和歌山県、…'],
  ])('%j is %s', (names, expected) => {
    expect(summary(names)).toBe(expected);
  });
});
