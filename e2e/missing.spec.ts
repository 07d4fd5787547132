import { expect, test } from 'playwright/test';
import { alertOf, dialogOf, question } from './support/form.ts';
import { openOwnPage, snippet, untilInteractive } from './support/pages.ts';

/** The file of the form, which the script loads after it has painted the first step. */
const FORM = /\/widget\/form(-react)?\.js$/;
const SENTENCE = 'フォームの読み込みが終わりません';

test.describe('A form that does not come', { tag: '@phone' }, () => {
  test('because a file is lost says so at once, and 再試行 loads the page again', async ({ page }) => {
    await page.route(FORM, (route) => route.abort());
    await openOwnPage(page, snippet({ theme: 'lp' }));
    const form = page.locator('appraisal-form');
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
    await expect(form.getByRole('link', { name: 'フォームのページを開く' })).toHaveAttribute(
      'href',
      /\/form$/,
    );
    await page.unroute(FORM);
    await form.getByRole('button', { name: '再試行' }).click();
    await untilInteractive(page);
    await expect(form.getByRole('alert')).toBeHidden();
  });

  test('within eight seconds says so; when it comes after all, it takes over what was chosen', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(FORM, (route) => held.then(() => route.continue()));
    await page.clock.install();
    await openOwnPage(page, snippet({ theme: 'product' }));
    const form = page.locator('appraisal-form');
    await expect(form.getByText('選択してください')).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(alertOf(form, SENTENCE)).toBeHidden();
    await page.clock.fastForward(4000);
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
    await form.getByText('選択してください').click();
    await dialogOf(page).getByRole('button', { name: '時計' }).click();
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
    release();
    await expect(form.getByRole('alert')).toBeHidden();
    await expect(question(form, '商品カテゴリ')).toHaveText('時計');
  });

  test('because its script is blocked leaves what the partner wrote in the element', async ({ page }) => {
    await page.route('**/appraisal-form.js', (route) => route.abort());
    await openOwnPage(page, snippet().replace('></appr', '><a href="/form">査定フォームを開く</a></appr'));
    await expect(page.getByRole('link', { name: '査定フォームを開く' })).toBeVisible();
  });
});
