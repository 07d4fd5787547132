import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { RootData } from '../settings/root-data.ts';
import { pageMeta } from './page-meta.ts';

const SETTINGS = { productName: 'タカクラベ' } as SiteSettings;
const MATCHES = [
  {
    loaderData: {
      origin: 'https://site.example',
      settings: SETTINGS,
      banner: '',
      invitation: '',
      absent: [],
    },
  },
] as const;
const PAGE = { title: 'コラム', description: '読みもの', keywords: ['買取', '査定'], path: '/column' };

function metaOf(page: Partial<Parameters<typeof pageMeta>[1]>) {
  const tags = pageMeta(MATCHES, { ...PAGE, ...page }) as Record<string, string>[];
  return {
    title: tags.find((tag) => tag.title)?.title,
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    keywords: tags.find((tag) => tag.name === 'keywords')?.content,
  };
}

/** The `robots` directive of a page. */
function robots(operator: object | undefined, noindex?: boolean) {
  const root = { origin: 'https://a.example', settings: { productName: 'くらべ堂', operator } };
  const matches = [{ loaderData: root as unknown as RootData }] as const;
  return pageMeta(matches, { ...PAGE, ...(noindex && { noindex }) }).filter(
    (tag) => 'name' in tag && tag.name === 'robots',
  );
}

// Clause 1.2-36
test('search engines are kept out as long as nobody answers for the site, and of pages that are not for them', () => {
  const out = [{ name: 'robots', content: 'noindex,nofollow' }];
  expect(robots(undefined)).toEqual(out);
  expect(robots({}, true)).toEqual(out);
  expect(robots({})).toEqual([]);
});

describe('A page declares', () => {
  // Clause 1.2-31
  test('its title alone where it asks for that', () => {
    expect(metaOf({ full: true }).title).toBe('コラム');
    expect(metaOf({}).title).toBe('コラム | タカクラベ');
  });

  // Clause 1.2-33
  test('its keywords', () => {
    expect(metaOf({}).keywords).toBe('買取,査定');
  });

  // Clauses 1.2-30, 1.2-34
  test('its path as its canonical address, on the first page of a list too', () => {
    for (const page of [undefined, 1]) {
      expect(metaOf({ ...(page && { page }) })).toMatchObject({
        title: 'コラム | タカクラベ',
        canonical: 'https://site.example/column',
      });
    }
  });

  // Clause 1.2-35
  test('what social services show of it: its title, text, address and a wide picture', () => {
    const tags = pageMeta(MATCHES, PAGE) as Record<string, string>[];
    const contents = Object.fromEntries(
      tags.map(({ property, name, content }) => [property ?? name, content]),
    );
    expect(contents).toMatchObject({
      'og:title': 'コラム | タカクラベ',
      'og:description': '読みもの',
      'og:url': 'https://site.example/column',
      'og:image': 'https://site.example/pictures/social-site.jpg',
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
  });

  test('the address of a later page of a list as its own, with the number in its title', () => {
    expect(metaOf({ page: 3 })).toMatchObject({
      title: 'コラム（3ページ目） | タカクラベ',
      canonical: 'https://site.example/column?page=3',
    });
  });

  test('the filters of a list in its address, without the empty ones', () => {
    const query = { categories: 'watch,bag', keyword: '' };
    expect(metaOf({ query, page: 2 }).canonical).toBe(
      'https://site.example/column?categories=watch%2Cbag&page=2',
    );
    expect(metaOf({ query }).canonical).toBe('https://site.example/column?categories=watch%2Cbag');
  });
});
