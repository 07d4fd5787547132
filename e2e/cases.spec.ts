import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { test as housed } from '#test/browser/house.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { sendWithPhoto } from '#test/browser/sent-request.ts';

/** With a server of its own, in which nobody else signs in. */
const test = housed.extend({ baseURL: ({ house }, use) => use(house.url) });

test('Trouble is reported without scripts, with a photo; the desk asks, ends it, and both sides read that @desktop', async ({
  page,
  browser,
  house,
}) => {
  test.slow();
  const { own, leads } = await sendWithPhoto(page, house);
  const [lead = ''] = leads;
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visitor = await plain.newPage();
  await visitor.goto(lead);
  await visitor.getByRole('button', { name: '連絡先を表示する' }).click();

  await visitor.goto(own);
  const trouble = visitor.locator('#cases');
  await trouble.getByText('お店とのトラブルを報告する').click();
  const place = trouble.locator('details details', {
    has: visitor.getByLabel('断ったあとも、電話やメールが来る'),
  });
  await place.locator('summary').click();
  await place.getByLabel('断ったあとも、電話やメールが来る').check();
  await place.getByRole('textbox', { name: '詳しい経緯' }).fill('断ったあとも、毎日電話が来ます。');
  await place.getByRole('button', { name: '報告する' }).click();
  await expect(trouble.getByRole('status')).toContainText('報告を受け付けました。');
  await trouble.getByText('写真を追加する').first().click();
  await trouble.locator('input[type=file]').setInputFiles(smallPhoto());
  await trouble.getByRole('button', { name: '写真を追加する' }).click();
  await expect(trouble.getByRole('status')).toHaveText('写真を追加しました。');
  await expect(trouble.getByRole('listitem').first()).toContainText('運営者が、お店に話を聞いています。');

  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: '担当者', exact: true }).click();
  await page.getByRole('link', { name: 'トラブル', exact: true }).first().click();
  await page.locator('tbody a').first().click();
  await expect(page.getByRole('region', { name: 'やりとり' })).toContainText('毎日電話が来ます。');
  await expect(page.getByRole('region', { name: 'お客様の写真' }).getByRole('img')).toBeVisible();
  await expectNoAxeViolations(page);

  await visitor.goto(lead);
  await expect(trouble).toContainText('お断りのあとも、電話やメールがある');
  await expect(trouble).not.toContainText('毎日電話が来ます。');
  await trouble.getByRole('textbox', { name: '詳しい経緯' }).first().fill('担当者に伝わっていませんでした。');
  await trouble.getByRole('button', { name: '送る' }).click();
  await expect(trouble).toContainText('運営者が、双方のお話を確認しています。');

  await page.reload();
  await expect(page.getByRole('region', { name: 'やりとり' })).toContainText('伝わっていませんでした。');
  await page.getByText('終了する', { exact: true }).click();
  await page.getByLabel('事実を確認').check();
  await page.getByLabel('買取店への注意').check();
  await page.getByRole('button', { name: '伝わる文を確認する' }).click();
  await expect(page.getByText('運営者から、貴店に注意します。')).toBeVisible();
  await page.getByRole('button', { name: 'この内容で終了する' }).click();
  await expect(page.getByRole('status')).toHaveText('終了しました。');
  await visitor.goto(own);
  await expect(trouble).toContainText('お知らせいただいた内容を、事実と確認しました。');
  await visitor.goto(lead);
  await expect(trouble).toContainText('運営者から、貴店に注意します。');
  await plain.close();
});
