import { describe, expect, test } from 'vitest';
import type { ColumnAuthor, ColumnPicture, ColumnPost, Term } from './model.ts';
import { canonicalSlug, type PostFilter, PostLibrary } from './post-library.ts';

const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-11-01T00:00:00Z');

const term = (id: number, taxonomy: Term['taxonomy'], name: string): Term => ({
  id,
  taxonomy,
  slug: name,
  name,
  description: '',
});
const WATCH = term(1, 'category', 'watch');
const BAG = term(2, 'category', 'bag');
const AUTHOR = { id: 9, slug: 'toda', name: '戸田' } as ColumnAuthor;
const PICTURE = { id: 5, name: 'achievement-watch-1' } as ColumnPicture;

const post = (id: number, daysOld: number, change: Partial<ColumnPost> = {}): ColumnPost => ({
  id,
  slug: `post-${id}`,
  title: `記事${id}`,
  excerpt: '',
  date: NEWEST - daysOld * DAY_MS,
  modified: NEWEST,
  category: WATCH,
  tags: [],
  author: AUTHOR,
  picture: PICTURE,
  sources: [],
  reviewed: '2026-10-01',
  markdown: '本文',
  speakers: [],
  ...change,
});

const ALL: PostFilter = {
  search: '',
  slug: [],
  include: [],
  exclude: [],
  author: [],
  author_exclude: [],
  categories: [],
  categories_exclude: [],
  tags: [],
  tags_exclude: [],
  orderby: 'date',
  order: 'desc',
};

const library = (...posts: ColumnPost[]) =>
  new PostLibrary({ posts, categories: [WATCH, BAG], authors: [AUTHOR], picture: () => PICTURE });
const idsOf = (posts: readonly ColumnPost[]) => posts.map(({ id }) => id);

describe('A search', () => {
  const one = library(
    post(1, 0, { title: 'ロレックスの型番', markdown: '**型番**は[裏ぶた](/column/x "図")に。' }),
    post(2, 1, { title: 'かばん', excerpt: 'ロレックスではなく', category: BAG }),
    post(3, 2, { markdown: 'K18の刻印\n\n:::balloon toda\nパール\n:::' }),
  );
  const search = (text: string, change: Partial<PostFilter> = {}) =>
    idsOf(one.find({ ...ALL, search: text, ...change }));

  test.each([
    ['ロレックス', [1, 2]],
    ['ろれっくす', [1, 2]],
    ['ﾛﾚｯｸｽ', [1, 2]],
    ['ロレックス　型番', [1]],
    ['ｋ１８', [3]],
    ['型番は裏ぶた', [1]],
    ['カバン', [2]],
    ['ぱーる', [3]],
    ['balloon', []],
    ['column', []],
    ['   ', [1, 2, 3]],
  ])('for %j', (text, ids) => {
    expect(search(text)).toEqual(ids);
  });

  test('finds in titles first when it is ordered by relevance', () => {
    expect(search('かばん', { orderby: 'relevance' })).toEqual([2]);
    expect(search('ロレックス', { orderby: 'relevance' })).toEqual([1, 2]);
    const swapped = library(post(1, 0, { excerpt: '真珠' }), post(2, 5, { title: '真珠' }));
    expect(idsOf(swapped.find({ ...ALL, search: '真珠', orderby: 'relevance' }))).toEqual([2, 1]);
  });
});

describe('Lists', () => {
  const three = library(
    post(1, 3),
    post(2, 1, { category: BAG, modified: NEWEST + 1 }),
    post(3, 2, { title: 'あ' }),
  );

  test.each<[Partial<PostFilter>, number[]]>([
    [{}, [2, 3, 1]],
    [{ order: 'asc' }, [1, 3, 2]],
    [{ orderby: 'id', order: 'asc' }, [1, 2, 3]],
    [{ orderby: 'modified' }, [2, 3, 1]],
    [{ orderby: 'title', order: 'asc' }, [3, 1, 2]],
    [{ orderby: 'include', include: [3, 1] }, [3, 1]],
    [{ orderby: 'include_slugs', slug: ['post-1', 'post-2'] }, [1, 2]],
    [{ categories: [1] }, [3, 1]],
    [{ categories: [1, 2] }, [2, 3, 1]],
    [{ categories_exclude: [1] }, [2]],
    [{ exclude: [2] }, [3, 1]],
    [{ author: [7] }, []],
  ])('with %o', (change, ids) => {
    expect(idsOf(three.find({ ...ALL, ...change }))).toEqual(ids);
  });
});

describe('Popular posts', () => {
  const posts = library(post(1, 300), post(2, 0), post(3, 10), post(4, 20));

  test('are ordered by their views, ties newest first; none that nobody viewed, or that is gone', () => {
    const counts = new Map(Object.entries({ 'post-1': 70, 'post-2': 700, 'post-3': 70, gone: 9 }));
    expect(posts.popular(counts).map(({ post: { id }, views }) => [id, views])).toEqual([
      [2, 700],
      [3, 70],
      [1, 70],
    ]);
  });
});

test.each(['押し買い', '%E6%8A%BC%E3%81%97%E8%B2%B7%E3%81%84', '%e6%8a%bc%e3%81%97%e8%b2%b7%e3%81%84'])(
  'the slug %s',
  (slug) => {
    expect(canonicalSlug(slug)).toBe('押し買い');
  },
);

test('a slug that is no percent-encoding is taken as it is', () => {
  expect(canonicalSlug('100%')).toBe('100%');
});
