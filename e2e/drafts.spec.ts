import { expect } from 'playwright/test';
import {
  aCustomer,
  attach,
  chooseCategory,
  customerBox,
  fillBy,
  fillCustomer,
  fillCustomerField,
  GUITAR,
  pressSend,
  proceed,
  questionControl,
  sendRequest,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

test.describe('What the seller typed', { tag: '@phone' }, () => {
  test('survives a reload: goods, photos and, in the same tab, the contact details', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto('jpg', 'front.jpg'), smallPhoto('png', 'back.png'));
    await proceed(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await page.reload();
    await expect(customerBox(form, 'email')).toHaveValue(customer.email);
    await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
    await expect(form.getByRole('img', { name: 'front.jpgのプレビュー' })).toBeVisible();
    await expect(form.getByRole('img', { name: 'back.pngのプレビュー' })).toBeVisible();
    await proceed(form);
    await expect(form.getByText('東京都千代田区千代田')).toBeVisible();
    await pressSend(form);
    await untilThanks(form);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(2);
    await page.reload();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('選択してください');
    await expect(page.getByText('このページは一度しか表示されません')).toHaveCount(0);
  });

  test('is said to be of before, and goes by one press that can be undone', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto('jpg', 'front.jpg'));
    await proceed(form);
    await fillCustomerField(form, 'name1', '山田 花子');
    await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
    await expect(form.getByText('前回の続きです')).toHaveCount(0);
    await page.reload();
    await expect(form.getByText('前回の続きです')).toBeVisible();
    await form.getByRole('button', { name: '最初から' }).click();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('選択してください');
    await expect(form.getByText('前回の続きです')).toHaveCount(0);
    await form.getByRole('button', { name: '元に戻す' }).click();
    await expect(form.getByRole('img', { name: 'front.jpgのプレビュー' })).toBeVisible();
    await proceed(form);
    await expect(customerBox(form, 'name1')).toHaveValue('山田 花子');
    await form.getByRole('button', { name: '査定希望商品1を変更' }).click();
    await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
  });

  test('is kept nowhere on a page without consent, all of it when there is, and gone when it is withdrawn', async ({
    page,
  }) => {
    const storeNames = () =>
      page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ]);
    const form = await openPlainPage(page, 'lp', { storage: 'none' });
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto());
    await proceed(form);
    await fillCustomerField(form, 'name1', '山田');
    expect(await storeNames()).toEqual([]);
    await form.evaluate((element) => element.removeAttribute('storage'));
    await expect.poll(storeNames).toContain('appraisal-form');
    expect(await storeNames()).toContain('appraisal-form:draft:/demo/plain/lp.html#0');
    await form.evaluate((element) => element.setAttribute('storage', 'none'));
    // The name of the database; it is empty.
    expect(await storeNames()).toEqual(['appraisal-form']);
    await expect(customerBox(form, 'name1')).toHaveValue('山田');
  });

  test('is also in another tab, except the contact details', async ({ page, context }) => {
    const form = await openPlainPage(page, 'lp');
    await toCustomer(form);
    await fillCustomerField(form, 'name1', '山田');
    const other = await context.newPage();
    const again = await openPlainPage(other, 'lp');
    await expect(questionControl(again, '楽器の種類')).toHaveText('ギター');
    await proceed(again);
    await expect(customerBox(again, 'name1')).toHaveValue('');
  });

  test('is not overwritten by another tab, whether that one changes its goods or sends them', async ({
    page,
    context,
  }) => {
    const form = await openPlainPage(page, 'lp');
    await fillBy(form, { items: [GUITAR] });
    const other = await context.newPage();
    const again = await openPlainPage(other, 'lp');
    await chooseCategory(again, '時計');
    await expect(questionControl(again, '商品カテゴリ')).toHaveText('時計');
    await page.reload();
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
    await other.reload();
    await expect(questionControl(again, '商品カテゴリ')).toHaveText('時計');
    await sendRequest(form);
    await untilThanks(form);
    await other.reload();
    await expect(questionControl(again, '商品カテゴリ')).toHaveText('時計');
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
