import { expect, type Locator, type Page, test } from 'playwright/test';
import {
  dialogOf,
  fillBy,
  mainButton,
  proceed,
  question,
  sendRequest,
  skipSurveys,
  toCustomer,
  untilThanks,
} from './support/form.ts';
import { sidewaysScroll, smallTargets } from './support/measure.ts';
import { openPlainPage, THEMES, type Theme } from './support/pages.ts';

/** A watch with all questions on the screen, and one with none: the fullest item step there is. */
const ALL_QUESTIONS = {
  category: 'watch',
  answers: {
    brand: 'PATEK PHILIPPE（パテック フィリップ）',
    productName: 'スピードマスター ダークサイド オブ ザ ムーン',
    modelNumber: '310.30.42.50.01.001',
    condition: '中古品',
    purchasePeriod: '3年以内',
  },
  accessories: ['箱'],
} as const;

const JEWEL = {
  category: 'jewelry',
  answers: {
    shape: 'リング',
    mainStone: 'ダイヤモンド',
    metalType: 'プラチナ',
    certificate: 'あり',
    purchasePeriod: '3年以内',
  },
} as const;

/** Each step in turn, with errors and dialogs. */
async function visitAll(page: Page, theme: Theme, look: (form: Locator, where: string) => Promise<void>) {
  const form = await openPlainPage(page, theme);
  await look(form, 'empty item step');
  await fillBy(form, { items: [ALL_QUESTIONS, JEWEL, { category: 'camera', answers: {} }] });
  await mainButton(form).click();
  await look(form, 'full item step with errors');
  await question(form, '商品カテゴリ').click();
  await look(form, 'categories');
  await page.keyboard.press('Escape');
  if (theme !== 'brand') {
    await question(form, 'ブランド').click();
    await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
    await look(form, 'brands');
    await dialogOf(page)
      .getByRole('button', { name: /^ROLEX/ })
      .click();
    await expect(dialogOf(page).getByRole('heading', { name: '人気の商品名' })).toBeVisible();
    await look(form, 'products');
    await dialogOf(page).getByRole('button', { name: 'その他' }).click();
    await look(form, 'free text');
    await page.keyboard.press('Escape');
  }
  await toCustomer(form);
  await mainButton(form).click();
  await look(form, 'customer step with errors');
  if (theme === 'brand') {
    await form.getByRole('button', { name: '郵便番号がわからない場合' }).click();
    await look(form, 'manual address');
  }
  await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
  await proceed(form);
  await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
  await sendRequest(form);
  await untilThanks(form);
  await look(form, 'survey');
  await skipSurveys(form);
  await look(form, 'thank-you step');
}

for (const theme of THEMES) {
  test(`Nothing of the ${theme} theme is wider than a phone of 320 pixels, or smaller than a finger`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitAll(page, theme, async (form, where) => {
      expect.soft(await sidewaysScroll(form), `${where}: scrolls sideways`).toBe(0);
      expect.soft(await smallTargets(form), `${where}: too small`).toEqual([]);
    });
  });

  test(`Fields of the ${theme} theme have letters of 16 pixels, at which phones do not zoom in`, {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openPlainPage(page, theme);
    const sizes = () =>
      form
        .locator('input:visible, select:visible, textarea:visible')
        .evaluateAll((fields) =>
          fields
            .filter((field) => !/radio|checkbox|file/.test((field as HTMLInputElement).type))
            .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
    await fillBy(form, { items: [ALL_QUESTIONS, JEWEL] });
    expect(Math.min(16, ...(await sizes()))).toBe(16);
    await toCustomer(form);
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
  });
}
