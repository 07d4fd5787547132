import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('A seller reads that a part is on its way', async () => {
  await showPart('lazy-part', 'loading');
  await expect.element(page.getByRole('status')).toMatchTextContent(/読み込み中\.\.\./);
});

test('A part that fails says so and offers another try; the rest of the form stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await showPart('lazy-part', 'failed');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/フォームを表示できませんでした/);
  await expect.element(page.getByRole('button', { name: '再試行' })).toBeVisible();
});
