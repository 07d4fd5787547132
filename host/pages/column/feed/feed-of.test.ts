import { expect, test } from 'vitest';
import { feedOf } from './feed-of.ts';

const CHANNEL = {
  product: 'タカクラベ',
  page: 'https://site.example/column',
  address: 'https://site.example/column/feed.xml',
};
const POST = {
  slug: '押し買い',
  title: '箱 & <保証書>\u0000',
  excerpt: '「読む」前に',
  categories: [{ id: 1, slug: 'watch', name: '時計' }],
  published: new Date('2026-10-03T00:30:00Z'),
};

test('a reader of feeds gets each article with its address, date, excerpt and category', () => {
  const feed = feedOf([POST], CHANNEL);
  expect(feed).toContain('<title>箱 &#38; &#60;保証書&#62;</title>');
  const link = `https://site.example/column/${encodeURIComponent('押し買い')}`;
  expect(feed).toContain(`<link>${link}</link>\n<guid isPermaLink="true">${link}</guid>`);
  expect(feed).toContain('<pubDate>Sat, 03 Oct 2026 00:30:00 GMT</pubDate>');
  expect(feed).toContain('<description>「読む」前に</description>\n<category>時計</category>');
  expect(feed).toContain('<atom:link href="https://site.example/column/feed.xml" rel="self"');
});

test('an article without a date, an excerpt and a category is listed without them', () => {
  const feed = feedOf([{ ...POST, excerpt: '', categories: [], published: new Date(Number.NaN) }], CHANNEL);
  const [, item = ''] = feed.split('<item>');
  expect(item).not.toMatch(/pubDate|description|category/);
});
