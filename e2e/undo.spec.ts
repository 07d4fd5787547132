import { expect, type Locator } from 'playwright/test';
import { recordAnnouncements } from '#test/browser/announced.ts';
import {
  attach,
  chooseCategory,
  fillBy,
  GUITAR,
  itemBlock,
  mainButton,
  questionControl,
} from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { test } from '#test/browser/test.ts';

const undo = (form: Locator) => form.getByRole('button', { name: '元に戻す' });

const previews = (form: Locator) =>
  form
    .getByRole('img', { name: /プレビュー$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

test.describe('What a seller removed', { tag: '@phone' }, () => {
  test('a photo, comes back to its place, is announced once, and is sent', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto('jpg', 'front.jpg'), smallPhoto('jpg', 'back.jpg'));
    await expect.poll(() => previews(form)).toEqual(['front.jpgのプレビュー', 'back.jpgのプレビュー']);
    const announcements = await recordAnnouncements(form);
    await form.getByRole('button', { name: 'front.jpgを削除' }).click();
    await expect(form.getByText('写真を削除しました').first()).toBeVisible();
    await expect.poll(announcements).toEqual(['写真を1枚添付しています', '写真を削除しました']);
    await undo(form).click();
    await expect.poll(() => previews(form)).toEqual(['front.jpgのプレビュー', 'back.jpgのプレビュー']);
    await expect(form.getByLabel('写真を追加')).toBeFocused();
    await expect(undo(form)).toHaveCount(0);
  });

  test('an item, comes back with its answers', { tag: '@all' }, async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [{ category: 'antique', answers: { antiqueType: '着物' } }, GUITAR] });
    await form.getByRole('button', { name: '査定希望商品1を削除' }).click();
    await undo(form).click();
    await expect(questionControl(itemBlock(form, 1), '骨董品の種類')).toHaveText('着物');
    await expect(questionControl(itemBlock(form, 2), '楽器の種類')).toHaveText('ギター');
    await expect(questionControl(itemBlock(form, 1), '商品カテゴリ')).toBeFocused();
  });

  test('by choosing another category, comes back with that category', { tag: '@all' }, async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await chooseCategory(form, '時計');
    await undo(form).click();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
  });

  test('nothing is offered where nothing was answered, nor for a file that is no photo', {
    tag: '@all',
  }, async ({ page }) => {
    const form = await openPlainPage(page, 'product', { 'initial-category': 'watch' });
    await chooseCategory(form, '楽器');
    await expect(questionControl(form, '楽器の種類')).toBeVisible();
    await fillBy(form, { items: [GUITAR] });
    await attach(form, { name: 'メモ.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(form.getByRole('alert')).toContainText('対応していないファイル形式です: メモ.jpg');
    await expect(undo(form)).toHaveCount(0);
  });

  test('is gone after some seconds, but never while the seller is at the button', { tag: '@all' }, async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await page.clock.install();
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto());
    await form.getByRole('button', { name: 'watch.jpgを削除' }).click();
    await undo(form).focus();
    await page.clock.runFor(20_000);
    await expect(undo(form)).toBeVisible();
    await form.getByLabel('写真を追加').focus();
    await page.clock.runFor(7_000);
    await expect(undo(form)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(undo(form)).toHaveCount(0);
  });
});

for (const width of [320, 390, 1280]) {
  test(`On a screen of ${width} px the offer to undo is reached by Tab and covers no main button @desktop${width === 320 ? '' : ' @all'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto());
    await form.getByRole('button', { name: 'watch.jpgを削除' }).click();
    await expect(undo(form)).toBeInViewport({ ratio: 1 });
    for (let presses = 0; presses < 8 && !(await undo(form).evaluate(isFocused)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(undo(form)).toBeFocused();
    await mainButton(form).scrollIntoViewIfNeeded();
    const [notice, button] = [await undo(form).boundingBox(), await mainButton(form).boundingBox()];
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
}

const isFocused = (element: Element) => (element.getRootNode() as ShadowRoot).activeElement === element;
