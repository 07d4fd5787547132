import { expect, type FrameLocator, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { test } from '#test/browser/test.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="査定フォーム"]');
const formOf = (page: Page) => frameOf(page).locator('appraisal-form');
const snippetOf = (page: Page) => page.getByRole('region', { name: '埋め込みコード' });

async function openPlayground(page: Page, query = ''): Promise<void> {
  await page.goto(`/demo/${query}`);
  await expect(formOf(page)).toBeAttached();
}

/** Dispatches an event in place of the element. The log must show any event. */
async function sendEvent(page: Page, name: string, detail: object): Promise<void> {
  await formOf(page).evaluate(
    (form, [type, value]) =>
      form.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: value })),
    [name, detail] as const,
  );
}

test('A partner chooses a theme and a category, and the form, the snippet and the URL change with it @desktop', async ({
  page,
}) => {
  await openPlayground(page);
  await page.getByLabel('テーマ').selectOption('lp');
  await page.getByLabel('はじめのカテゴリ').selectOption('watch');

  await expect(formOf(page)).toHaveAttribute('theme', 'lp');
  await expect(formOf(page)).toHaveAttribute('initial-category', 'watch');
  await expect(snippetOf(page)).toContainText('<appraisal-form theme="lp" initial-category="watch"><a href=');
  await expect(page).toHaveURL(/\?theme=lp&initial-category=watch$/);
});

test('A shared URL opens with the same settings @desktop', async ({ page }) => {
  await openPlayground(page, '?theme=brand&navigation=host&width=390');

  await expect(page.getByLabel('テーマ')).toHaveValue('brand');
  await expect(page.getByLabel('画面の移りかわり')).toHaveValue('host');
  await expect(page.getByRole('button', { name: '幅390ピクセル' })).toHaveAttribute('aria-pressed', 'true');
  await expect(formOf(page)).toHaveAttribute('navigation', 'host');
});

test('A QA person makes the submission fail, and the snippet for partners does not contain this setting @desktop', async ({
  page,
}) => {
  await openPlayground(page);
  await expect(page.getByLabel('失敗する通信')).toBeDisabled();
  await page.getByLabel('失敗のしかた').selectOption('500');
  await page.getByLabel('失敗する通信').selectOption('submission');

  await expect(formOf(page)).toHaveAttribute('api-base', '/demo/api/500/submission');
  await expect(snippetOf(page)).not.toContainText('api-base');

  await page.getByLabel('失敗のしかた').selectOption('none');
  await expect(formOf(page)).not.toHaveAttribute('api-base');
});

test('A partner tries the ways to open the form, and each teaser stands in the page in place of the one before @desktop', async ({
  page,
}) => {
  await openPlayground(page);
  const opener = frameOf(page).getByRole('button', { name: '無料で査定する' });
  for (const way of ['tab', 'slider', 'tab']) {
    await page.getByLabel('置き方').selectOption(way);
    await expect(opener).toHaveCount(1);
    await expect(opener).toBeVisible();
  }
  await opener.click();
  await expect(frameOf(page).getByRole('dialog', { name: '査定フォーム', exact: true })).toBeVisible();
});

test('The frame gets the width of the chosen button @desktop', async ({ page }) => {
  await openPlayground(page);
  await page.getByRole('button', { name: '幅320ピクセル' }).click();

  await expect.poll(() => formOf(page).evaluate(() => innerWidth)).toBeLessThanOrEqual(320);
  await expect(page).toHaveURL(/width=320/);
});

test('Events of the element are logged with name, time and detail, newest first, and can be cleared @desktop', async ({
  page,
}) => {
  await openPlayground(page);
  const entries = page.getByRole('list', { name: 'イベントの記録' }).getByRole('listitem');
  // The last event that the form sends by itself.
  await expect(entries.filter({ hasText: 'appraisal-form:view' })).toHaveCount(1);
  await sendEvent(page, 'appraisal-form:step', { step: 'customer', from: 'items' });
  await sendEvent(page, 'appraisal-form:error', { message: '送信に失敗しました' });

  await expect(entries.first()).toContainText('appraisal-form:error');
  await expect(entries.first()).toContainText('{"message":"送信に失敗しました"}');
  await expect(entries.filter({ hasText: '{"step":"customer","from":"items"}' })).toHaveText(
    /\d{1,2}:\d\d:\d\d/,
  );

  await page.getByRole('button', { name: '記録を消す' }).click();
  await expect(entries).toHaveCount(0);
});

test('The copy button copies the lines and says so @desktop', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page, '?theme=lp');
  await page.getByRole('button', { name: 'コピー' }).click();

  await expect(page.getByText('コピーしました')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      `<link rel="modulepreload" media="(device-posture)" href="${baseURL}/widget/form.js">`,
      `<link rel="preload" as="script" crossorigin href="${baseURL}/widget/form.js">`,
      `<script src="${baseURL}/widget/appraisal-form.js" async></script>`,
      `<appraisal-form theme="lp"><a href="${baseURL}/form">査定フォームを開く</a></appraisal-form>`,
    ].join('\n'),
  );
});

test('The reset button restores all defaults @desktop', async ({ page }) => {
  await openPlayground(page, '?theme=lp&initial-category=bag&fail=422');
  await page.getByRole('button', { name: 'はじめに戻す' }).click();

  await expect(page).toHaveURL(/\/demo\/$/);
  await expect(formOf(page)).not.toHaveAttribute('theme');
  await expect(snippetOf(page)).toContainText('<appraisal-form><a href=');
});

test('Every page in the index exists and contains the snippet @desktop', async ({ page, request }) => {
  await openPlayground(page);
  const links = page.getByRole('navigation', { name: '二行だけのページ' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toHaveLength(12);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    if (/baseline|late/.test(address)) continue;
    const lines = address.includes('teaser')
      ? /\/widget\/teaser\.js/
      : /\/widget\/appraisal-form\.js[\s\S]*<appraisal-form/;
    expect(await answer.text(), address).toMatch(lines);
  }
});

test('axe finds no violation in the playground, and nothing scrolls sideways', async ({ page }) => {
  await openPlayground(page);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});
