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
  await expect
    .element(dialog().getByRole('button', { name: 'ハギ' }).first())
    .toHaveAttribute('aria-current', 'true');
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

const textbox = () => page.getByRole('textbox');

test('A brand that is in no list is written, and the dialog goes on to the model', async () => {
  const { form } = await showPart('catalogue-picker', 'first list');
  await dialog().getByRole('searchbox').fill('フォリフォリ');
  await dialog()
    .getByRole('button', { name: /「フォリフォリ」と入力する/ })
    .click();
  await expect.element(dialog().getByLabelText('ブランド名と商品名を入力')).toHaveValue('フォリフォリ');
  await dialog().getByRole('button', { name: '次へ' }).click();
  await expect.element(dialog()).toHaveAccessibleName('型番を入力してください');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを入力してください');
  await expect.element(textbox()).toHaveValue('フォリフォリ');
  expect(form.goods.items[0]?.answers.itemOther2).toBe('フォリフォリ');
});

test('Where the catalogue knows nothing below, the seller writes it or does not know it, and nothing looks wrong', async () => {
  const { form } = await showPart('catalogue-picker', 'nothing below');
  await expect.element(dialog()).toHaveAccessibleName('型番を入力してください');
  await expect.element(page.getByRole('textbox', { name: '型番' })).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByRole('button', { name: '再試行' }).elements()).toEqual([]);
  await dialog().getByRole('button', { name: 'わからない' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(form.goods.items[0]?.answers.modelNumber).toBe('わからない');
});

test('The arrow goes back from a text without a list to the question above', async () => {
  await showPart('catalogue-picker', 'nothing below');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('商品名を入力してください');
});

test('A first list that is empty is a failure, and その他 is still a way on', async () => {
  await showPart('catalogue-picker', 'empty');
  await expect.element(page.getByRole('alert')).toHaveTextContent('データが取得できませんでした');
  await expect.element(page.getByRole('button', { name: '再試行' })).toBeVisible();
  await dialog().getByRole('button', { name: 'その他のブランド' }).click();
  await expect.element(textbox()).toBeVisible();
});
