import { describe, expect, test } from 'vitest';
import { hasFilters, readSearch, searchQuery, searchUrl } from './search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const SEARCH = {
  page: 3,
  keyword: '駅前 買取',
  categories: ['watch', 'precious_metal'],
  prefectureNames: ['東京都', '大阪府'],
};
const NOTHING = { page: 1, keyword: '', categories: [], prefectureNames: [] };

describe('The partner search in the URL', () => {
  test('is read back as it was written', () => {
    expect(read(searchUrl(SEARCH))).toEqual(SEARCH);
  });

  test('leaves out what is empty', () => {
    expect(searchUrl(NOTHING)).toBe('?page=1');
  });

  test('takes lists with doubles, blanks and stray commas', () => {
    expect(read('categories=,watch,, bag ,watch').categories).toEqual(['watch', 'bag']);
  });

  test('differs from a URL without any search', () => {
    expect(hasFilters(read('utm_source=x&page=2'))).toBe(false);
    expect(hasFilters(read('keyword=銀座'))).toBe(true);
  });

  test('has the same names in the call, which takes empty texts', () => {
    expect(searchQuery(NOTHING)).toEqual({ page: '1', keyword: '', categories: '', prefecture_names: '' });
    expect(Object.keys(searchQuery(SEARCH))).toEqual([...new URLSearchParams(searchUrl(SEARCH)).keys()]);
  });
});
