import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LIMITS } from '#contract/base/limits.ts';
import { showPart } from '#test/widget/show-part.ts';
import { emptyItem } from '../../goods/item.ts';

const dialog = () => page.getByRole('dialog');
const entry = (name: string) => dialog().getByRole('button', { name, exact: true });
const add = () => dialog().getByRole('button', { name: /追加$/ });

test('Each entry that is taken becomes an item; one that is pressed again is not taken', async () => {
  const { form } = await showPart('copy-picker', 'nothing taken');
  await expect.element(add()).toBeDisabled();
  for (const name of ['イトスギ', 'サクラ（Sakura）', 'スギナ', 'イトスギ']) await entry(name).click();
  await expect.element(entry('サクラ（Sakura）')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(entry('イトスギ')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(dialog().getByRole('status')).toHaveTextContent('サクラ、スギナ');
  await expect.element(add()).toHaveTextContent('2点を追加');
  const [first] = form.goods.items;
  await add().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const copies = form.goods.items.slice(1);
  expect(copies.map(({ answers }) => answers.brand)).toEqual(['サクラ（Sakura）', 'スギナ']);
  for (const { answers, photos } of copies) {
    expect(answers.instrumentType).toBe(first?.answers.instrumentType);
    expect(photos).toEqual([]);
  }
});

test('The arrow leads to the question above, and what was taken stays', async () => {
  const { form } = await showPart('copy-picker', 'two taken');
  await dialog().getByRole('button', { name: '戻る' }).click();
  await expect.element(dialog()).toHaveAccessibleName('楽器の種類を選択してください');
  await entry('ハギ').click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await expect.element(entry('スギナ')).toHaveAttribute('aria-pressed', 'false');
  await entry('スギナ').click();
  await add().click();
  const copies = form.goods.items.slice(1);
  expect(copies.map(({ answers }) => answers.instrumentType === 'ハギ')).toEqual([false, false, true]);
});

test('A text is taken as well, and the list is there again', async () => {
  const { form } = await showPart('copy-picker', 'nothing taken');
  await dialog().getByRole('button', { name: 'その他', exact: true }).last().click();
  await dialog().getByRole('textbox').fill('木工所の一本');
  await dialog().getByRole('button', { name: '次へ' }).click();
  await expect.element(dialog().getByRole('status')).toMatchTextContent(/木工所の一本/);
  await add().click();
  expect(form.goods.items[1]?.answers.itemOther2).toBe('木工所の一本');
});

test('No more are taken than the form has room for, and it says so', async () => {
  const { form } = await showPart('copy-picker', 'nothing taken');
  while (form.goods.items.length < LIMITS.items - 1)
    form.goods.append([emptyItem(`${form.goods.items.length}`)]);
  await entry('イトスギ').click();
  await entry('スギナ').click();
  await expect.element(add()).toHaveTextContent('1点を追加');
  await expect.element(dialog().getByRole('status')).toMatchTextContent(/一度に依頼できる商品は20点までです/);
});
