import { expect, type Locator, type Page } from 'playwright/test';
import { themeOf } from '#contract/embed/themes.ts';
import {
  aCustomer,
  dialogOf,
  fillBy,
  fillCustomer,
  mainButton,
  pressSend,
  questionControl,
  skipSurveys,
  toCustomer,
  untilThanks,
} from './form.ts';
import { openPlainPage, type Theme } from './pages.ts';

/** Goods that together show every kind of question. */
export const ALL_QUESTIONS = [
  {
    category: 'watch',
    answers: {
      brand: 'PATEK PHILIPPE（パテック フィリップ）',
      productName: 'スピードマスター ダークサイド オブ ザ ムーン',
      modelNumber: '310.30.42.50.01.001',
      condition: '中古品',
      purchasePeriod: '3年以内',
    },
    accessories: ['箱'],
  },
  {
    category: 'jewelry',
    answers: {
      shape: 'リング',
      mainStone: 'ダイヤモンド',
      metalType: 'プラチナ',
      certificate: 'あり',
      purchasePeriod: '3年以内',
    },
  },
  { category: 'antique', answers: { antiqueType: '着物', description: '訪問着' } },
  { category: 'camera', answers: {} },
] as const;

type Look = (form: Locator, where: string) => Promise<void>;

async function visitPickers(form: Locator, look: Look): Promise<void> {
  const dialog = dialogOf(form);
  await form.getByRole('button', { name: '査定希望商品1を変更' }).click();
  await questionControl(form, 'ブランド').click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await look(form, 'brands');
  await dialog.getByRole('button', { name: /^ROLEX/ }).click();
  await expect(dialog.getByRole('heading', { name: '人気の商品名' })).toBeVisible();
  await look(form, 'products');
  await dialog.getByRole('button', { name: 'デイトナ' }).first().click();
  await expect(dialog.getByRole('button', { name: '116500LN' })).toBeVisible();
  await look(form, 'models');
  await dialog.getByPlaceholder('検索').fill('ない型番');
  await expect(dialog.getByRole('status')).toBeVisible();
  await look(form, 'a search that finds nothing');
  await dialog.getByRole('button', { name: 'その他' }).click();
  await look(form, 'free text');
  await form.page().keyboard.press('Escape');
  await questionControl(form, '商品の形状').click();
  await look(form, 'choices');
  await form.page().keyboard.press('Escape');
}

async function visitItems(form: Locator, theme: Theme, look: Look): Promise<void> {
  await look(form, 'empty item step');
  await fillBy(form, { items: ALL_QUESTIONS });
  await look(form, 'full item step');
  await mainButton(form).click();
  await look(form, 'full item step with errors');
  await questionControl(form, '商品カテゴリ').click();
  await expect(dialogOf(form)).toBeVisible();
  await look(form, 'categories');
  await form.page().keyboard.press('Escape');
  if (themeOf(theme).controls === 'dialogs') await visitPickers(form, look);
}

async function visitCustomer(form: Locator, theme: Theme, look: Look): Promise<void> {
  await toCustomer(form);
  await form.getByRole('button', { name: '任意項目の入力で買取額UP!' }).click();
  await look(form, 'empty customer step');
  await mainButton(form).click();
  await look(form, 'customer step with errors');
  if (themeOf(theme).manualAddress) {
    await form.getByRole('button', { name: '郵便番号がわからない場合' }).click();
    await look(form, 'manual address');
    await form.getByRole('button', { name: '郵便番号入力に戻る' }).click();
  }
  await fillCustomer(form, aCustomer({ zip1: '4520961', email: 'hanako@gmial.com' }));
  await expect(form.getByText('もしかして hanako@gmail.com ですか？')).toBeVisible();
  await expect(form.getByLabel('町名を選択してください')).toBeVisible();
  await look(form, 'full customer step');
}

async function visitThanks(form: Locator, look: Look): Promise<void> {
  const dialog = dialogOf(form);
  await look(form, 'interest survey');
  await dialog.getByRole('button', { name: '送信する' }).click();
  await look(form, 'interest survey with an error');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: '送信する' }).click();
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await look(form, 'feedback survey');
  await skipSurveys(form);
  await look(form, 'thank-you step');
  const codes = form.getByRole('button', { name: 'QRコードでダウンロード' });
  if (await codes.isVisible()) {
    await codes.click();
    await look(form, 'QR codes');
    await form.page().keyboard.press('Escape');
  }
}

/** Visits every step and dialog of a theme, with and without errors, and calls `look` for each. */
export async function visitAll(
  page: Page,
  theme: Theme,
  look: Look,
  attributes: Record<string, string> = {},
): Promise<void> {
  const form = await openPlainPage(page, theme, attributes);
  await visitItems(form, theme, look);
  await visitCustomer(form, theme, look);
  await pressSend(form);
  await untilThanks(form);
  await visitThanks(form, look);
}
