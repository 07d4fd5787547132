import { expect, type Locator, type Page } from 'playwright/test';
import { recordEvents, recordTrouble } from '#test/browser/events.ts';
import {
  aCustomer,
  customerBox,
  dialogOf,
  fillBy,
  fillCustomer,
  fillCustomerField,
  GUITAR,
  pressSend,
  proceed,
  questionControl,
  sendAs,
  sendRequest,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { openOwnPage, openPage, openPlainPage } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

test.describe('Attributes', { tag: '@desktop' }, () => {
  const mistakes = (page: Page) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    return errors;
  };
  const themeOf = (form: Locator) => form.locator('.form');

  test('can change later, and no answer is lost', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await form.evaluate((element) => element.setAttribute('theme', 'brand'));
    await expect(themeOf(form)).toHaveClass(/form--brand/);
    await expect(questionControl(form, '楽器の種類')).toHaveValue('ギター');
    await proceed(form);
    await fillCustomerField(form, 'name1', '山田');
    await form.evaluate((element) => element.removeAttribute('theme'));
    await expect(themeOf(form)).toHaveClass(/form--product/);
    await expect(customerBox(form, 'name1')).toHaveValue('山田');
    await form.evaluate((element) => element.setAttribute('step', 'customer'));
    await form.evaluate((element) => element.setAttribute('step', 'items'));
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
  });

  test('with invalid values are reported once on the console, and the defaults are used', async ({
    page,
  }) => {
    const errors = mistakes(page);
    const form = await openPlainPage(page, 'product', { theme: 'gold', 'initial-category': 'cars' });
    await form.evaluate((element) => element.setAttribute('theme', 'brand'));
    await form.evaluate((element) => element.setAttribute('theme', 'gold'));
    await expect(themeOf(form)).toHaveClass(/form--product/);
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('選択してください');
    expect(errors.filter((text) => text.includes('theme'))).toHaveLength(1);
    expect(errors.find((text) => text.includes('theme'))).toMatch(/gold.*product.*product \| brand \| lp/);
    expect(errors.filter((text) => text.includes('initial-category'))).toHaveLength(1);
  });

  test('accept extra spaces, upper case and both spellings of a category', async ({ page }) => {
    const errors = mistakes(page);
    const form = await openPlainPage(page, 'product', {
      theme: ' LP ',
      'initial-category': ' precious_metal',
    });
    await expect(themeOf(form)).toHaveClass(/form--lp/);
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('金・貴金属');
    expect(errors).toEqual([]);
  });

  test('set the initial category and selection', async ({ page }) => {
    const form = await openPlainPage(page, 'product', {
      'initial-category': 'antique',
      'initial-selection': '古銭・小判',
    });
    await expect(questionControl(form, '骨董品の種類')).toHaveText('古銭・小判');
    await expect(questionControl(form, '写真')).toBeVisible();
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
    await pressSend(form);
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
      </script><script async src="/widget/appraisal-form.js"></script>`,
    );
    await expect(themeOf(form)).toHaveClass(/form--brand/);
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
    await expect(form).toHaveAttribute('theme', 'brand');
  });
});

test.describe('A form that a script creates', { tag: '@desktop' }, () => {
  // Clauses 2.1-12, 2.1-20
  test('can be added, change its theme and be removed without errors', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await page.goto('/demo/plain/late.html');
    await page.getByRole('button', { name: 'フォームを加える' }).click();
    const form = page.locator('appraisal-form');
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('カメラ');
    await page.getByRole('button', { name: 'テーマを lp に' }).click();
    await expect(form.locator('.form')).toHaveClass(/form--lp/);
    await questionControl(form, '商品カテゴリ').click();
    await expect(dialogOf(page)).toBeVisible();
    await form.evaluate((element) => element.remove());
    await expect(dialogOf(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'フォームを加える' }).click();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('カメラ');
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
        (element, [method, values]) =>
          (element as unknown as Record<string, (...all: string[]) => void>)[method]?.(...values),
        [name, args] as const,
      );
    await call('goTo', 'customer');
    await expect(form.getByRole('alert')).toHaveText(['楽器の種類を選択してください']);
    await fillBy(form, { items: [GUITAR] });
    await call('goTo', 'customer');
    await fillCustomerField(form, 'name1', '山田');
    await call('goTo', 'thanks');
    await expect(customerBox(form, 'name1')).toBeVisible();
    await call('reset');
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
    await expect(questionControl(form, '楽器の種類')).toHaveText('選択してください');
    await page.reload();
    await expect(questionControl(form, '楽器の種類')).toHaveText('選択してください');
  });
});

test.describe('A form whose steps the page routes', { tag: '@desktop' }, () => {
  // Clauses 2.2-4, 2.2-11, 2.4-1
  test('has a URL for each step, and works with Back and Forward up to the last step', async ({ page }) => {
    const form = await openPage(page, 'routed');
    await expect(form.getByRole('link', { name: 'トップページへ' })).toBeVisible();
    await toCustomer(form);
    await expect(page).toHaveURL(/\?step=customer$/);
    await expect(customerBox(form, 'name1')).toBeFocused();
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await page.goBack();
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
    await page.goForward();
    await expect(customerBox(form, 'name1')).toHaveValue(customer.name1);
    await page.reload();
    await expect(customerBox(form, 'name1')).toHaveValue(customer.name1);
    await pressSend(form);
    await untilThanks(form);
    await expect(page).toHaveURL(/\?step=thanks$/);
    // Shown only once: the result exists only in memory of the page.
    await page.reload();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('選択してください');
  });

  test('goes to the URLs of the page if nothing else routes', async ({ page }) => {
    const form = await openPlainPage(page, 'lp', {
      navigation: 'host',
      'customer-url': '/demo/plain/routed.html?step=customer',
    });
    await fillBy(form, { items: [GUITAR] });
    await form.getByRole('button', { name: '次へ' }).click();
    await page.waitForURL('**/routed.html?step=customer');
    await expect(customerBox(page, 'name1')).toBeVisible();
    await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
  });
});

// Clause 2.2-10
test('Events report every step to the page, but no names', { tag: '@phone' }, async ({ page }) => {
  const events = await recordEvents(page);
  const form = await openPlainPage(page, 'lp');
  await fillBy(form, { items: [GUITAR, GUITAR] });
  const customer = aCustomer();
  await sendAs(form, customer);

  const calls = await events();
  const [request] = await submittedRequests(customer.email);
  expect(calls.filter(([name]) => name !== 'progress')).toEqual([
    ['step', { step: 'customer', from: 'items', path: '/customer-form' }],
    ['submit', { items: 2 }],
    ['complete', { uuid: request?.uuid, shops: request?.shops }],
    ['step', { step: 'thanks', from: 'customer', path: '/thanks' }],
  ]);
  const progress = calls.filter(([name]) => name === 'progress').map(([, detail]) => detail);
  expect(progress).toContainEqual({ percent: 50, step: 'customer', items: 1, customer: 0 });
  expect(progress).toContainEqual({ percent: 100, step: 'customer', items: 1, customer: 1 });
  const text = JSON.stringify(calls);
  for (const secret of Object.values(customer).filter(Boolean)) expect(text).not.toContain(secret);
});
