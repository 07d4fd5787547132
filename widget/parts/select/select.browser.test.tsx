import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { OPTION } from '#contract/goods/options.ts';
import type { ChoiceField } from '../../goods/fields.ts';
import { emptyItem } from '../../goods/item.ts';
import { showPart, showThis } from '../../test/show-part.ts';
import { ItemField } from '../item-field/item-field.tsx';

const QUESTION: ChoiceField = {
  kind: 'choice',
  key: 'shape',
  label: '形',
  options: ['丸', '四角', OPTION.other],
  other: { option: OPTION.other, textKey: 'itemOther1' },
  required: true,
};

const showField = (required: ChoiceField['required']) =>
  showThis(<ItemField item={emptyItem('x', CATEGORY_KEYS[0])} field={{ ...QUESTION, required }} />, {
    theme: 'brand',
  });

describe('A drop-down list', () => {
  test('opens a text box for その他', async () => {
    await showPart('select', 'other', 'brand');
    await expect.element(page.getByRole('textbox', { name: /を入力$/ })).toBeVisible();
  });

  test('is required where the question always is', async () => {
    await showField(true);
    await expect.element(page.getByRole('combobox')).toBeRequired();
  });

  test('is required where the question is for this item', async () => {
    await showField((item) => item.category === CATEGORY_KEYS[0]);
    await expect.element(page.getByRole('combobox')).toBeRequired();
  });

  test('is not required where the question is not for this item', async () => {
    await showField((item) => item.category !== CATEGORY_KEYS[0]);
    await expect.element(page.getByRole('combobox')).not.toBeRequired();
  });

  test('waits while its list loads', async () => {
    await showPart('select', 'loading', 'brand');
    await expect.element(page.getByRole('combobox')).toBeDisabled();
  });

  test('is read with its hint', async () => {
    await showThis(
      <ItemField
        item={emptyItem('x', CATEGORY_KEYS[0])}
        field={{ ...QUESTION, hint: 'おおよそで問題ありません' }}
      />,
      { theme: 'brand' },
    );
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('おおよそで問題ありません');
  });

  test('names what is missing', async () => {
    await showPart('select', 'missing', 'brand');
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription(/選択してください/);
  });
});
