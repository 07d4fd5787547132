import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';

const WP = '/wp-json/wp/v2';
const POPULAR = '/wp-json/wordpress-popular-posts/v1/popular-posts';

describe('The column against what makes no sense', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  describe('What is refused is refused in WordPress’s words', () => {
    const status = (code: number, more: object = {}) => ({ status: code, ...more });

    it.each([
      [
        'posts?page=9999',
        'rest_post_invalid_page_number',
        'The page number requested is larger than the number of pages available.',
        400,
      ],
      ['posts/99999999', 'rest_post_invalid_id', 'Invalid post ID.', 404],
      ['posts/0', 'rest_post_invalid_id', 'Invalid post ID.', 404],
      ['media/99999999', 'rest_post_invalid_id', 'Invalid post ID.', 404],
      ['categories/99999999', 'rest_term_invalid', 'Term does not exist.', 404],
      ['tags/99999999', 'rest_term_invalid', 'Term does not exist.', 404],
      ['users/99999999', 'rest_user_invalid_id', 'Invalid user ID.', 404],
      [
        'posts?orderby=relevance',
        'rest_no_search_term_defined',
        'You need to define a search term to order by relevance.',
        400,
      ],
      [
        'posts?orderby=include',
        'rest_orderby_include_missing_include',
        'You need to define an include parameter to order by include.',
        400,
      ],
      ['posts/abc', 'rest_no_route', 'No route was found matching the URL and request method.', 404],
      ['nothing', 'rest_no_route', 'No route was found matching the URL and request method.', 404],
    ])('%s', async (path, code, message, httpStatus) => {
      const answer = await get(`${WP}/${path}`);
      expect(answer.statusCode).toBe(httpStatus);
      expect(answer.json()).toEqual({ code, message, data: status(httpStatus) });
    });

    it('a number out of bounds, as a real WordPress words it', async () => {
      const message = 'per_page must be between 1 (inclusive) and 100 (inclusive)';
      expect((await get(`${WP}/posts?per_page=101`)).json()).toEqual({
        code: 'rest_invalid_param',
        message: 'Invalid parameter(s): per_page',
        data: status(400, {
          params: { per_page: message },
          details: { per_page: { code: 'rest_out_of_bounds', message, data: null } },
        }),
      });
    });

    it('every parameter that does not fit', async () => {
      const answer = await get(`${WP}/posts?page=x&order=up&include=1,y&categories=z`);
      expect(answer.json()).toMatchObject({
        message: 'Invalid parameter(s): page, include, order, categories',
        data: {
          params: {
            page: 'page is not of type integer.',
            include: 'include[1] is not of type integer.',
            order: 'order is not one of asc and desc.',
            categories:
              'categories is not a valid Term ID List. Reason: categories[0] is not of type integer.',
          },
          details: { include: { code: 'rest_invalid_type', data: { param: 'include[1]' } } },
        },
      });
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('writing by %s', async (method) => {
      // The only write is a view of an article.
      const urls = [`${WP}/posts`, `${WP}/posts/1`, ...(method === 'POST' ? [] : [POPULAR])];
      for (const url of urls) {
        const answer = await server.app.inject({
          method,
          url,
          payload: '{',
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.statusCode).toBe(404);
        expect(answer.json().code).toBe('rest_no_route');
      }
    });
  });

  describe('No parameter brings the server down', () => {
    const NAMES = [
      'page',
      'per_page',
      'search',
      'slug',
      'include',
      'categories',
      'author',
      'orderby',
      'order',
      'offset',
      '_embed',
      'hide_empty',
      'parent',
      'post',
      'limit',
      'range',
      'time_quantity',
    ];
    const VALUES = [
      '',
      '0',
      '-1',
      '1.5',
      '1e400',
      '-1e99',
      '9007199254740993',
      'NaN',
      '%00',
      '%ff',
      '%E3%81',
      '%ED%A0%80',
      '__proto__',
      'constructor',
      "'%20or%201=1%20--",
      '%3Cscript%3E',
      '%0d%0aX-Evil:1',
      ',',
      '[]',
      '{}',
      'あ'.repeat(500),
      'a%20'.repeat(1000),
    ];

    test.each(['posts', 'posts/1', 'categories', 'tags', 'users', POPULAR])('%s', async (path) => {
      const base = path.startsWith('/') ? path : `${WP}/${path}`;
      for (const name of NAMES) {
        for (const value of VALUES) {
          for (const query of [`${name}=${value}`, `${name}[]=${value}`, `${name}[${value}][]=1`]) {
            const answer = await get(`${base}?${encodeURI(query).replaceAll('%25', '%')}`);
            expect([200, 400, 404], query).toContain(answer.statusCode);
          }
        }
      }
    });

    test.each([
      '/wp-json',
      '/wp-json/',
      `${WP}/`,
      `${WP}/posts/1e3`,
      `${WP}/posts/-1`,
      `${WP}/posts/%00`,
      `${WP}/posts/99999999999999999999999`,
      `${WP}/posts//`,
      `${WP}/%ff`,
    ])('%s', async (path) => {
      const { statusCode } = await get(path);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    });

    test('a made-up host is not repeated', async () => {
      for (const host of ['"><script>alert(1)</script>', 'evil.example")}*{color:red', 'a b', '']) {
        const { body } = await get(`${WP}/posts?per_page=1&_embed`, { host });
        expect(body).not.toMatch(/<script|color:red/);
        expect(body).toMatch(/"link":"http:\/\/localhost[:/]/);
      }
    });
  });
});
