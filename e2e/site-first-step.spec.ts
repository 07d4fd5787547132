import { expect } from 'playwright/test';
import { dialogOf, questionControl } from '#test/browser/form.ts';
import { holdFiles } from '#test/browser/hold.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';

test.describe('The first step in the HTML of the site', { tag: '@phone' }, () => {
  const paths = SITE_PAGES.map(({ path }) => path).filter((path) => /^\/(form|lp\/.+)$/.test(path));

  test('is visible before any script has come, on the page of the form and on all landing pages', async ({
    page,
  }) => {
    await page.route(/\/(assets|widget)\/.*\.js$/, (route) => route.abort());
    expect(paths).toHaveLength(11);
    for (const path of paths) {
      await page.goto(path);
      const form = page.locator('appraisal-form');
      await expect(form.getByText('商品カテゴリ', { exact: true }), path).toBeVisible();
    }
  });

  test('where scripts are switched off, a sentence stands in its place', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('noscript p'), path).toContainText('JavaScriptを有効にしてください');
      await expect(page.locator('noscript p'), path).toBeVisible();
      await expect(page.locator('appraisal-form'), path).toBeHidden();
    }
    await context.close();
  });

  test('a press before the scripts have loaded is not lost, and nothing moves when they have', async ({
    page,
  }) => {
    const release = await holdFiles(page, /\/(assets|widget)\/.*\.js$/);
    await page.goto('/form', { waitUntil: 'domcontentloaded' });
    const form = page.locator('appraisal-form');
    await expect(form.getByText('選択してください')).toBeVisible();
    const height = (await form.boundingBox())?.height;
    await form.getByText('選択してください').click();
    release();
    await untilInteractive(page);
    expect((await form.boundingBox())?.height).toBe(height);
    await expect(dialogOf(page)).toHaveAccessibleName('商品カテゴリを選択');
    await dialogOf(page).getByRole('button', { name: '時計' }).click();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
  });

  test('if the form cannot be loaded, the page says so in its place', async ({ page }) => {
    await page.goto('/terms');
    await page.route('**/widget/form.js', (route) => route.abort());
    await page.goto('/lp/tokei');
    const form = page.locator('appraisal-form');
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('alert')).toContainText('フォームの読み込みが終わりません');
    await expect(form.getByRole('button', { name: '再試行' })).toBeVisible();
  });
});
