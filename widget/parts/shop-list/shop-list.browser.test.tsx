import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('A seller calls a shop by its number', async () => {
  await showPart('shop-list', 'two shops');
  await expect
    .element(page.getByRole('link', { name: '03-1234-5678' }).first())
    .toHaveAttribute('href', 'tel:0312345678');
});

test('A shop without a name is shown as such', async () => {
  await showPart('shop-list', 'two shops');
  await expect.element(page.getByRole('article', { name: '店舗名未設定' })).toBeVisible();
});

test('Without a shop the list says so', async () => {
  await showPart('shop-list', 'no shop');
  await expect.element(page.getByText('表示できる店舗情報がありません。')).toBeVisible();
});
