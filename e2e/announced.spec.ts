import { expect } from 'playwright/test';
import { recordAnnouncements } from '#test/browser/announced.ts';
import {
  aCustomer,
  alertOf,
  attach,
  chooseAnswer,
  dialogOf,
  fillBy,
  fillCustomer,
  GUITAR,
  mainButton,
  pressSend,
  proceed,
  questionControl,
} from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { test } from '#test/browser/test.ts';

test.describe('A seller who cannot see the screen hears once', { tag: '@phone' }, () => {
  test('that a request is being sent, that it failed, and the same of the second try', async ({ page }) => {
    await page.route('**/v1/mucv', (route) => route.fulfill({ status: 500, json: {} }));
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto());
    await proceed(form);
    await fillCustomer(form, aCustomer());
    await expect(form.getByText(/^いま、.+からのご依頼で、楽器を査定できる買取店は、/)).toBeVisible();
    const announcements = await recordAnnouncements(form);
    const oneTry = ['送信しています。このままお待ちください。', '送信に失敗しました (500)'];
    await pressSend(form);
    await expect.poll(announcements).toEqual(oneTry);
    await pressSend(form);
    await expect.poll(announcements).toEqual([...oneTry, ...oneTry]);
  });

  test('that a list loads and that it failed, each time it is opened', { tag: '@all' }, async ({ page }) => {
    const form = await openPlainPage(page, 'product', { 'api-base': '/demo/api/500/catalogue' });
    await fillBy(form, { items: [{ category: 'watch', answers: {} }] });
    const announcements = await recordAnnouncements(form);
    const alert = alertOf(form, 'ブランドデータの取得に失敗しました (500)');
    for (let times = 1; times <= 2; times += 1) {
      await questionControl(form, 'ブランド').click();
      await expect(alert).toBeVisible();
      await expect
        .poll(async () => (await announcements()).filter((text) => /取得に失敗/.test(text)).length)
        .toBe(times);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });

  test('that a photo is refused, and not again when another one is added', { tag: '@all' }, async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    const announcements = await recordAnnouncements(form);
    await attach(form, { name: 'メモ.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect.poll(announcements).toEqual(['対応していないファイル形式です: メモ.txt']);
    await attach(form, smallPhoto());
    await expect
      .poll(announcements)
      .toEqual(['対応していないファイル形式です: メモ.txt', '写真を1枚添付しています']);
  });

  test('that an item is gone', { tag: '@all' }, async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR, GUITAR] });
    const announcements = await recordAnnouncements(form);
    await form.getByRole('button', { name: '査定希望商品2を削除' }).click();
    await expect.poll(announcements).toEqual(['商品を削除しました']);
    await form.getByRole('button', { name: '元に戻す' }).click();
    await expect(form.getByRole('region')).toHaveCount(2);
    expect(await announcements()).toEqual(['商品を削除しました']);
  });

  test('how many questions are left after each answer, and what is missing when the step is left', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    const announcements = await recordAnnouncements(form);
    await chooseAnswer(form, '商品カテゴリ', 'カメラ');
    await chooseAnswer(form, '査定したいもの', 'レンズのみ');
    await expect(form.getByText(/^あと\d+問$/)).toBeVisible();
    const counts = (await announcements()).map((text) => Number(/^あと(\d+)問$/.exec(text)?.[1]));
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => b - a));
    await mainButton(form).click();
    await expect
      .poll(async () => (await announcements()).slice(counts.length))
      .toEqual([expect.stringMatching(/を選択してください$/)]);
  });
});
