import { describe, expect, test } from 'vitest';
import { readSearch, requireTidy } from './read-search.ts';
import { hasFilters, searchQuery, searchUrl } from './search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const SEARCH = {
  page: 3,
  keyword: '駅前 買取',
  categories: ['watch', 'precious_metal'],
  prefectureNames: ['東京都', '大阪府'],
};
const NOTHING = { page: 1, keyword: '', categories: [], prefectureNames: [] };

describe('The partner search in the URL', () => {
  // Clauses 1.3-12, 1.4-17
  test('is read back as it was written', () => {
    expect(read(searchUrl(SEARCH))).toEqual(SEARCH);
  });

  test('leaves out what is empty', () => {
    expect(searchUrl(NOTHING)).toBe('?page=1');
  });

  test('takes lists with doubles, blanks and stray commas', () => {
    expect(read('categories=,watch,, bag ,watch').categories).toEqual(['watch', 'bag']);
  });

  test('is understood as a browser without scripts sends the panel', () => {
    const query =
      'categories=watch&categories=bag&region=四国&prefecture_names=東京都&prefecture_names=香川県&keyword=';
    expect(read(query)).toEqual({
      page: 1,
      keyword: '',
      categories: ['watch', 'bag'],
      prefectureNames: ['東京都', '香川県', '徳島県', '愛媛県', '高知県'],
    });
    expect(read('region=constructor').prefectureNames).toEqual([]);
  });

  test('has a keyword of at most 100 characters', () => {
    expect(read(`keyword=${'𠮷'.repeat(3_000)}`).keyword).toBe('𠮷'.repeat(100));
  });

  test.each([
    ['?page=2&categories=watch', undefined],
    ['', undefined],
    ['?utm_source=x&categories=watch', undefined],
    ['?page=0&keyword=', '?page=1'],
    ['?page=1&keyword=+銀座+', '?page=1&keyword=銀座'],
    [
      '?categories=watch&categories=bag&region=四国&region=',
      '?categories=watch,bag&page=1&prefecture_names=徳島県,香川県,愛媛県,高知県',
    ],
  ])('%s leads to %s', (path, tidy) => {
    const url = new URL(path, 'https://site.example/partners');
    let location: string | undefined;
    try {
      requireTidy(url, readSearch(url.searchParams));
    } catch (answer) {
      location = (answer as Response).headers.get('location') ?? '';
    }
    expect(location && new URLSearchParams(location.replace('/partners', '')).toString()).toBe(
      tidy && new URLSearchParams(tidy).toString(),
    );
  });

  // Clause 1.4-20
  test('differs from a URL without any search', () => {
    expect(hasFilters(read('utm_source=x&page=2'))).toBe(false);
    expect(hasFilters(read('keyword=銀座'))).toBe(true);
  });

  // Clause 1.7-7
  test('has the same names in the call, which takes empty texts', () => {
    expect(searchQuery(NOTHING)).toEqual({ page: '1', keyword: '', categories: '', prefecture_names: '' });
    expect(Object.keys(searchQuery(SEARCH))).toEqual([...new URLSearchParams(searchUrl(SEARCH)).keys()]);
  });
});
