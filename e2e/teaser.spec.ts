import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { openOwnPage } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const article = (attributes: string) => `<main><h1>提携先の記事</h1><p>時計の裏ぶたの番号について。</p>
  <div style="height: 3000px"></div><h2>番号が読めないとき</h2></main>
  <script src="/widget/teaser.js" async ${attributes}></script>`;

const opener = (page: Page) => page.getByRole('button', { name: '無料で査定する' });
const dialogIn = (page: Page) => page.getByRole('dialog', { name: '査定フォーム', exact: true });

test.describe('A page with nothing but the line of a teaser', () => {
  test('has a tab, loads no form until it is pressed, and has its tab and its place back after the dialog', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openOwnPage(page, article('data-appears="tab" data-appraisal-form-theme="lp"'));
    await expect(opener(page)).toBeVisible();
    await expectNoAxeViolations(page);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.split('/').at(-1))
          .filter((name) => /^(form|appraisal-form|dialog)\.js$/.test(name ?? '')),
      );
    expect(await loaded()).toEqual([]);

    await opener(page).press('Enter');
    await expect(dialogIn(page)).toBeVisible();
    await expect(page.locator('appraisal-form')).toHaveAttribute('theme', 'lp');
    await page.waitForFunction(() => customElements.get('appraisal-form'));
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.getByRole('button', { name: '閉じる' }).click();
    await page.reload();
    await page.waitForLoadState();
    await expect(opener(page)).toHaveCount(0);
  });

  test('has a slider when its element is seen, which keeps page and focus where they are, and closes by Esc', {
    tag: '@phone',
  }, async ({ page }) => {
    await openOwnPage(page, article('data-appears="slider" data-appears-seen="h2"'));
    const card = page.getByRole('complementary', { name: 'いくらになるか、調べてみませんか' });
    await expect(page.locator('script[data-appears]')).toBeAttached();
    await expect(card).toHaveCount(0);
    await page.getByRole('heading', { name: '番号が読めないとき' }).scrollIntoViewIfNeeded();
    await expect(card).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });
});
