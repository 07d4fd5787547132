import { expect, test } from 'vitest';
import type { RootData } from '#host/settings/root-data.ts';
import { pageMeta } from './page-meta.ts';

const PAGE = { title: '題名', description: '説明', path: '/page' };

function robots(operator: object | undefined, noindex?: boolean) {
  const root = { origin: 'https://a.example', settings: { productName: 'くらべ堂', operator } };
  const matches = [{ loaderData: root as unknown as RootData }] as const;
  return pageMeta(matches, { ...PAGE, ...(noindex && { noindex }) }).filter(
    (tag) => 'name' in tag && tag.name === 'robots',
  );
}

test('search engines are kept out as long as nobody answers for the site, and of pages that are not for them', () => {
  const out = [{ name: 'robots', content: 'noindex,nofollow' }];
  expect(robots(undefined)).toEqual(out);
  expect(robots({}, true)).toEqual(out);
  expect(robots({})).toEqual([]);
});
