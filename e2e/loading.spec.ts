import { expect, type Locator, type Page } from 'playwright/test';
import { BARS } from '#test/bench/bars.ts';
import { dialogOf, fillBy, GUITAR, itemBlock, mainButton, questionControl } from '#test/browser/form.ts';
import { holdFiles } from '#test/browser/hold.ts';
import { openOwnPage, openPlainPage, snippetOf, THEMES, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/** The texts of the style sheets of a form. */
const sheetsOf = (form: Locator) =>
  form.evaluate(({ shadowRoot }) =>
    (shadowRoot?.adoptedStyleSheets ?? []).map(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText).join(),
    ),
  );

const holdForm = (page: Page) => holdFiles(page, /\/widget\/form(-react)?\.js$/);

test.describe('On a slow network', { tag: '@phone' }, () => {
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
      const picture = await page.screenshot();
      const height = (await form.boundingBox())?.height;

      release();
      await untilInteractive(page);
      expect(await marks()).toEqual(['appraisal-form:first-paint', 'appraisal-form:interactive']);
      expect((await form.boundingBox())?.height).toBe(height);
      expect(picture.equals(await page.screenshot()), 'the same picture').toBe(true);
      const sheets = await sheetsOf(form);
      expect(new Set(sheets).size, 'each style sheet once').toBe(sheets.length);
    });
  }

  test('a seller chooses the category before the form has loaded, and goes on where they are', async ({
    page,
  }) => {
    const release = await holdForm(page);
    await page.goto('/demo/plain/product.html');
    const form = page.locator('appraisal-form');
    await form.getByText('選択してください').click();
    await expect(dialogOf(page)).toHaveAccessibleName('商品カテゴリを選択');
    await expect(dialogOf(page).getByRole('button', { name: 'お酒' }).locator('img')).toHaveJSProperty(
      'complete',
      true,
    );
    await dialogOf(page).getByRole('button', { name: '時計' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(form.getByRole('button', { name: '時計' })).toBeFocused();
    await expect(form.getByText('ブランド', { exact: true })).toBeVisible();
    const box = await mainButton(form).boundingBox();

    release();
    await untilInteractive(page);
    await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
    expect(await mainButton(form).boundingBox(), 'nothing moved').toEqual(box);
    await questionControl(form, 'ブランド').click();
    await expect(dialogOf(page)).toHaveAccessibleName('ブランドを選択してください');
  });

  test('the form waits while the seller chooses the category', async ({ page }) => {
    const release = await holdForm(page);
    await page.goto('/demo/plain/lp.html');
    const form = page.locator('appraisal-form');
    await form.getByText('選択してください').click();
    release();
    await page.waitForFunction(() => customElements.get('appraisal-form') !== undefined);
    await dialogOf(page).getByRole('button', { name: 'バッグ' }).click();
    await untilInteractive(page);
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('バッグ');
  });

  for (const [how, close] of [
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['the button', (page: Page) => dialogOf(page).getByRole('button', { name: '閉じる' }).click()],
  ] as const) {
    test(`${how} closes the categories before the form has loaded, and the focus is back`, async ({
      page,
    }) => {
      const release = await holdForm(page);
      await page.goto('/demo/plain/product.html');
      const form = page.locator('appraisal-form');
      await form.getByText('選択してください').click();
      await close(page);
      await expect(dialogOf(page)).toBeHidden();
      await expect(form.getByRole('button', { name: '選択してください' })).toBeFocused();
      release();
      await untilInteractive(page);
      await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
    });
  }

  test('a choice from a drop-down list before the form has loaded stays chosen', async ({ page }) => {
    const release = await holdForm(page);
    await openOwnPage(page, snippetOf({ theme: 'brand', 'initial-category': 'jewelry' }));
    const form = page.locator('appraisal-form');
    await form.getByRole('combobox').selectOption('リング');
    release();
    await untilInteractive(page);
    await expect(questionControl(form, '商品の形状')).toHaveValue('リング');
    await expect(form.getByRole('combobox')).toHaveCount(2);
  });

  test('a category that is chosen before a kept draft appears is for further goods', async ({ page }) => {
    const laterForm = await openPlainPage(page, 'product');
    await fillBy(laterForm, { items: [GUITAR] });
    await expect(questionControl(laterForm, '楽器の種類')).toHaveText('ギター');
    const release = await holdForm(page);
    await page.reload();
    const form = page.locator('appraisal-form');
    await form.getByText('選択してください').click();
    await dialogOf(page).getByRole('button', { name: '時計' }).click();
    release();
    await expect(itemBlock(form, 1)).toContainText('ギター Gibson');
    await expect(questionControl(itemBlock(form, 2), '商品カテゴリ')).toHaveText('時計');
  });

  test('a press on a later question during loading opens that question', async ({ page }) => {
    const release = await holdForm(page);
    const attributes = { 'initial-category': 'watch' };
    const open = page.waitForResponse('**/appraisal-form.js');
    await openOwnPage(page, snippetOf(attributes));
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
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
    const release = await holdForm(page);
    await page.reload();
    await expect(form.getByText('選択してください')).toBeVisible();
    release();
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
  });
});

/** The file with the questions of all categories. */
const QUESTIONS = /\/widget\/assets\/first-[\w-]+\.js$/;

test.describe('The questions of the categories', { tag: '@phone' }, () => {
  test('are asked for beside the form where the tag names a category', async ({ page }) => {
    await holdForm(page);
    const request = page.waitForRequest(QUESTIONS);
    await openOwnPage(page, snippetOf({ 'initial-category': 'watch' }));
    await request;
  });

  test('are asked for beside the form where a server has painted the first step of a category', async ({
    page,
  }) => {
    await holdForm(page);
    const request = page.waitForRequest(QUESTIONS);
    const template = '<template shadowrootmode="open"><div data-first-paint></div></template>';
    const [script] = snippetOf().split('<appraisal-form');
    await openOwnPage(page, `<appraisal-form initial-category="watch">${template}</appraisal-form>${script}`);
    await request;
  });

  test('are asked for beside the form where the site has a draft', async ({ page }) => {
    const laterForm = await openPlainPage(page, 'product');
    await fillBy(laterForm, { items: [GUITAR] });
    await expect(questionControl(laterForm, '楽器の種類')).toHaveText('ギター');
    await holdForm(page);
    const request = page.waitForRequest(QUESTIONS);
    await page.reload();
    await request;
  });

  test('come before a returning seller loses sight of the painted first step', async ({ page }) => {
    const laterForm = await openPlainPage(page, 'product');
    await fillBy(laterForm, { items: [GUITAR] });
    await expect(questionControl(laterForm, '楽器の種類')).toHaveText('ギター');
    const release = await holdFiles(page, QUESTIONS);
    await page.reload();
    const form = page.locator('appraisal-form');
    await page.waitForFunction(() => customElements.get('appraisal-form') !== undefined);
    await expect(form.getByText('選択してください')).toBeVisible();
    release();
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
  });

  test('come before the seller can choose a category, and the goods are kept from then on', async ({
    page,
  }) => {
    const release = await holdFiles(page, QUESTIONS);
    const form = await openPlainPage(page, 'product');
    await questionControl(form, '商品カテゴリ').click();
    await expect(form.getByRole('status').filter({ hasText: '読み込' })).toBeVisible();
    release();
    await dialogOf(page).getByRole('button', { name: 'バッグ' }).click();
    await expect(questionControl(form, 'ブランド')).toBeVisible();
    await page.reload();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('バッグ');
  });

  test('come before the work that a page asks for, in its order', async ({ page }) => {
    const release = await holdFiles(page, QUESTIONS);
    const form = await openPlainPage(page, 'product');
    await form.evaluate((element, goods) => {
      const { fill, goTo } = element as unknown as { fill(all: object): void; goTo(step: string): void };
      fill.call(element, { items: [goods], customer: { name1: '山田 花子' } });
      goTo.call(element, 'customer');
    }, GUITAR);
    release();
    await expect(form.getByRole('textbox', { name: /^氏名/ })).toHaveValue('山田 花子');
  });

  test('are missed in words where a form cannot begin without them', async ({ page }) => {
    await page.route(QUESTIONS, (route) => route.abort());
    const form = await openOwnPage(page, snippetOf({ 'initial-category': 'watch' }));
    await expect(form.getByRole('alert')).toContainText('フォームの読み込みが終わりません');
  });
});

/** The scripts of the form that a page has asked for, with their sizes as they travel. */
function followScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const [, name] = /\/widget\/(?:assets\/)?([\w-]+?)(?:-[\w-]{8})?\.js$/.exec(request.url()) ?? [];
    if (name)
      scripts.set(
        name,
        request.sizes().then((sizes) => sizes.responseBodySize),
      );
  });
  return {
    names: () => [...scripts.keys()].sort(),
    kilobytes: async () => (await Promise.all(scripts.values())).reduce((sum, one) => sum + one, 0) / 1024,
  };
}

test.describe('Until somebody begins to use the form', { tag: '@phone' }, () => {
  test('a page of a partner loads little: two scripts until it is alive, then the dialog of the first question and the count of who sees it', async ({
    page,
  }) => {
    test.skip(process.env.FORM_LIBRARY === 'react', 'the limits are those of Preact');
    const scripts = followScripts(page);
    const release = await holdFiles(page, /\/widget\/assets\//);
    const form = await openPlainPage(page, 'product');
    expect(scripts.names()).toEqual(['appraisal-form', 'form']);
    expect(await scripts.kilobytes()).toBeLessThanOrEqual(BARS.interactiveKb);
    release();
    const firstScripts = ['appraisal-form', 'first', 'form', 'seen'];
    await expect.poll(scripts.names).toEqual(firstScripts);
    await page.waitForLoadState('networkidle');
    expect(scripts.names()).toEqual(firstScripts);
    expect(await scripts.kilobytes()).toBeLessThanOrEqual(BARS.untouchedKb);

    await questionControl(form, '商品カテゴリ').click();
    await expect.poll(scripts.names).toEqual(expect.arrayContaining(['contact', 'goods']));
  });
});
