import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rowsOf } from '../../db/open.ts';
import { storedViews } from '../views.ts';

const WP = '/wp-json/wp/v2';
const POPULAR = '/wp-json/wordpress-popular-posts/v1/popular-posts';
const HOST = 'column.example.jp';
const ORIGIN = `http://${HOST}`;
const JAPANESE = '押し買いから身を守る';

const sample = async (name: string) =>
  JSON.parse(
    await readFile(join(import.meta.dirname, '..', '..', '..', 'test', 'server', 'wordpress', name), 'utf8'),
  );

/** All keys within a value as paths; lists by their first entry. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length > 0 ? shapeOf(value[0], `${path}[]`) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...shapeOf(inner, `${path}.${key}`),
  ]);
}

describe('The column as WordPress gives it out', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: HOST, ...headers } });
  const json = async (path: string) => {
    const answer = await get(path.startsWith('/') ? path : `${WP}/${path}`);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer.json();
  };
  const slugs = async (path: string) => (await json(path)).map(({ slug }: { slug: string }) => slug);

  describe('A post', () => {
    // Clause 1.3-13
    it('has every key that a real one has, in the same order', async () => {
      const real = await sample('post.json');
      const [post] = await json('posts?_embed&per_page=1');
      const own = Object.keys(post).filter((key) => key !== 'liquid_speech_balloon_style');
      expect(own).toEqual(Object.keys(real));
      // WordPress makes smaller files of a picture and notes their bytes; ours come in one size.
      const other = /media_details\.(sizes\.(medium|large|thumbnail|medium_large)|.*filesize)/;
      const missing = shapeOf(real).filter((key) => !other.test(key) && !shapeOf(post).includes(key));
      expect(missing).toEqual([]);
    });

    it('has only the fields that were asked for, and what is embedded only with its links', async () => {
      const keys = async (query: string) => Object.keys((await json(`posts?per_page=1&_embed&${query}`))[0]);
      expect(await keys('_fields=slug,id')).toEqual(['id', 'slug']);
      expect(await keys('_fields[]=id&_fields[]=_embedded')).toEqual(['id']);
      expect(await keys('_fields=id,_links')).toEqual(['id', '_links', '_embedded']);
      expect(await json('posts?per_page=1&_fields=title.rendered,content.protected,id.x,nothing')).toEqual([
        { title: { rendered: expect.any(String) }, content: { protected: false } },
      ]);
      const [{ id }] = await json('posts?per_page=1');
      expect(await json(`posts/${id}?_fields=id`)).toEqual({ id });
      expect(await json('categories?per_page=1&_fields=slug')).toEqual([{ slug: expect.any(String) }]);
    });

    // Clause 1.3-14
    it('carries author, picture and terms only when they were asked for', async () => {
      const [plain] = await json('posts?per_page=1');
      expect(plain).not.toHaveProperty('_embedded');
      const [embedded] = await json('posts?per_page=1&_embed');
      expect(Object.keys(embedded._embedded)).toEqual(['author', 'wp:featuredmedia', 'wp:term']);
      expect(embedded._embedded.author[0].id).toBe(plain.author);
      expect(embedded._embedded['wp:featuredmedia'][0].id).toBe(plain.featured_media);
      expect(embedded._embedded['wp:term'][0].map(({ id }: { id: number }) => id)).toEqual(plain.categories);
      expect(embedded._embedded['wp:term'][1].map(({ id }: { id: number }) => id)).toEqual(plain.tags);
      const [some] = await json('posts?per_page=1&_embed=author,wp:term');
      expect(Object.keys(some._embedded)).toEqual(['author', 'wp:term']);
    });

    it('states moments in Japanese time and in UTC, without an offset', async () => {
      const [post] = await json('posts?slug=watch-model-number');
      expect(post).toMatchObject({ date: '2026-02-10T09:00:00', date_gmt: '2026-02-10T00:00:00' });
    });

    it('has its excerpt as a paragraph', async () => {
      for (const { excerpt } of await json('posts?per_page=100'))
        expect(excerpt.rendered).toMatch(/^<p>[^<]+<\/p>\n$/);
    });

    // Clause 1.7-17
    it.each([
      ['decoded', encodeURIComponent(JAPANESE)],
      ['percent-encoded', encodeURIComponent(encodeURIComponent(JAPANESE))],
      ['percent-encoded in lower case', encodeURIComponent(encodeURIComponent(JAPANESE).toLowerCase())],
    ])('with a Japanese slug is found by it %s', async (_, slug) => {
      const [post, ...others] = await json(`posts?slug=${slug}`);
      expect(others).toEqual([]);
      expect(post.slug).toBe(encodeURIComponent(JAPANESE).toLowerCase());
      expect(post.link).toBe(`${ORIGIN}/column/${post.slug}`);
    });

    it('is found by its id', async () => {
      const [post] = await json('posts?per_page=1&_embed');
      expect(await json(`posts/${post.id}?_embed`)).toEqual(post);
    });

    // Clauses 1.2-186, 1.3-15
    it('has the balloons’ CSS exactly when somebody speaks in it', async () => {
      for (const post of await json('posts?per_page=100&_embed')) {
        const numbers = [...post.content.rendered.matchAll(/liquid-speech-balloon-(\d\d)/g)].map(
          ([, number]) => number,
        );
        const style = post.liquid_speech_balloon_style;
        expect(style === undefined, post.slug).toBe(numbers.length === 0);
        for (const number of numbers) {
          expect(style).toMatch(
            new RegExp(
              `\\.liquid-speech-balloon-${number} \\.liquid-speech-balloon-avatar { background-image: url\\("${ORIGIN}/pictures/[^"]+\\.svg(\\?v=\\w+)?"\\); }`,
            ),
          );
        }
      }
    });

    it('shows pictures and links on the origin that it was asked on', async () => {
      for (const origin of ['http://a.example', 'http://localhost:3000', 'http://[::1]:3000']) {
        const answer = await get(`${WP}/posts?per_page=100&_embed`, { host: origin.slice('http://'.length) });
        const addresses = answer.body.match(/https?:\/\/[^\s"\\<>{]+/g) ?? [];
        const sources = answer
          .json()
          .flatMap(({ meta }: { meta: { sources: { url: string }[] } }) =>
            meta.sources.map(({ url }) => url),
          );
        const foreign = addresses.filter(
          (address) => !address.startsWith(`${origin}/`) && !sources.includes(address),
        );
        expect(
          foreign.filter((address) => !/^https:\/\/(api\.w\.org|example\.com|www\.)/.test(address)),
        ).toEqual([]);
        expect(answer.body).not.toContain('origin.invalid');
      }
    });
  });

  describe('An author', () => {
    it('has a face in five sizes and what the author box tells', async () => {
      const authors = await json('users');
      expect(authors.length).toBeGreaterThan(0);
      for (const author of authors) {
        expect(Object.keys(author.avatar_urls)).toEqual(['24', '48', '96', '221', '442']);
        expect(author.avatar_urls['221']).toContain(
          `${ORIGIN}/pictures/vector/portraits/svg/author-${author.slug}.svg`,
        );
        expect(author.meta).toEqual({
          experience_years: expect.toSatisfy((years: unknown) => years === '' || Number.isInteger(years)),
          specialties: expect.arrayContaining([expect.any(String)]),
          certifications: expect.any(Array),
          social_links: { twitter: expect.any(String), linkedin: expect.any(String) },
        });
        expect(await json(`users/${author.id}`)).toEqual(author);
      }
    });
  });

  describe('A picture', () => {
    it('is found by its id, with its shape', async () => {
      const [post] = await json('posts?per_page=1&_embed');
      const media = await json(`media/${post.featured_media}`);
      expect(media).toMatchObject(post._embedded['wp:featuredmedia'][0]);
      expect(media.source_url).toMatch(
        new RegExp(`^${ORIGIN}/pictures/(achievement-.*-800|hero-.*-1640)\\.jpg(\\?v=\\w+)?$`),
      );
      expect(media.media_details.width / media.media_details.height).toBeGreaterThan(1);
    });
  });

  describe('Categories and tags', () => {
    // Clause 1.3-16
    it('have every key that real ones have, in the same order', async () => {
      const real = await sample('category.json');
      const [category] = await json('categories');
      expect(shapeOf(category)).toEqual(shapeOf(real));
      const [tag] = await json('tags');
      expect(Object.keys(tag)).toEqual(Object.keys(real).filter((key) => key !== 'parent'));
    });

    // Clause 1.7-18
    it('come in the editor’s order, and by name when that was asked for', async () => {
      expect((await slugs('categories?per_page=100&hide_empty=true')).slice(0, 3)).toEqual([
        'knowledge',
        'watch',
        'bag',
      ]);
      const names = (await json('categories?orderby=name&order=desc')).map(
        ({ name }: { name: string }) => name,
      );
      expect(names).toEqual([...names].sort(new Intl.Collator('ja').compare).reverse());
    });

    it('count the posts that they list', async () => {
      for (const collection of ['categories', 'tags']) {
        for (const { id, count } of await json(`${collection}?per_page=100`)) {
          const answer = await get(`${WP}/posts?${collection}=${id}&per_page=1`);
          expect(answer.headers['x-wp-total']).toBe(String(count));
        }
      }
    });

    it('are found by slug and by post', async () => {
      const [watch] = await json('categories?slug=watch');
      expect(watch.name).toBe('時計');
      expect(watch.link).toBe(`${ORIGIN}/column/category/watch`);
      const [tag] = await json(`tags?slug=${encodeURIComponent('型番')}`);
      expect(tag.slug).toBe('%e5%9e%8b%e7%95%aa');
      const [post] = await json('posts?slug=watch-model-number');
      expect((await json(`tags?post=${post.id}`)).map(({ id }: { id: number }) => id).sort()).toEqual(
        [...post.tags].sort(),
      );
    });

    it('are empty on a page beyond the last', async () => {
      expect(await json('categories?page=99')).toEqual([]);
    });
  });

  describe('A list of posts', () => {
    // Clause 1.7-16
    it('says how many there are and where the pages before and after stand', async () => {
      const { headers } = await get(`${WP}/posts?_embed&page=2&per_page=12`);
      const total = Number(headers['x-wp-total']);
      expect(total).toBeGreaterThan(24);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-wp-totalpages': String(Math.ceil(total / 12)),
        link: `<${ORIGIN}${WP}/posts?_embed&page=1&per_page=12>; rel="prev", <${ORIGIN}${WP}/posts?_embed&page=3&per_page=12>; rel="next"`,
      });
      expect((await get(`${WP}/posts?per_page=100`)).headers.link).toBeUndefined();
      expect(
        (await get(`${WP}/posts?search=${encodeURIComponent('の 時計')}&per_page=1`)).headers.link,
      ).toContain('search=%E3%81%AE+%E6%99%82%E8%A8%88&per_page=1&page=2>; rel="next"');
    });

    it('holds ten, newest first, and every post once over all pages', async () => {
      expect(await json('posts')).toHaveLength(10);
      const dates = (await json('posts?per_page=100')).map(({ date }: { date: string }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      const pages = Number((await get(`${WP}/posts?per_page=7`)).headers['x-wp-totalpages']);
      const all: string[] = [];
      for (let page = 1; page <= pages; page += 1)
        all.push(...(await slugs(`posts?per_page=7&page=${page}`)));
      expect(new Set(all).size).toBe(dates.length);
      expect(all).toHaveLength(dates.length);
    });

    it('takes lists in every way that PHP does', async () => {
      const [first, second] = await json('posts?per_page=2');
      for (const query of [
        `include=${first.id},${second.id}`,
        `include=${first.id}%20${second.id}`,
        `include[]=${first.id}&include[]=${second.id}`,
        `include[0]=${first.id}&include[1]=${second.id}`,
        `slug=${first.slug},${second.slug}`,
      ]) {
        expect(await slugs(`posts?${query}`), query).toEqual([first.slug, second.slug]);
      }
    });

    // Clause 1.7-15
    it('is searched in any width and kana; an unknown word finds nothing, without an error', async () => {
      const matches = await slugs(`posts?search=${encodeURIComponent('オーバーホール')}&per_page=100`);
      expect(matches).toContain('watch-overhaul-before-selling');
      expect(await slugs(`posts?search=${encodeURIComponent('ｵｰﾊﾞｰﾎｰﾙ')}&per_page=100`)).toEqual(matches);
      const nothing = await get(`${WP}/posts?search=zzzzzz`);
      expect(nothing.json()).toEqual([]);
      expect(nothing.headers).toMatchObject({ 'x-wp-total': '0', 'x-wp-totalpages': '0' });
      expect(await json('posts?slug=no-such-post')).toEqual([]);
    });

    it('answers with and without a slash at the end', async () => {
      expect((await get(`${WP}/posts/?per_page=1`)).json()).toEqual(
        (await get(`${WP}/posts?per_page=1`)).json(),
      );
    });

    it('is sent compressed where that is accepted', async () => {
      expect((await get(`${WP}/posts`, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
        'br',
      );
    });
  });

  describe('Popular posts', () => {
    const view = (id: number) => server.app.inject({ method: 'POST', url: `${POPULAR}?wpp_id=${id}` });
    const order: string[] = [];

    it('are those that visitors opened, and none before', async () => {
      expect(await json(`${POPULAR}?range=all`)).toEqual([]);
      const posts = await json('posts?per_page=6');
      for (const [index, { id, slug }] of posts.entries()) {
        order.unshift(slug);
        for (let times = 0; times <= index; times++) expect((await view(id)).statusCode).toBe(201);
      }
      expect((await view(1)).json().code).toBe('rest_post_invalid_id');
      expect((await view(Number.NaN)).statusCode).toBe(404);
    });

    it('keep of a view its article and its day, and nothing of who it was', async () => {
      const rows = await rowsOf<object>(server.db, sql`select * from post_views order by views desc`);
      expect(rows).toHaveLength(6);
      expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'slug', 'views']);
    });

    // Clause 1.9-16
    it('count seven days, and forget what is older', async () => {
      const [oldest = ''] = order.slice(-1);
      const days = { 6: 100, 7: 1000 };
      for (const [ago, views] of Object.entries(days)) {
        await server.db.execute(
          sql`insert into post_views (day, slug, views)
              values ((now() at time zone 'Asia/Tokyo')::date - ${Number(ago)}::int, ${oldest}, ${views})`,
        );
      }
      const counts = await storedViews(server.db).within(7 * 24);
      expect(counts.get(oldest)).toBe(101);
      expect((await storedViews(server.db).within(Number.POSITIVE_INFINITY)).get(oldest)).toBe(1101);
      await server.db.execute(sql`delete from post_views where views >= 100`);
    });

    // Clauses 1.2-181, 1.7-18, 1.9-15
    it('are the five most viewed of seven days, in the shape of posts', async () => {
      const posts = await json(`${POPULAR}?range=last7days&order_by=views&limit=5&_embed`);
      expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(order.slice(0, 5));
      expect(posts.map(({ pageviews }: { pageviews: number }) => pageviews)).toEqual([6, 5, 4, 3, 2]);
      const { pageviews: _, ...post } = posts[0];
      expect(post).toEqual(await json(`posts/${post.id}?_embed`));
    });

    it('go on after an offset and are none by comments', async () => {
      const all = await slugs(`${POPULAR}?limit=4`);
      expect(await slugs(`${POPULAR}?limit=2&offset=2`)).toEqual(all.slice(2));
      expect(await json(`${POPULAR}?order_by=comments`)).toEqual([]);
      expect(await slugs(`${POPULAR}?range=custom&time_unit=day&time_quantity=7`)).toEqual(
        await slugs(`${POPULAR}?range=last7days`),
      );
    });

    it('refuse a range that the plugin does not know', async () => {
      const answer = await get(`${POPULAR}?range=lastyear&limit=0`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().data.params).toEqual({
        limit: 'limit must be greater than or equal to 1',
        range: 'range is not one of last24hours, last7days, last30days, all, and custom.',
      });
    });
  });
});
