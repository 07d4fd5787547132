import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test('A quiet line offers to go on elsewhere, and says what is kept before it asks', async () => {
  await showPart('continuing', 'a line');
  await page.getByRole('button', { name: '続きをメールで受け取る' }).click();
  const dialog = page.getByRole('dialog', { name: '続きをメールで受け取る' });
  await expect.element(dialog.getByText('買取店には、まだ何も伝わりません。')).toBeVisible();
  await dialog.getByRole('button', { name: 'メールを送る' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
});
