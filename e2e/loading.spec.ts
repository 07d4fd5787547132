import { expect, type Page, test } from 'playwright/test';
import { dialogOf, fillBy, GUITAR, question } from './support/form.ts';
import { openOwnPage, openPlainPage, snippet, THEMES, untilInteractive } from './support/pages.ts';

test.describe('On a slow network', { tag: '@phone' }, () => {
  const holdForm = async (page: Page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/widget\/form(-react)?\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    return () => release();
  };

  for (const theme of THEMES) {
    test(`the first question of the ${theme} theme is visible before the form has loaded, and nothing moves when it has`, async ({
      page,
    }) => {
      const release = await holdForm(page);
      await page.goto(`/demo/plain/${theme}.html`);
      const form = page.locator('appraisal-form');
      await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeVisible();
      await expect(form.getByText('選択してください')).toBeVisible();
      const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
      expect(await marks()).toEqual(['appraisal-form:first-paint']);
      const painted = await page.screenshot();
      const height = (await form.boundingBox())?.height;

      release();
      await untilInteractive(page);
      expect(await marks()).toEqual(['appraisal-form:first-paint', 'appraisal-form:interactive']);
      expect((await form.boundingBox())?.height).toBe(height);
      expect(painted.equals(await page.screenshot()), 'the same picture').toBe(true);
    });
  }

  test('a press on the question during loading is not lost', async ({ page }) => {
    const release = await holdForm(page);
    await page.goto('/demo/plain/product.html');
    const form = page.locator('appraisal-form');
    await form.getByText('選択してください').click();
    release();
    await expect(dialogOf(page)).toHaveAccessibleName('商品カテゴリを選択');
  });

  test('a press on a later question during loading opens that question', async ({ page }) => {
    const release = await holdForm(page);
    const attributes = { 'initial-category': 'watch' };
    const open = page.waitForResponse('**/appraisal-form.js');
    await openOwnPage(page, snippet(attributes));
    await open;
    const form = page.locator('appraisal-form');
    await form.getByText('選択してください').click();
    release();
    await expect(dialogOf(page)).toHaveAccessibleName('ブランドを選択してください');
  });

  test('a returning seller sees their goods, although the painted first step did not have them', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    const release = await holdForm(page);
    await page.reload();
    await expect(form.getByText('選択してください')).toBeVisible();
    release();
    await expect(question(form, '楽器の種類')).toHaveText('ギター');
  });
});
