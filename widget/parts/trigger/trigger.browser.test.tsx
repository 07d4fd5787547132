import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

const dialog = () => page.getByRole('dialog');

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['The button', () => dialog().getByRole('button', { name: '閉じる' }).click()],
  ['The arrow', () => dialog().getByRole('button', { name: '戻る' }).click()],
])(
  '%s closes the list without an answer, every time, and the focus is back on its button',
  async (_, close) => {
    const { root } = await showPart('trigger', 'empty');
    const button = page.getByRole('button', { name: /選択してください/ });
    (button.element() as HTMLElement).focus();
    for (let time = 0; time < 3; time += 1) {
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog()).toBeVisible();
      await close();
      // Closed, it is still there for a moment, and the browser alone has returned the focus.
      await expect.poll(() => root.querySelector('dialog')).toBeNull();
      expect(root.activeElement).toBe(button.element());
    }
  },
);

test('An answer is shown, and the focus is on its button once the list that follows is closed', async () => {
  const { root } = await showPart('trigger', 'open, fixed list');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button').click();
  const choice = dialog().getByRole('listitem').first();
  const name = choice.element().textContent ?? '';
  const first = dialog().element().getAttribute('aria-labelledby');
  await choice.getByRole('button').click();
  await expect.element(dialog()).not.toHaveAttribute('aria-labelledby', `${first}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  const button = page.getByRole('button', { name: new RegExp(`${name}$`) });
  await expect.element(button).toBeVisible();
  expect(root.activeElement).toBe(button.element());
});

test('The button is named by its question and its answer', async () => {
  await showPart('trigger', 'chosen');
  await expect.element(page.getByRole('button')).toHaveAccessibleName(/アカシア/);
});
