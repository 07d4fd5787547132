import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('A seller who goes on too early reads how many answers are missing, and which', async () => {
  await showPart('items-step', 'start');
  await page.getByRole('button', { name: /査定スタート/ }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/未入力の必須項目が1件あります/);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/商品カテゴリを選択してください/);
});

test('A seller adds a second item and takes it away again', async () => {
  const { form } = await showPart('items-step', 'start');
  form.chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
  await page.getByRole('button', { name: /他の商品も一緒に査定する/ }).click();
  await expect.element(page.getByRole('region', { name: '査定希望商品2' })).toBeVisible();
  await page.getByRole('button', { name: '査定希望商品2を削除' }).click();
  await expect.element(page.getByRole('region', { name: '査定希望商品2' })).not.toBeInTheDocument();
});

test('The main button says 査定スタート with 無料, and 次へ once a category is chosen', async () => {
  const { form } = await showPart('items-step', 'start');
  await expect.element(page.getByText('無料')).toBeVisible();
  form.chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
  await expect.element(page.getByRole('button', { name: '次へ' })).toBeVisible();
});
