import { expect, type Locator } from 'playwright/test';
import { optionInDialog, proceed } from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const SCREEN = { width: 390, height: 664 };
const MOST_TAPS = 24;
const MOST_SCREENS = 4;
const LINE_HEIGHT = 120;

const BOTTLES = [
  '響',
  '白州',
  'マッカラン',
  '竹鶴',
  '余市',
  '宮城峡',
  'イチローズモルト',
  '軽井沢',
  '厚岸',
  'サントリーローヤル',
  'サントリーオールド',
];

test.describe('Many goods @phone', () => {
  test.use({ viewport: SCREEN });

  test('Twelve different bottles take few taps, and the page stays short, also after a reload', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    let taps = 0;
    const tap = async (control: Locator) => {
      await control.tap();
      taps += 1;
    };
    await tap(form.getByRole('button', { name: /^商品カテゴリ/ }));
    for (const choice of ['お酒', 'ウイスキー', '山崎']) await tap(optionInDialog(form, choice));
    await tap(form.getByRole('button', { name: '査定希望商品1と同じ内容でもう1点' }));
    for (const bottle of BOTTLES) await tap(optionInDialog(form, bottle));
    await tap(form.getByRole('button', { name: '11点を追加' }));

    const lines = form.locator('.line');
    await expect(lines).toHaveCount(BOTTLES.length + 1);
    await expect(form.getByRole('button', { name: '査定希望商品2を変更' })).toBeFocused();
    const isShort = async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(MOST_SCREENS * SCREEN.height);
      for (const line of await lines.all())
        expect((await line.boundingBox())?.height).toBeLessThan(LINE_HEIGHT);
    };
    await isShort();
    await page.reload();
    await expect(lines).toHaveCount(BOTTLES.length + 1);
    await isShort();

    await form.getByRole('button', { name: '次へ' }).tap();
    taps += 1;
    const summary = form.getByRole('region', { name: '査定する商品' }).getByRole('listitem');
    await expect(summary).toHaveCount(BOTTLES.length + 1);
    expect(new Set(await summary.allInnerTexts()).size).toBe(BOTTLES.length + 1);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);

    await form.getByRole('button', { name: '査定希望商品12を変更' }).tap();
    await expect(lines).toHaveCount(BOTTLES.length);
    await expect(form.getByRole('button', { name: /^銘柄/ })).toHaveText(/サントリーオールド/);
    await proceed(form);
  });
});
