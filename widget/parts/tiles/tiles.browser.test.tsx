import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { OPTION } from '#contract/goods/options.ts';
import { itemOf } from '#test/widget/items.ts';
import { showPart, showThis } from '#test/widget/show-part.ts';
import type { ChoiceField } from '../../goods/fields.ts';
import { emptyItem } from '../../goods/item.ts';
import { ItemField } from '../item-field/item-field.tsx';

describe('Tiles of which one is chosen', () => {
  test('are one group that the arrow keys go through', async () => {
    await showPart('tiles', 'one of several');
    const [first, second] = page.getByRole('radio').elements() as HTMLInputElement[];
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second?.checked).toBe(true);
  });

  test('are required where the question is', async () => {
    await showPart('tiles', 'one of several');
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
    await expect.element(page.getByRole('radio').first()).toBeRequired();
  });

  test('are not required where the question is optional', async () => {
    const field: ChoiceField = {
      kind: 'choice',
      key: 'condition',
      label: '状態',
      options: ['良い', '普通'],
      required: false,
    };
    const item = emptyItem('sample', CATEGORY_KEYS[0]);
    await showThis(<ItemField item={item} field={field} />);
    await expect.element(page.getByRole('radio').first()).not.toBeRequired();
    await expect.element(page.getByRole('radiogroup')).not.toHaveAttribute('aria-required');
  });

  test('name what is missing on the group', async () => {
    await showPart('tiles', 'one of several, missing');
    const group = page.getByRole('radiogroup');
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAccessibleDescription(/選択してください/);
  });
});

describe('Tiles of which several are chosen', () => {
  test('One tile ticks those that often go together, and shows when all of them are', async () => {
    const { form } = await showPart('app', 'items');
    form.goods.replace([
      itemOf('watch', {
        brand: 'ロレックス',
        productName: 'デイトナ',
        modelNumber: '116500LN',
        condition: '新品・未使用',
      }),
    ]);
    const both = page.getByRole('checkbox', { name: '箱と保証書の両方あり' });
    await page.getByText('箱と保証書の両方あり').click();
    for (const name of ['箱', '保証書'])
      await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    expect(form.goods.items[0]?.choices.accessories).toEqual(['箱', '保証書']);
    await page.getByText('保証書', { exact: true }).click();
    await expect.element(both).not.toBeChecked();
  });

  // Clause 2.4-22
  test('付属品なし takes the others back, and the others take it back', async () => {
    await showPart('tiles', 'several of them');
    const none = page.getByRole('checkbox', { name: OPTION.noAccessories });
    const first = page.getByRole('checkbox').first();
    await page.getByText(OPTION.noAccessories).click();
    await expect.element(none).toBeChecked();
    (first.element() as HTMLInputElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(first).toBeChecked();
    await expect.element(none).not.toBeChecked();
  });
});
