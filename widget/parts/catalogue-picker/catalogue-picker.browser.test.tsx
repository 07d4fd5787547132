import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

const back = () => page.getByRole('button', { name: '戻る' });
const dialog = () => page.getByRole('dialog');
const choose = (name: string) => dialog().getByRole('button', { name }).first().click();

test('The arrow goes back from model to product to brand, and closes the dialog there', async () => {
  await showPart('catalogue-picker', 'first list');
  await choose('キキョウ');
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
  await choose('ハギ');
  await expect.element(dialog()).toHaveAccessibleName('型番を選択してください');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await back().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('The arrow goes back from the free text to the list', async () => {
  await showPart('catalogue-picker', 'second list');
  await dialog().getByRole('button', { name: 'その他', exact: true }).last().click();
  await expect.element(page.getByRole('textbox', { name: 'その他の内容を入力' })).toBeVisible();
  await back().click();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
});
