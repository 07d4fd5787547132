import { expect } from 'playwright/test';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import { sentCustomer } from '#test/browser/customers.ts';
import type { FilledGoods } from '#test/browser/filled-goods.ts';
import {
  aCustomer,
  addItem,
  chooseCategory,
  chooseInDialog,
  dialogOf,
  itemBlock,
  questionControl,
  sendAs,
} from '#test/browser/form.ts';
import { fillGoods, NOWHERE_LISTED, sentGoods } from '#test/browser/goods.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { recordForms } from '#test/browser/sent.ts';
import { test } from '#test/browser/test.ts';

const GOODS = Object.entries(NOWHERE_LISTED) as [CategoryKey, FilledGoods][];
const KINDS = GOODS.map(([category]) => CATEGORIES[category].label).join(', ');

for (const theme of ['product', 'brand'] as const) {
  test(`A seller sends what is in no list (${KINDS}) with one text each, in the ${theme} theme`, {
    tag: '@phone',
  }, async ({ page }) => {
    const sentForms = await recordForms(page);
    const form = await openPlainPage(page, theme);
    for (const [index, [category, goods]] of GOODS.entries()) {
      if (index > 0) await addItem(form);
      await fillGoods(itemBlock(form, index + 1), category, goods, theme);
    }
    await expect(form.getByRole('alert')).toHaveCount(0);
    const customer = aCustomer();
    await sendAs(form, customer);

    const contact = sentCustomer(customer, DEFAULT_MEDIUM_UUID, {
      inflow: 'direct',
      ip_address: '127.0.0.1',
    });
    const fields = GOODS.flatMap(([category, goods]) => sentGoods(category, goods, theme));
    expect(await sentForms()).toEqual([[...contact, ...fields]]);
  });
}

test.describe('A brand that the list does not have', { tag: '@phone' }, () => {
  test('is what the seller typed into the search, is shown and kept, and can be changed', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, 'バッグ');
    const brand = questionControl(form, 'ブランド');
    await brand.click();
    const dialog = dialogOf(page);
    await dialog.getByPlaceholder('検索').fill('サマンサタバサ');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: '「サマンサタバサ」と入力する' }).click();
    const text = dialog.getByRole('textbox', { name: 'ブランド名と商品名を入力' });
    await expect(text).toHaveValue('サマンサタバサ');
    await text.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(brand).toHaveText('その他のブランド：サマンサタバサ');

    await page.reload();
    await expect(brand).toHaveText('その他のブランド：サマンサタバサ');
    await brand.click();
    await text.fill('サマンサタバサ トート');
    await dialog.getByRole('button', { name: '次へ' }).click();
    await expect(brand).toHaveText('その他のブランド：サマンサタバサ トート');

    await brand.click();
    await dialog.getByRole('button', { name: '一覧から選ぶ' }).click();
    await dialog.getByPlaceholder('検索').fill('ルイヴィトン');
    await chooseInDialog(page, 'LOUIS VUITTON（ルイ・ヴィトン）');
    await chooseInDialog(page, 'アルマ');
    await expect(brand).toHaveText('LOUIS VUITTON（ルイ・ヴィトン）');
    await expect(questionControl(form, '商品名')).toHaveText('アルマ');
  });
});
