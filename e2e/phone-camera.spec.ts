import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { fillBy, GUITAR } from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { test } from '#test/browser/test.ts';

test('A phone that has read the code is the camera of the form, until the seller ends it @desktop', async ({
  page,
  browser,
}) => {
  const form = await openPlainPage(page, 'product');
  await fillBy(form, { items: [GUITAR] });
  await form.getByRole('button', { name: 'スマートフォンで撮る' }).click();
  const panel = form.getByRole('region', { name: /QRコードを読み取って/ });
  await expect(panel.getByRole('img', { name: /QRコード/ })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('スマートフォンを待っています');

  const context = await browser.newContext({ viewport: { width: 320, height: 568 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(await panel.getByRole('textbox').inputValue());
  await expect(phone.getByRole('status')).toHaveText('あと3枚送れます');
  await expect(panel.getByRole('status')).toHaveText('スマートフォンがつながりました');

  await phone.getByLabel('アルバムから選ぶ').setInputFiles(smallPhoto('jpg', 'front.jpg'));
  await expect(phone.getByText('届きました')).toBeVisible();
  await expect(form.getByRole('img', { name: 'front.jpgのプレビュー' })).toBeVisible();
  await expect(panel.getByText('1枚届きました')).toBeVisible();
  await expect(phone.getByRole('status')).toHaveText('あと2枚送れます');
  await expectNoAxeViolations(phone);

  // A reload keeps the photo, and the link. The name of a photo follows its content, as in the form.
  await page.reload();
  await phone.getByLabel('カメラで撮る').setInputFiles(smallPhoto('jpg', 'back.png'));
  await expect(form.getByRole('img', { name: 'front.jpgのプレビュー' })).toBeVisible();
  await expect(form.getByRole('img', { name: 'back.jpgのプレビュー' })).toBeVisible();

  await panel.getByRole('button', { name: '終わる' }).click();
  await expect(form.getByRole('button', { name: 'スマートフォンで撮る' })).toBeFocused();
  await expect(phone.getByRole('heading', { name: 'この受け付けは終わりました' })).toBeFocused();
  await context.close();
});

for (const [lang, { press, address, ready, album, arrived, end, ended, refused }] of [
  [
    'en',
    {
      press: 'Use your phone',
      address: /open this address on your phone/,
      ready: 'You can send 3 more',
      album: 'Choose from your photos',
      arrived: 'Arrived',
      end: 'Finish',
      ended: 'This page has ended',
      refused: /Choose a photo/,
    },
  ],
  [
    'zh-Hans',
    {
      press: '用手机拍摄',
      address: /请在手机上打开此网址/,
      ready: '还可发送3张',
      album: '从相册选择',
      arrived: '已送达',
      end: '结束',
      ended: '此页面已停止接收',
      refused: /请选择照片/,
    },
  ],
] as const)
  test(`The phone of a seller whose form is in ${lang} speaks that language @desktop`, async ({
    page,
    browser,
  }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await form.evaluate((element, language) => element.setAttribute('lang', language), lang);
    await form.getByRole('button', { name: press }).click();
    const context = await browser.newContext({ viewport: { width: 320, height: 568 }, hasTouch: true });
    const phone = await context.newPage();
    await phone.goto(await form.getByRole('textbox', { name: address }).inputValue());
    await expect(phone.locator('html')).toHaveAttribute('lang', lang);
    await expect(phone.getByRole('status')).toHaveText(ready);
    await phone
      .getByLabel(album)
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(phone.getByRole('alert')).toHaveText(refused);
    await phone.getByLabel(album).setInputFiles(smallPhoto('jpg', 'front.jpg'));
    await expect(phone.getByText(arrived)).toBeVisible();
    const kana = /[ぁ-ゖァ-ヺ]/;
    expect(await phone.locator('html').innerText()).not.toMatch(kana);
    expect(await phone.title()).not.toMatch(kana);
    await expectNoAxeViolations(phone);
    await form.getByRole('button', { name: end, exact: true }).click();
    await expect(phone.getByRole('heading', { name: ended })).toBeFocused();
    expect(await phone.locator('html').innerText()).not.toMatch(kana);
    await context.close();
  });
