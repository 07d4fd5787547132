import { expect } from 'playwright/test';
import { DEFAULT_THEME, type Theme } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey, slugOf } from '#contract/goods/categories.ts';
import { LINK_PAGES } from '#contract/life/follow-up.ts';
import { aCustomer, fillCustomer, itemBlock, pressSend, proceed, untilThanks } from '#test/browser/form.ts';
import { fillGoods, goodsOf } from '#test/browser/goods.ts';
import { test } from '#test/browser/house.ts';
import { keptLinks, requestOfMail } from '#test/browser/kept-mails.ts';
import { untilInteractive } from '#test/browser/pages.ts';

/*
 * Runs in a copy of the tree in which the recipes of CONTRIBUTING.md were carried out (test/recipes/run.ts). The
 * rows below exist only there, so their keys are no keys to the compiler here.
 */
const SNEAKER = 'sneaker' as CategoryKey;
const HARBOUR = 'harbour' as Theme;

test('a seller of trainers gives a LINE ID in the new theme, and reads it again like the shop', {
  tag: '@phone',
}, async ({ page, house }) => {
  await page.goto(`${house.url}/demo/plain/${DEFAULT_THEME}.html`);
  await untilInteractive(page);
  const form = page.locator('appraisal-form');
  await form.evaluate((element, theme) => element.setAttribute('theme', theme), HARBOUR);
  const customer = aCustomer();
  await fillGoods(itemBlock(form, 1), SNEAKER, goodsOf(SNEAKER, 'listed'), HARBOUR);
  await proceed(form);
  await fillCustomer(form, customer);
  await form.getByRole('textbox', { name: 'LINE ID' }).fill('hanako_mihon');
  await pressSend(form);
  await untilThanks(form);
  const uuid = await requestOfMail(house.dataDir, customer.email);
  for (const path of [LINK_PAGES.request, LINK_PAGES.lead]) {
    const [link = ''] = await keptLinks(house.dataDir, uuid, { path, count: 1 });
    await page.goto(link);
    await expect(page.getByText('hanako_mihon')).toBeVisible();
    await expect(page.getByText('サイズ', { exact: true })).toBeVisible();
  }
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
  expect(counts.map((one: { category: string }) => one.category)).toEqual(CATEGORY_KEYS.map(slugOf));
  const document = await (await request.get('/v1/openapi.json')).json();
  expect(document.paths).toHaveProperty('/v1/shop_counts');
});
