import { expect, test } from 'vitest';
import { answeringApi } from '../local-api.ts';
import { contentApi } from './content-api.ts';

const api = answeringApi();

async function askedBy(call: (column: ReturnType<typeof contentApi>) => Promise<unknown>) {
  const urls: string[] = [];
  api.handler = (request, response) => {
    urls.push(request.url ?? '');
    response.end('[]');
  };
  await call(contentApi(`${api.base}/wp-json`));
  return urls.map((path) => {
    const { pathname, searchParams } = new URL(path, api.base);
    return { pathname, fields: searchParams.get('_fields')?.split(','), embed: searchParams.get('_embed') };
  });
}

const EMBED = 'author,wp:featuredmedia,wp:term';

test('lists are asked for everything that they show, and no bodies', async () => {
  for (const list of [
    (column: ReturnType<typeof contentApi>) => column.posts({ page: 1 }),
    (column: ReturnType<typeof contentApi>) => column.popular(),
  ]) {
    const [{ fields, embed } = {}] = await askedBy(list);
    expect(fields).toEqual(expect.arrayContaining(['title', 'excerpt', 'date_gmt', '_embedded']));
    expect(fields).not.toContain('content');
    expect(embed).toBe(EMBED);
  }
});

test('an article, and else a page, is asked for all of it, but not for its comments', async () => {
  expect(await askedBy((column) => column.post('a'))).toEqual(
    ['posts', 'pages'].map((type) => ({
      pathname: `/wp-json/wp/v2/${type}`,
      fields: undefined,
      embed: EMBED,
    })),
  );
});

test('a content API without pages and without popular articles has none', async () => {
  api.answer({ code: 'rest_no_route' }, 404);
  expect(await contentApi(`${api.base}/wp-json`).pages()).toEqual([]);
  expect(await contentApi(`${api.base}/wp-json`).popular()).toBeUndefined();
});

test('an outage is no answer about pages', async () => {
  api.answer({}, 503);
  await expect(contentApi(`${api.base}/wp-json`).pages()).rejects.toThrow('503');
});
