import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answeringApi } from '../../data/local-api.ts';
import { loadContext, type Site } from '../../settings/context.ts';
import { loader, meta } from './category.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const api = answeringApi();

/** The title of the page of a category, and whether search engines may list it. */
async function pageOf(slug: string) {
  const site = { contentApi: `${api.base}/${encodeURIComponent(slug)}`, settings: {} } as Site;
  const url = new URL(`http://site.example/column/category/${encodeURIComponent(slug)}`);
  const args = { request: new Request(url), url, params: { categorySlug: slug }, context: loadContext(site) };
  const loaderData = await loader(args as unknown as Parameters<typeof loader>[0]);
  const settings = { productName: 'タカクラベ', operator: {} };
  const matches = [{ loaderData: { origin: url.origin, settings } }];
  const tags = meta({ loaderData, matches, params: args.params } as unknown as Parameters<typeof meta>[0]);
  const text = JSON.stringify(tags);
  return { text, title: /"title":"([^"]+)"/.exec(text)?.[1], isListed: !text.includes('noindex') };
}

describe('The page of a category', () => {
  test('of a WordPress has the name that its editor gave it, and is listed', async () => {
    api.answer([{ id: 7, slug: 'a-and-b', name: 'A &amp; B', count: 2 }]);
    expect(await pageOf('a-and-b')).toMatchObject({ title: 'A & Bの記事一覧 | タカクラベ', isListed: true });
  });

  test('of a WordPress may have a Japanese slug, which its API writes in percents', async () => {
    api.answer([{ id: 8, slug: encodeURIComponent('着物').toLowerCase(), name: '着物と帯', count: 1 }]);
    expect(await pageOf('着物')).toMatchObject({ title: '着物と帯の記事一覧 | タカクラベ', isListed: true });
  });

  // Clause 1.8-14
  test('that nobody made has none of the words of its address, and is not listed', async () => {
    api.answer([{ id: 7, slug: 'watch', name: '時計', count: 2 }]);
    const { text, title, isListed } = await pageOf('詐欺サイト');
    expect([title, isListed]).toEqual(['カテゴリーが見つかりません | タカクラベ', false]);
    expect(decodeURIComponent(text)).not.toContain('詐欺');
  });

  test('has no name while the content API is out, and stays listed', async () => {
    api.answer({}, 503);
    expect(await pageOf('out')).toMatchObject({ title: 'コラム | タカクラベ', isListed: true });
  });
});
