import { expect, test } from 'playwright/test';
import { CATEGORIES, type CategoryKey } from '#contract/categories.ts';
import type { Theme } from '#contract/themes.ts';
import { aCustomer, fillCustomer, itemBlock, proceed, send, untilThanks } from '../support/form.ts';
import { fillGoods, goodsOf } from '../support/goods.ts';
import { openPlainPage } from '../support/pages.ts';
import { submittedRequests } from '../support/stored.ts';

/*
 * Runs in a copy of the tree in which the recipes of CONTRIBUTING.md were carried out (scripts/recipes/run.ts). The
 * rows below exist only there, so their keys are no keys to the compiler here.
 */
const SNEAKER = 'sneaker' as CategoryKey;
const HARBOUR = 'harbour' as Theme;

test('a seller of trainers says in the new theme when to call, and it is stored', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openPlainPage(page, HARBOUR);
  const customer = aCustomer();
  await fillGoods(itemBlock(form, 1), SNEAKER, goodsOf(SNEAKER, 'listed'), HARBOUR);
  await proceed(form);
  await fillCustomer(form, customer);
  await form.getByRole('textbox', { name: 'ご希望の連絡時間' }).fill('平日の18時以降');
  await send(form);
  await untilThanks(form);
  expect(await submittedRequests(customer.email)).toMatchObject([
    { contactTime: '平日の18時以降', items: [{ category: 'sneaker' }] },
  ]);
});

test('the landing page of the new category is there, with its questions', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/lp/sneaker');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('次の一足へ');
  await expect(page.locator('appraisal-form').getByText('ブランド').first()).toBeVisible();
});

test('the new call is answered and documented', { tag: '@desktop' }, async ({ request }) => {
  const { counts } = await (await request.get('/v1/shop_counts')).json();
  expect(counts.map((one: { category: string }) => one.category)).toEqual(
    Object.values(CATEGORIES).map(({ slug }) => slug),
  );
  const document = await (await request.get('/v1/openapi.json')).json();
  expect(document.paths).toHaveProperty('/v1/shop_counts');
});
