import { describe, expect, test } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const labels = (path: string, last?: string) => crumbsOf(path, last).map(({ label }) => label);

describe('The breadcrumb bar', () => {
  // Clauses 1.2-40, 1.2-41, 1.2-42
  test.each([
    ['/', ['トップ']],
    ['/about', ['トップ', '私たちについて']],
    ['/achievements/precious_metal', ['トップ', '買取実績', '金・貴金属']],
    ['/column', ['トップ', 'コラム']],
    ['/column/category/watch', ['トップ', 'コラム', '時計']],
    ['/column/category/precious-metal', ['トップ', 'コラム', '金・貴金属']],
    ['/terms', ['トップ', '利用規約']],
    ['/contact/', ['トップ', 'お問い合わせ']],
    ['/areas/hokkaido/watch', ['トップ', '地域と品物から買取店を探す', '時計']],
    ['/campaign-gift', ['トップ', 'ギフトカードキャンペーン']],
  ])('%s', (path, expected) => {
    expect(labels(path)).toEqual(expected);
  });

  // Clause 1.2-43
  test('uses a given title for the last segment', () => {
    expect(labels('/column/watch-care', '時計を長く使うには')).toEqual([
      'トップ',
      'コラム',
      '時計を長く使うには',
    ]);
  });

  test('links to each page above', () => {
    expect(crumbsOf('/column/category/watch').map(({ to }) => to)).toEqual([
      '/',
      '/column',
      '/column/category/watch',
    ]);
  });

  test('shows a URL that cannot be decoded as it is', () => {
    expect(labels('/column/%E0%A4%A')).toEqual(['トップ', 'コラム', '%E0%A4%A']);
  });
});
