import { expect, test } from 'vitest';
import { tableOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { MadeClaims } from '#contract/site/claims.ts';
import { toldFacts } from '#contract/site/shop-facts.ts';
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

/** Nothing is known of the shops. */
const ALL_GOODS: MadeClaims = { claims: [], shops: undefined };

test('The demonstration has all pages', () => {
  const demo = siteWith({});
  expect(absentPages(demo)).toEqual([]);
  expect(
    categoryLinks(demo, ALL_GOODS).every(
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
  const links = categoryLinks(siteWith({ operator: OPERATOR }, [RESULT]), ALL_GOODS);
  expect(links.map(({ to }) => to)).toEqual([
    '/achievements/watch',
    ...CATEGORY_KEYS.slice(1).map(() => expect.stringMatching(/^\/lp\/[a-z]+$/)),
  ]);
  expect(new Set(links.map(({ to }) => to)).size).toBe(CATEGORY_KEYS.length);
});

test('Goods are named with the areas of their own shops', () => {
  const counts = (prefecture: string) => PREFECTURES.map((name) => (name === prefecture ? 2 : 0));
  const none = PREFECTURES.map(() => 0);
  const able = { ...tableOf(CATEGORY_KEYS, () => none), watch: counts('北海道'), music: counts('埼玉県') };
  const claimSet: MadeClaims = { claims: [], shops: toldFacts({ listed: 2, standing: none, able }) };
  const links = categoryLinks(siteWith({ operator: OPERATOR }), claimSet);
  expect(links.map(({ key, areas }) => [key, areas])).toEqual([
    ['watch', '北海道2社'],
    ['music', '埼玉県2社'],
  ]);
  expect(categoryLinks(siteWith({}), claimSet).map(({ areas }) => areas)).toEqual(['', '']);
});
