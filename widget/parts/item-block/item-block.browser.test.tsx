import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { showPart } from '#test/widget/show-part.ts';
import { answersOf } from '../../state/answers.ts';

const [FIRST] = CATEGORY_KEYS;

// Clause 2.2-17
test('A seller chooses a category in a dialog; once that is closed, the button names it and has the focus again', async () => {
  const { root } = await showPart('item-block', 'empty');
  await page.getByRole('button', { name: /商品カテゴリ/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: CATEGORIES[FIRST].label, exact: true }).click();
  await expect.element(dialog).toHaveAccessibleName('ブランドを選択してください');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  const trigger = page.getByRole('button', { name: new RegExp(`商品カテゴリ.*${CATEGORIES[FIRST].label}`) });
  await expect.element(trigger).toBeVisible();
  expect(root.activeElement).toBe(trigger.element());
});

// Clause 2.2-20
test('The button reads 選択してください until a category is chosen', async () => {
  await showPart('item-block', 'empty');
  await expect
    .element(page.getByRole('button', { name: /商品カテゴリ/ }))
    .toMatchTextContent(/選択してください/);
});

test('Only the first question without an answer follows the answered ones', async () => {
  const { form } = await showPart('item-block', 'empty');
  answersOf(form).chooseCategory(form.goods.items[0]?.id ?? '', FIRST);
  await expect.poll(() => page.getByText('必須').elements().length).toBe(2);
});
