import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { showPart, showThis } from '../../test/show-part.ts';
import CategoryPicker from './category-picker.tsx';

test('There is a tile for each category, with a picture', async () => {
  const { root } = await showPart('category-picker', 'open');
  for (const key of CATEGORY_KEYS) {
    await expect
      .element(page.getByRole('button', { name: CATEGORIES[key].label, exact: true }))
      .toBeVisible();
  }
  expect(root.querySelectorAll('.category__image')).toHaveLength(CATEGORY_KEYS.length);
});

test('The dialog has a title, and a shorter one on a phone', async () => {
  await showPart('category-picker', 'open');
  const heading = page.getByRole('heading');
  for (const [width, title] of [
    [390, '商品カテゴリを選択'],
    [1024, '査定したい商品カテゴリを選択してください'],
  ] as const) {
    await page.viewport(width, 844);
    await expect.poll(() => (heading.element() as HTMLElement).innerText).toBe(title);
  }
  await page.viewport(390, 844);
});

test('A tile is chosen by keyboard', async () => {
  const onChoose = vi.fn();
  await showThis(<CategoryPicker chosen="" onChoose={onChoose} onClose={() => {}} />);
  const [first] = CATEGORY_KEYS;
  (page.getByRole('button', { name: CATEGORIES[first].label, exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChoose.mock.calls).toEqual([[first]]);
});

test('The tile of the chosen category says so', async () => {
  await showPart('category-picker', 'one is chosen');
  const [first] = CATEGORY_KEYS;
  await expect
    .element(page.getByRole('button', { name: CATEGORIES[first].label, exact: true }))
    .toHaveAttribute('aria-current', 'true');
});
