import { expect, type Page } from 'playwright/test';
import { questionControl, sendRequest, untilThanks } from '#test/browser/form.ts';
import { openElsewhere } from '#test/browser/other-origin.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

const MEDIUM = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** The code below a heading of the guide, as it would be copied. */
const codeOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).locator('code').innerText();

test.describe('A partner with the guide', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/partners-guide');
    await page.getByLabel('見た目', { exact: true }).selectOption('ランディング');
    await page.getByLabel('最初のカテゴリ').selectOption('時計');
    await expect(page).toHaveURL(/theme=lp&scheme=light&lang=ja&category=watch/);
    await expect(page.getByRole('region', { name: 'HTML', exact: true })).toContainText(
      'initial-category="watch"',
    );
  });

  test('sees the form with the settings that they choose', async ({ page }) => {
    const preview = page
      .getByTitle('選んだ設定で表示した査定フォーム')
      .contentFrame()
      .locator('appraisal-form');
    await expect(preview).toHaveAttribute('theme', 'lp');
    await expect(questionControl(preview, '商品カテゴリ')).toHaveText('時計');
  });

  for (const [name, before] of [
    ['HTML', ''],
    ['Googleタグマネージャー', '<div id="appraisal"></div>'],
  ] as const)
    test(`copies the code for ${name}, and it shows that form in their page`, async ({ page }) => {
      const code = await codeOf(page, name);
      const close = await openElsewhere(page, before + code);
      const form = page.locator('appraisal-form');
      await expect(form).toHaveAttribute('theme', 'lp');
      await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
      close();
    });

  for (const [name, before] of [
    ['HTML', ''],
    ['Googleタグマネージャー', '<div id="appraisal"></div>'],
  ] as const)
    test(`copies the code for ${name}, and without its script a link stands there`, async ({ page }) => {
      const code = await codeOf(page, name);
      await page.route('**/widget/appraisal-form.js', (route) => route.abort());
      const close = await openElsewhere(page, before + code);
      await expect(page.getByRole('link', { name: '査定フォームを開く' })).toHaveAttribute('href', /\/form$/);
      close();
    });

  test('compares two settings: the code shows one of them, and stores nothing unless asked to', async ({
    page,
  }) => {
    await page.getByText('2つの設定を比べる').click();
    await page.getByLabel('もう一方（b）のテーマ').selectOption('プルダウン');
    await expect(page.getByRole('region', { name: 'HTML', exact: true })).toContainText(
      'variant="a|b" theme="lp|brand" initial-category="watch"',
    );
    await page.getByLabel('もう一方（b）のカテゴリ').selectOption('バッグ');
    await page.getByLabel('同じ人に見せる設定').selectOption('同じ設定を見せる（ブラウザーに保存する）');
    const html = page.getByRole('region', { name: 'HTML', exact: true });
    await expect(html).toContainText(
      'variant="a|b" theme="lp|brand" initial-category="watch|bag" storage="all"',
    );
    expect(await codeOf(page, 'iframe（スクリプトなし）')).not.toContain('|');
    const code = await codeOf(page, 'HTML');
    const close = await openElsewhere(page, code);
    const form = page.locator('appraisal-form');
    await untilInteractive(page);
    const attributes = () =>
      form.evaluate((tag) => ['variant', 'theme', 'initial-category'].map((name) => tag.getAttribute(name)));
    const first = await attributes();
    expect([
      ['a', 'lp', 'watch'],
      ['b', 'brand', 'bag'],
    ]).toContainEqual(first);
    for (let again = 0; again < 4; again += 1) {
      await page.reload();
      await untilInteractive(page);
      expect(await attributes()).toEqual(first);
    }
    close();
  });

  test('gets the plugin for WordPress, and its shortcode for that form', async ({ page }) => {
    const code = await codeOf(page, 'WordPress');
    expect(code).toBe('[appraisal-form theme="lp" initial-category="watch"]');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'WordPress用プラグイン（ZIP）をダウンロード' }).click();
    expect((await downloading).suggestedFilename()).toBe('appraisal-form-wordpress.zip');
  });

  for (const name of ['iframe（スクリプトなし）', 'iframe（高さを自動調整）'])
    test(`copies the code of the ${name}, and it shows that form in their page`, async ({ page }) => {
      const code = await codeOf(page, name);
      const close = await openElsewhere(page, code);
      const form = page.getByTitle('査定フォーム').contentFrame().locator('appraisal-form');
      await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
      close();
    });

  for (const place of ['中央', '右側'])
    test(`copies the code of a button, which opens that form（${place}）`, async ({ page }) => {
      const code = await codeOf(page, `ボタンで開く（${place}）`);
      const close = await openElsewhere(page, code);
      await page.getByRole('link', { name: '無料で査定する' }).click();
      const form = page.locator('appraisal-form');
      await expect(form).toHaveAttribute('theme', 'lp');
      await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
      close();
    });

  test('types the id of their medium once, and every code has it', async ({ page }) => {
    const field = page.getByLabel('媒体ID');
    await field.fill('1234');
    await field.blur();
    await expect(page.getByText('媒体IDは、お渡しした36文字のIDをそのまま入力してください。')).toBeVisible();
    await field.fill(MEDIUM);
    const codes = page.locator('#codes').getByRole('region');
    await expect(codes.filter({ hasText: MEDIUM })).toHaveCount((await codes.count()) - 1);
    await expect(codes.filter({ hasNotText: MEDIUM })).toHaveAccessibleName('React（TypeScriptの型）');
  });

  test('copies the code of a link, and what a seller sends from there counts for their medium', async ({
    page,
  }) => {
    await page.getByLabel('媒体ID').fill(MEDIUM);
    await expect(page.getByRole('region', { name: 'リンク', exact: true })).toContainText(MEDIUM);
    const close = await openElsewhere(page, await codeOf(page, 'リンク'));
    await page.getByRole('link', { name: '査定フォームを開く' }).click();
    const form = page.locator('appraisal-form');
    await untilInteractive(page);
    const { email } = await sendRequest(form);
    await untilThanks(form);
    close();
    expect(await submittedRequests(email)).toMatchObject([{ mediumUuid: MEDIUM }]);
  });

  test('puts a code into the clipboard with one press', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'HTML：コピーする' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'コピーしました' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOf(page, 'HTML'));
  });
});

test('The guide works without scripts: choices are sent with a button', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/partners-guide`);
  await page.getByLabel('見た目', { exact: true }).selectOption('プルダウン');
  await page.getByRole('button', { name: '反映する' }).click();
  await expect(page.getByRole('region', { name: 'HTML', exact: true })).toContainText('theme="brand"');
  await context.close();
});
