import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { ShopList } from './shop-list.tsx';

// Clause 2.2-121
test('A seller calls a shop by its number', async () => {
  await showPart('shop-list', 'two shops');
  await expect
    .element(page.getByRole('link', { name: '03-1234-5678' }).first())
    .toHaveAttribute('href', 'tel:0312345678');
});

// Clauses 2.2-120, 2.3-16
test('A card has what the shop says of itself, the comment in one line, and the list says how many shops there are', async () => {
  await showPart('shop-list', 'two shops');
  const card = page.getByRole('article', { name: '白鷺堂 渋谷店' });
  const comment = '創業40年。時計と宝飾の専門家が、 一点ずつ丁寧に拝見します。';
  await expect.element(card.getByText(comment, { exact: true })).toBeVisible();
  await expect.element(card.getByText('東京都渋谷区神宮前1-2-3')).toBeVisible();
  const site = card.getByRole('link', { name: /公式サイトを見る/ });
  await expect.element(site).toHaveAttribute('href', 'https://shop.example/');
  await expect.element(site).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText('2社')).toBeVisible();
});

test('A card says why the shop was chosen, and nothing where the server does not say it', async () => {
  await showPart('shop-list', 'two shops');
  const card = page.getByRole('article', { name: '白鷺堂 渋谷店' });
  await expect.element(card.getByText('時計が専門・渋谷区・宅配可', { exact: true })).toBeVisible();
  const other = page.getByRole('article', { name: '店舗名未設定' });
  await expect.element(other).toBeVisible();
  expect(other.getByText('・').elements()).toEqual([]);
});

test('What a shop left out is left out, and an address that is not on the web is no link', async () => {
  const silent = { tel: '', address: '', pr_comment: '' };
  const shop = { ...silent, company_shop_name: '無口な店', website_url: 'javascript:alert(1)' };
  await showThis(<ShopList shops={[shop]} />);
  const card = page.getByRole('article', { name: '無口な店' });
  await expect.element(card).toBeVisible();
  expect(card.getByRole('link').elements()).toEqual([]);
  expect(card.getByRole('definition').elements()).toEqual([]);
});

// Clause 2.8-38
test('A shop without a name is shown as such', async () => {
  await showPart('shop-list', 'two shops');
  await expect.element(page.getByRole('article', { name: '店舗名未設定' })).toBeVisible();
});

// Clause 2.8-37
test('Without a shop the list says so', async () => {
  await showPart('shop-list', 'no shop');
  await expect.element(page.getByText('表示できる店舗情報がありません。')).toBeVisible();
  expect(page.getByRole('article').elements()).toEqual([]);
});
