import { expect, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import {
  aCustomer,
  chooseAnswer,
  chooseCategory,
  customerBox,
  dialogOf,
  fillCustomer,
  fillCustomerField,
  itemBlock,
  pressSend,
  proceed,
  questionControl,
  sendAs,
  sendRequest,
  skipSurveys,
  toCustomer,
  untilThanks,
  writeOtherAnswer,
} from '#test/browser/form.ts';
import { fillGoods, LISTED } from '#test/browser/goods.ts';
import { looksOf } from '#test/browser/measure.ts';
import { openElsewhere } from '#test/browser/other-origin.ts';
import { openOwnPage, openPage, openPlainPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

test.describe('Two forms on a page', { tag: '@desktop' }, () => {
  test('are independent: theme, answers, step, draft and request', async ({ page }) => {
    await openPage(page, 'two');
    const first = page.getByRole('region', { name: '一つめ' }).locator('appraisal-form');
    const second = page.getByRole('region', { name: '二つめ' }).locator('appraisal-form');
    await chooseAnswer(first, 'ブランド', 'ROLEX（ロレックス）');
    await page.keyboard.press('Escape');
    await expect(questionControl(second, 'ブランド')).toHaveValue('');
    await chooseAnswer(second, 'ブランド', 'LOUIS VUITTON（ルイ・ヴィトン）');
    await expect(questionControl(first, 'ブランド')).toHaveText('ROLEX（ロレックス）');

    await toCustomer(second);
    await fillCustomerField(second, 'name1', '二つめ');
    await expect(first.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeVisible();
    await toCustomer(first);
    await expect(customerBox(first, 'name1')).toHaveValue('');

    // Each stays on its step.
    await page.reload();
    await expect(customerBox(second, 'name1')).toHaveValue('二つめ');
    const customer = aCustomer();
    await fillCustomer(second, customer);
    await pressSend(second);
    await untilThanks(page);
    await expect(customerBox(first, 'name1')).toBeVisible();
    expect(await submittedRequests(customer.email)).toMatchObject([{ theme: 'brand' }]);
  });
});

test.describe('A form that is moved in the page', { tag: '@desktop' }, () => {
  const move = (page: Page) => page.getByRole('button', { name: 'フォームを移す' }).click();
  const inside = (page: Page, name: string) => page.getByRole('region', { name }).locator('appraisal-form');

  test('keeps goods, photos, contact details and step, and still works', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await openPage(page, 'move');
    await fillGoods(itemBlock(inside(page, '左'), 1), 'antique', LISTED.antique, 'product');
    await move(page);
    const form = inside(page, '右');
    await expect(form.getByRole('img', { name: '茶碗.jpgのプレビュー' })).toBeVisible();
    await expect(questionControl(form, '骨董品の種類')).toHaveText('茶道具（チャドウグ）');
    await questionControl(form, '骨董品の種類').click();
    await page.keyboard.press('Escape');
    await expect(questionControl(form, '骨董品の種類')).toBeFocused();

    await proceed(form);
    await fillCustomerField(form, 'name1', '山田 花子');
    const field = await customerBox(form, 'name1').elementHandle();
    await move(page);
    const back = inside(page, '左');
    await expect(customerBox(back, 'name1')).toHaveValue('山田 花子');
    expect(await field?.evaluate((element) => element.isConnected), 'the very same field').toBe(true);
    const customer = aCustomer();
    await fillCustomer(back, customer);
    await pressSend(back);
    await untilThanks(page);
    await skipSurveys(page);
    await move(page);
    await untilThanks(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(1);
    expect(await trouble()).toEqual([]);
  });
});

test.describe('The script', { tag: '@phone' }, () => {
  test('works when it is loaded three times', async ({ page }) => {
    const trouble = await recordTrouble(page);
    const form = await openPage(page, 'twice');
    await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toHaveCount(1);
    const customer = await sendRequest(form);
    await untilThanks(form);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
    expect(await trouble()).toEqual([]);
  });

  for (const [manner, script] of [
    ['a classic script in the head', ''],
    ['a classic script that waits', 'defer'],
    ['a module', 'type="module"'],
  ] as const) {
    test(`works as ${manner}`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      const form = await openOwnPage(page, snippetOf({ theme: 'lp' }, script));
      await untilInteractive(page);
      await sendRequest(form);
      await untilThanks(form);
      expect(await trouble()).toEqual([]);
    });
  }

  test('works on a partner’s page on another origin, and sends to its own origin', async ({
    page,
    baseURL,
  }) => {
    const html = snippetOf({ theme: 'lp' }).replace('src="', `src="${baseURL}`);
    const close = await openElsewhere(page, html);
    await untilInteractive(page);
    const form = page.locator('appraisal-form');
    await fillGoods(itemBlock(form, 1), 'bag', LISTED.bag, 'lp');
    const customer = aCustomer();
    await sendAs(form, customer);
    close();
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  test('changes neither the focus nor the scroll position', async ({ page }) => {
    const form = await openOwnPage(
      page,
      `<input aria-label="ページの入力欄" autofocus /><div style="height: 3000px"></div>${snippetOf({ theme: 'lp' })}`,
    );
    await untilInteractive(page);
    await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeAttached();
    await expect(page.getByLabel('ページの入力欄')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('Hostile pages', { tag: '@desktop' }, () => {
  const PARTS = [
    '.form',
    '.step__title',
    '.item__title',
    '.field__label',
    '.badge',
    '.trigger',
    '.button--main',
    '.progress__label',
  ];

  test('do not change how the form looks', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const plain = await openPlainPage(page, 'product');
    const plainLooks = await looksOf(plain, PARTS);
    expect(plainLooks['.field__label']).toContain('cursor: auto');
    const hostile = await openPage(page, 'hostile');
    // The two pages have different margins, so their widths differ.
    const withoutWidths = (looks: Record<string, string[]>) =>
      Object.entries(looks).map(([part, style]) => [part, ...style.filter((line) => !/^width/.test(line))]);
    expect(withoutWidths(await looksOf(hostile, PARTS))).toEqual(withoutWidths(plainLooks));
  });

  test('do not break the form: it reacts to presses and fits the screen', async ({ page }) => {
    const form = await openPage(page, 'hostile');
    await chooseCategory(form, '楽器');
    await writeOtherAnswer(form, '楽器の種類', '琴', 'その他の楽器');
    await sendAs(form, aCustomer());
  });

  test('receive no keys that are typed in the form', async ({ page }) => {
    const form = await openPage(page, 'hostile');
    const counter = page.locator('#hotkeys');
    await chooseCategory(form, 'お酒');
    await questionControl(form, 'お酒の種類').click();
    await dialogOf(page).getByPlaceholder('検索').pressSequentially('sake');
    await page.keyboard.press('Escape');
    await toCustomer(form);
    await customerBox(form, 'email').pressSequentially('s/?.@k');
    await expect(customerBox(form, 'email')).toHaveValue('s/?.@k');
    await expect(counter).toHaveText('0');
    await customerBox(form, 'email').blur();
    await page.keyboard.press('s');
    await expect(counter).not.toHaveText('0');
  });

  test('with a root font size of 62.5% show the form in the same sizes as other pages', async ({ page }) => {
    const sizes = async (head: string) => {
      const form = await openOwnPage(page, snippetOf(), { head });
      await untilInteractive(page);
      return looksOf(form, PARTS);
    };
    const normal = await sizes('');
    await page.unrouteAll();
    expect(await sizes('<style>html { font-size: 62.5% }</style>')).toEqual(normal);
  });

  test('keep their own styles: nothing leaks out of the form', async ({ page }) => {
    const own =
      '<h1>見出し</h1><p>本文 <a href="#">リンク</a></p><button class="button">ボタン</button><input class="input" /><dialog class="dialog" open>窓</dialog>';
    const looks = () =>
      page.evaluate(() => ({
        styles: [...document.querySelectorAll('html, body, h1, p, a, button, input, dialog')].map((element) =>
          [...getComputedStyle(element)].map(
            (name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`,
          ),
        ),
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        // zod, which validates answers, stores its settings there.
        globals: Object.keys(window).filter((name) => name !== '__zod_globalConfig'),
      }));
    const frame = (element: string) => `${own}<div style="position: absolute; top: 600px">${element}</div>`;
    await openOwnPage(page, frame('<div style="height: 10px"></div>'));
    const before = await looks();
    await page.unrouteAll();
    const form = await openOwnPage(page, frame(snippetOf()));
    await untilInteractive(page);
    await questionControl(form, '商品カテゴリ').click();
    await page.keyboard.press('Escape');
    const after = await looks();
    const withoutHeights = (styles: string[][]) =>
      styles.map((style) =>
        style.filter((line) => !/^(height|block-size|perspective-origin|transform-origin)/.test(line)),
      );
    expect(withoutHeights(after.styles)).toEqual(withoutHeights(before.styles));
    expect(after.sheets).toBe(before.sheets);
    expect(after.globals).toEqual(before.globals);
  });
});
