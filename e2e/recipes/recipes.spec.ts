import { expect, test } from 'playwright/test';
import { CATEGORIES } from '#contract/categories.ts';
import { customerField } from '#contract/customer.ts';
import { openPlainPage } from '../support/pages.ts';

/** Runs in a copy of the source tree in which the recipes were applied. e2e/flows.spec.ts tests sending the goods. */

test('the landing page of the new category exists, with its form', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/lp/sneaker');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('次の一足へ');
  await expect(page.getByRole('group', { name: 'サイズ' })).toBeVisible();
});

test('the new call is answered and documented', { tag: '@desktop' }, async ({ request }) => {
  const { counts } = await (await request.get('/v1/shop_counts')).json();
  expect(counts.map((one: { category: string }) => one.category)).toEqual(
    Object.values(CATEGORIES).map(({ slug }) => slug),
  );
  const document = await (await request.get('/v1/openapi.json')).json();
  expect(document.paths).toHaveProperty('/v1/shop_counts');
});

test('the new theme is painted in its own colours', { tag: '@phone' }, async ({ page }) => {
  const form = await openPlainPage(page, 'harbour' as never);
  await expect(form.getByRole('combobox', { name: '商品カテゴリ' })).toBeVisible();
});

test('the new field is a customer field', () => {
  expect(customerField('contactTime' as never).label).toBe('ご希望の連絡時間');
});
