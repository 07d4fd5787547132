import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { recordEvents, recordTrouble } from './support/events.ts';
import {
  aCustomer,
  attach,
  choose,
  chooseCategory,
  customerField,
  dialogOf,
  fillBy,
  fillCustomer,
  fillCustomerField,
  GUITAR,
  itemBlock,
  mainButton,
  proceed,
  question,
  send,
  sendRequest,
  skipSurveys,
  toCustomer,
  untilThanks,
  writeOther,
} from './support/form.ts';
import { fillGoods, LISTED } from './support/goods.ts';
import { looksOf } from './support/measure.ts';
import { actAsOldestBrowser } from './support/oldest-browser.ts';
import { openOwnPage, openPage, openPlainPage, snippet, THEMES, untilInteractive } from './support/pages.ts';
import { photo } from './support/photos.ts';
import { submittedRequests } from './support/stored.ts';

test.describe('Two forms on a page', { tag: '@desktop' }, () => {
  test('are independent: theme, answers, step, draft and request', async ({ page }) => {
    await openPage(page, 'two');
    const first = page.getByRole('region', { name: '一つめ' }).locator('appraisal-form');
    const second = page.getByRole('region', { name: '二つめ' }).locator('appraisal-form');
    await choose(first, 'ブランド', 'ROLEX（ロレックス）');
    await page.keyboard.press('Escape');
    await expect(question(second, 'ブランド')).toHaveValue('');
    await choose(second, 'ブランド', 'LOUIS VUITTON（ルイ・ヴィトン）');
    await expect(question(first, 'ブランド')).toHaveText('ROLEX（ロレックス）');

    await toCustomer(second);
    await fillCustomerField(second, 'name1', '二つめ');
    await expect(first.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeVisible();
    await toCustomer(first);
    await expect(customerField(first, 'name1')).toHaveValue('');

    await page.reload();
    await proceed(second);
    await expect(customerField(second, 'name1')).toHaveValue('二つめ');
    const customer = aCustomer();
    await fillCustomer(second, customer);
    await send(second);
    await untilThanks(page);
    await expect(itemBlock(first, 1)).toBeVisible();
    expect(await submittedRequests(customer.email)).toHaveLength(1);
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
    await expect(question(form, '骨董品の種類')).toHaveText('茶道具（チャドウグ）');
    await question(form, '骨董品の種類').click();
    await page.keyboard.press('Escape');
    await expect(question(form, '骨董品の種類')).toBeFocused();

    await proceed(form);
    await fillCustomerField(form, 'name1', '山田 花子');
    const field = await customerField(form, 'name1').elementHandle();
    await move(page);
    const back = inside(page, '左');
    await expect(customerField(back, 'name1')).toHaveValue('山田 花子');
    expect(await field?.evaluate((element) => element.isConnected), 'the very same field').toBe(true);
    const customer = aCustomer();
    await fillCustomer(back, customer);
    await send(back);
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
      const form = await openOwnPage(page, snippet({ theme: 'lp' }, script));
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
    const html = snippet({ theme: 'lp' }).replace('src="', `src="${baseURL}`);
    const partner = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="ja"><title>提携先</title>${html}`);
    });
    await once(partner.listen(0, '127.0.0.1'), 'listening');
    await page.goto(`http://127.0.0.1:${(partner.address() as AddressInfo).port}/`);
    await untilInteractive(page);
    const form = page.locator('appraisal-form');
    await fillGoods(itemBlock(form, 1), 'bag', LISTED.bag, 'lp');
    await proceed(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await send(form);
    await untilThanks(form);
    partner.close();
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  test('changes neither the focus nor the scroll position', async ({ page }) => {
    const form = await openOwnPage(
      page,
      `<input aria-label="ページの入力欄" autofocus /><div style="height: 3000px"></div>${snippet({ theme: 'lp' })}`,
    );
    await untilInteractive(page);
    await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeAttached();
    await expect(page.getByLabel('ページの入力欄')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('A page that has loaded the custom elements polyfill', { tag: '@phone' }, () => {
  const POLYFILL = '/partner/webcomponents';

  for (const [manner, file, before] of [
    ['as one bundle', 'webcomponents-bundle.js', ''],
    ['with the adapter for classes in ES5', 'custom-elements-es5-adapter.js', ''],
    [
      'and uses it although the browser needs none',
      'webcomponents-bundle.js',
      'window.customElements.forcePolyfill = true',
    ],
  ] as const) {
    test(`${manner}, shows the form, which works`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      await page.route(`**${POLYFILL}/${file}`, (route) =>
        route.fulfill({ path: `node_modules/@webcomponents/webcomponentsjs/${file}` }),
      );
      const head = `<script>${before}</script><script src="${POLYFILL}/${file}"></script>`;
      const form = await openOwnPage(page, snippet({ theme: 'lp' }), { head });
      await untilInteractive(page);
      const native = await page.evaluate(() => String(customElements.define).includes('[native code]'));
      expect(native, 'whether the browser’s own registry is in use').toBe(before === '');
      const customer = await sendRequest(form);
      await untilThanks(form);
      expect(await submittedRequests(customer.email)).toHaveLength(1);
      expect(await trouble()).toEqual([]);
    });
  }
});

test.describe('The oldest supported browsers', { tag: '@phone' }, () => {
  const PARTS = ['.form', '.step__title', '.trigger', '.button--main', '.progress__label'];

  test('show the form as others do, on partner pages and on a site whose policy asks for a nonce', async ({
    page,
    browser,
  }) => {
    const trouble = await recordTrouble(page);
    await actAsOldestBrowser(page);
    const current = await browser.newPage();
    const looks = async (where: Page, open: (where: Page) => Promise<unknown>) => {
      await open(where);
      await untilInteractive(where);
      return looksOf(where.locator('appraisal-form'), PARTS);
    };
    for (const open of [
      (where: Page) => openOwnPage(where, snippet()),
      (where: Page) => where.goto(new URL('/form', page.url()).href),
    ]) {
      expect(await looks(page, open)).toEqual(await looks(current, open));
    }
    await current.close();
    expect(await trouble()).toEqual([]);
  });

  test('take a request from the first step to the last, with a photo', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await actAsOldestBrowser(page);
    const form = await openOwnPage(page, snippet());
    await untilInteractive(page);
    const styles = await form.evaluate((element) => element.shadowRoot?.querySelectorAll('style').length);
    expect(styles, 'styles that are not adopted').toBeGreaterThan(0);
    await fillGoods(itemBlock(form, 1), 'antique', LISTED.antique, 'product');
    await proceed(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await send(form);
    await untilThanks(form);
    await skipSurveys(form);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(1);
    expect(await trouble()).toEqual([]);
  });
});

test.describe('A strict content security policy', { tag: '@phone' }, () => {
  for (const theme of THEMES) {
    test(`is never violated by the ${theme} theme, from the first step to the last`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      const policy = page.waitForResponse(`**/demo/plain/${theme}.html`);
      const form = await openPlainPage(page, theme);
      const header = (await policy).headers()['content-security-policy'];
      expect(header).toContain("script-src 'self';");
      expect(header).toContain("style-src 'self';");
      await fillGoods(itemBlock(form, 1), 'bag', LISTED.bag, theme);
      await proceed(form);
      await fillCustomer(form, aCustomer());
      await send(form);
      await untilThanks(form);
      await skipSurveys(form);
      await form.getByRole('button', { name: '次のステップへ' }).click();
      expect(await trouble()).toEqual([]);
    });
  }
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
    const expected = await looksOf(plain, PARTS);
    expect(expected['.field__label']).toContain('cursor: auto');
    const hostile = await openPage(page, 'hostile');
    // The two pages have different margins, so their widths differ.
    const withoutWidths = (looks: Record<string, string[]>) =>
      Object.entries(looks).map(([part, style]) => [part, ...style.filter((line) => !/^width/.test(line))]);
    expect(withoutWidths(await looksOf(hostile, PARTS))).toEqual(withoutWidths(expected));
  });

  test('do not break the form: it reacts to presses and fits the screen', async ({ page }) => {
    const form = await openPage(page, 'hostile');
    await chooseCategory(form, '楽器');
    await writeOther(form, '楽器の種類', '琴', 'その他の楽器');
    await proceed(form);
    await fillCustomer(form, aCustomer());
    await send(form);
    await untilThanks(form);
  });

  test('receive no keys that are typed in the form', async ({ page }) => {
    const form = await openPage(page, 'hostile');
    const heard = page.locator('#hotkeys');
    await chooseCategory(form, 'お酒');
    await question(form, 'お酒の種類').click();
    await dialogOf(page).getByPlaceholder('検索').pressSequentially('sake');
    await page.keyboard.press('Escape');
    await toCustomer(form);
    await customerField(form, 'email').pressSequentially('s/?.@k');
    await expect(customerField(form, 'email')).toHaveValue('s/?.@k');
    await expect(heard).toHaveText('0');
    await customerField(form, 'email').blur();
    await page.keyboard.press('s');
    await expect(heard).not.toHaveText('0');
  });

  test('with a root font size of 62.5% show the form in the same sizes as other pages', async ({ page }) => {
    const sizes = async (head: string) => {
      const form = await openOwnPage(page, snippet(), { head });
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
    const form = await openOwnPage(page, frame(snippet()));
    await untilInteractive(page);
    await question(form, '商品カテゴリ').click();
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

test.describe('Attributes', { tag: '@desktop' }, () => {
  const warnings = (page: Page) => {
    const seen: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && seen.push(message.text()));
    return seen;
  };
  const themeOf = (form: Locator) => form.locator('.form');

  test('can change later, and no answer is lost', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await form.evaluate((element) => element.setAttribute('theme', 'brand'));
    await expect(themeOf(form)).toHaveClass(/form--brand/);
    await expect(question(form, '楽器の種類')).toHaveValue('ギター');
    await proceed(form);
    await fillCustomerField(form, 'name1', '山田');
    await form.evaluate((element) => element.removeAttribute('theme'));
    await expect(themeOf(form)).toHaveClass(/form--product/);
    await expect(customerField(form, 'name1')).toHaveValue('山田');
    await form.evaluate((element) => element.setAttribute('step', 'customer'));
    await form.evaluate((element) => element.setAttribute('step', 'items'));
    await expect(question(form, '楽器の種類')).toHaveText('ギター');
  });

  test('with invalid values are reported once on the console, and the defaults are used', async ({
    page,
  }) => {
    const seen = warnings(page);
    const form = await openPlainPage(page, 'product', { theme: 'gold', 'initial-category': 'cars' });
    await form.evaluate((element) => element.setAttribute('theme', 'brand'));
    await form.evaluate((element) => element.setAttribute('theme', 'gold'));
    await expect(themeOf(form)).toHaveClass(/form--product/);
    await expect(question(form, '商品カテゴリ')).toHaveText('選択してください');
    expect(seen.filter((text) => text.includes('theme'))).toHaveLength(1);
    expect(seen.find((text) => text.includes('theme'))).toMatch(/gold.*product.*product \| brand \| lp/);
    expect(seen.filter((text) => text.includes('initial-category'))).toHaveLength(1);
  });

  test('accept extra spaces, upper case and both spellings of a category', async ({ page }) => {
    const seen = warnings(page);
    const form = await openPlainPage(page, 'product', {
      theme: ' LP ',
      'initial-category': ' precious_metal',
    });
    await expect(themeOf(form)).toHaveClass(/form--lp/);
    await expect(question(form, '商品カテゴリ')).toHaveText('金・貴金属');
    expect(seen).toEqual([]);
  });

  test('set the initial category and selection', async ({ page }) => {
    const form = await openPlainPage(page, 'product', {
      'initial-category': 'antique',
      'initial-selection': '古銭・小判',
    });
    await expect(question(form, '骨董品の種類')).toHaveText('古銭・小判');
    await expect(question(form, '写真')).toBeVisible();
  });

  test('set the links and the product name', async ({ page }) => {
    const form = await openPlainPage(page, 'product', {
      'terms-url': 'https://partner.example/kiyaku',
      'privacy-url': 'javascript:alert(1)',
      'product-name': 'お宝査定',
    });
    await toCustomer(form);
    await expect(form.getByRole('link', { name: '利用規約' })).toHaveAttribute(
      'href',
      'https://partner.example/kiyaku',
    );
    await expect(form.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute(
      'href',
      /\/privacy$/,
    );
    await fillCustomer(form, aCustomer());
    await send(form);
    await expect(form.getByText('お宝査定をご利用いただき、誠にありがとうございます。')).toBeVisible();
  });

  test('can be set as properties before the element is defined', async ({ page }) => {
    const form = await openOwnPage(
      page,
      `<div id="place"></div><script>
        const early = document.createElement('appraisal-form');
        early.theme = 'brand';
        early.initialCategory = 'watch';
        document.getElementById('place').append(early);
      </script><script type="module" async src="/widget/appraisal-form.js"></script>`,
    );
    await expect(themeOf(form)).toHaveClass(/form--brand/);
    await expect(question(form, '商品カテゴリ')).toHaveText('時計');
    await expect(form).toHaveAttribute('theme', 'brand');
  });
});

test.describe('A form that a script creates', { tag: '@desktop' }, () => {
  test('can be added, change its theme and be removed without errors', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await page.goto('/demo/plain/late.html');
    await page.getByRole('button', { name: 'フォームを加える' }).click();
    const form = page.locator('appraisal-form');
    await expect(question(form, '商品カテゴリ')).toHaveText('カメラ');
    await page.getByRole('button', { name: 'テーマを lp に' }).click();
    await expect(form.locator('.form')).toHaveClass(/form--lp/);
    await question(form, '商品カテゴリ').click();
    await expect(dialogOf(page)).toBeVisible();
    await form.evaluate((element) => element.remove());
    await expect(dialogOf(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'フォームを加える' }).click();
    await expect(question(form, '商品カテゴリ')).toHaveText('カメラ');
    await page.route('**/v1/mucv', () => {});
    await sendRequest(form);
    await expect(form.getByRole('button', { name: '送信中...' })).toBeVisible();
    await page.getByRole('button', { name: 'フォームを取り除く' }).click();
    await expect(form).toHaveCount(0);
    expect(await trouble()).toEqual([]);
  });

  test('can be reset and moved to a step with its methods', async ({ page }) => {
    const form = await openPlainPage(page, 'product', { 'initial-category': 'music' });
    const call = (name: string, ...args: string[]) =>
      form.evaluate(
        (element, [method, given]) =>
          (element as unknown as Record<string, (...all: string[]) => void>)[method]?.(...given),
        [name, args] as const,
      );
    await call('goTo', 'customer');
    await expect(form.getByRole('alert')).toHaveText(['楽器の種類を選択してください']);
    await fillBy(form, { items: [GUITAR] });
    await call('goTo', 'customer');
    await fillCustomerField(form, 'name1', '山田');
    await call('goTo', 'thanks');
    await expect(customerField(form, 'name1')).toBeVisible();
    await call('reset');
    await expect(question(form, '商品カテゴリ')).toHaveText('楽器');
    await expect(question(form, '楽器の種類')).toHaveText('選択してください');
    await page.reload();
    await expect(question(form, '楽器の種類')).toHaveText('選択してください');
  });
});

test.describe('A form whose steps the page routes', { tag: '@desktop' }, () => {
  test('has a URL for each step, and works with Back and Forward up to the last step', async ({ page }) => {
    const form = await openPage(page, 'routed');
    await expect(form.getByRole('link', { name: 'トップページへ' })).toBeVisible();
    await toCustomer(form);
    await expect(page).toHaveURL(/\?step=customer$/);
    await expect(form.getByRole('heading', { name: 'お客様情報' })).toBeFocused();
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await page.goBack();
    await expect(question(form, '楽器の種類')).toHaveText('ギター');
    await page.goForward();
    await expect(customerField(form, 'name1')).toHaveValue(customer.name1);
    await page.reload();
    await expect(customerField(form, 'name1')).toHaveValue(customer.name1);
    await send(form);
    await untilThanks(form);
    await expect(page).toHaveURL(/\?step=thanks$/);
    // Shown only once: the result exists only in memory of the page.
    await page.reload();
    await expect(question(form, '商品カテゴリ')).toHaveText('選択してください');
  });

  test('goes to the URLs of the page if nothing else routes', async ({ page }) => {
    const form = await openPlainPage(page, 'lp', {
      navigation: 'host',
      'customer-url': '/demo/plain/routed.html?step=customer',
    });
    await fillBy(form, { items: [GUITAR] });
    await mainButton(form).click();
    await page.waitForURL('**/routed.html?step=customer');
    await expect(customerField(page, 'name1')).toBeVisible();
    await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
    await expect(question(form, '楽器の種類')).toHaveText('ギター');
  });
});

test('Events report every step to the page, but no names', { tag: '@phone' }, async ({ page }) => {
  const events = await recordEvents(page);
  const form = await openPlainPage(page, 'lp');
  await fillBy(form, { items: [GUITAR, GUITAR] });
  await proceed(form);
  const customer = aCustomer();
  await fillCustomer(form, customer);
  await send(form);
  await untilThanks(form);

  const seen = await events();
  const [stored] = await submittedRequests(customer.email);
  expect(seen.filter(([name]) => name !== 'progress')).toEqual([
    ['step', { step: 'customer', from: 'items', path: '/customer-form' }],
    ['submit', { items: 2 }],
    ['complete', { uuid: stored?.uuid, shops: stored?.shops }],
    ['step', { step: 'thanks', from: 'customer', path: '/thanks' }],
  ]);
  const progress = seen.filter(([name]) => name === 'progress').map(([, detail]) => detail);
  expect(progress).toContainEqual({ percent: 50, step: 'customer', items: 1, customer: 0 });
  expect(progress).toContainEqual({ percent: 100, step: 'customer', items: 1, customer: 1 });
  const text = JSON.stringify(seen);
  for (const secret of Object.values(customer).filter(Boolean)) expect(text).not.toContain(secret);
});

test.describe('What the seller typed', { tag: '@phone' }, () => {
  test('survives a reload: goods, photos and, in the same tab, the contact details', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, photo('jpg', 'front.jpg'), photo('png', 'back.png'));
    await proceed(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await page.reload();
    await expect(form.getByRole('img', { name: 'front.jpgのプレビュー' })).toBeVisible();
    await expect(form.getByRole('img', { name: 'back.pngのプレビュー' })).toBeVisible();
    await proceed(form);
    await expect(customerField(form, 'email')).toHaveValue(customer.email);
    await expect(form.getByText('東京都千代田区千代田')).toBeVisible();
    await send(form);
    await untilThanks(form);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(2);
    await page.reload();
    await expect(question(form, '商品カテゴリ')).toHaveText('選択してください');
  });

  test('is also in another tab, except the contact details', async ({ page, context }) => {
    const form = await openPlainPage(page, 'lp');
    await toCustomer(form);
    await fillCustomerField(form, 'name1', '山田');
    const other = await context.newPage();
    const again = await openPlainPage(other, 'lp');
    await expect(question(again, '楽器の種類')).toHaveText('ギター');
    await proceed(again);
    await expect(customerField(again, 'name1')).toHaveValue('');
  });

  test('is not saved if the page forbids storage, and the form still works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    const form = await openPlainPage(page, 'lp');
    await sendRequest(form);
    await untilThanks(form);
  });
});

test.describe('On a slow network', { tag: '@phone' }, () => {
  const holdForm = async (page: Page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/widget/assets/element-*.js', async (route) => {
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
