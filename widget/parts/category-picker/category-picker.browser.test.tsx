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
