import { expect, test } from 'vitest';
import { localApi } from '../local-api.ts';
import { contentApi } from './content-api.ts';

const api = localApi();

async function askedBy(call: (column: ReturnType<typeof contentApi>) => Promise<unknown>) {
  let asked = '';
  api.handler = (request, response) => {
    asked = request.url ?? '';
    response.end('[]');
  };
  await call(contentApi(`${api.base}/wp-json`));
  const { pathname, searchParams } = new URL(asked, api.base);
  return { pathname, fields: searchParams.get('_fields')?.split(','), embed: searchParams.get('_embed') };
}

const EMBED = 'author,wp:featuredmedia,wp:term';

test('lists are asked for everything that they show, and no bodies', async () => {
  for (const list of [
    (column: ReturnType<typeof contentApi>) => column.posts({ page: 1 }),
    (column: ReturnType<typeof contentApi>) => column.popular(),
  ]) {
    const { fields, embed } = await askedBy(list);
    expect(fields).toEqual(expect.arrayContaining(['title', 'excerpt', 'date_gmt', '_embedded']));
    expect(fields).not.toContain('content');
    expect(embed).toBe(EMBED);
  }
});

test('an article is asked for all of it, but not for its comments', async () => {
  expect(await askedBy((column) => column.post('a'))).toEqual({
    pathname: '/wp-json/wp/v2/posts',
    fields: undefined,
    embed: EMBED,
  });
});
