import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('Esc closes the list without an answer, and the focus is back on its button', async () => {
  const { root } = await showPart('trigger', 'empty');
  const button = page.getByRole('button', { name: /選択してください/ });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(root.activeElement).toBe(button.element());
});

test('The button is named by its question and its answer', async () => {
  await showPart('trigger', 'chosen');
  await expect.element(page.getByRole('button')).toHaveAccessibleName(/アカシア/);
});
