import { expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { NO_CONTENT, type PublishedResult } from '#contract/site/site-content.ts';
import type { Operator, SiteSettings } from '#contract/site/site-settings.ts';
import { categoryLinks } from '../pages/home/below/category-links.server.ts';
import { absentPages } from './absent-pages.ts';
import type { Site } from './context.ts';

const OPERATOR: Operator = {
  name: '株式会社テスト運営',
  representative: '試験 一郎',
  address: '東京都千代田区千代田1-1',
  phone: '03-0000-0000',
  email: '',
  license: '',
};
const RESULT: PublishedResult = {
  day: '2026-10-01',
  area: '東京都',
  category: 'watch',
  item: '腕時計',
  amount: 300_000,
};

const siteWith = (settings: Partial<SiteSettings>, results: readonly PublishedResult[] = []) =>
  ({ settings: { surveyUrl: '', ...settings }, content: { ...NO_CONTENT, results } }) as unknown as Site;

test('The demonstration has all pages', () => {
  const demo = siteWith({});
  expect(absentPages(demo)).toEqual([]);
  expect(
    categoryLinks(demo, CATEGORY_KEYS).every(
      ({ hasResults, to }) => hasResults && to.startsWith('/achievements/'),
    ),
  ).toBe(true);
});

test('An operator without a survey has no campaign, and one without results none of their pages', () => {
  const fresh = siteWith({ operator: OPERATOR });
  expect(absentPages(fresh)).toHaveLength(2 + CATEGORY_KEYS.length);
  expect(absentPages(fresh)).toEqual(expect.arrayContaining(['/campaign-gift', '/achievements']));
  expect(absentPages(siteWith({ operator: OPERATOR, surveyUrl: 'https://survey.example/' }))).not.toContain(
    '/campaign-gift',
  );
});

test('A category leads to its landing page until it has a result', () => {
  const links = categoryLinks(siteWith({ operator: OPERATOR }, [RESULT]), CATEGORY_KEYS);
  expect(links.map(({ to }) => to)).toEqual([
    '/achievements/watch',
    ...CATEGORY_KEYS.slice(1).map(() => expect.stringMatching(/^\/lp\/[a-z]+$/)),
  ]);
  expect(new Set(links.map(({ to }) => to)).size).toBe(CATEGORY_KEYS.length);
});
