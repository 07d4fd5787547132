import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { LazyPart, loadLater } from './lazy-part.tsx';

// Clause 2.2-29
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

test('A part that did not come is asked for again when it is needed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  const part = loadLater(async () => {
    if (!isOnline) throw new Error('a part that did not load');
    return { default: () => <p>お客様情報</p> };
  });
  const dialog = <LazyPart part={part}>{(Part) => <Part />}</LazyPart>;
  const first = await showThis(dialog);
  await expect.element(page.getByRole('alert')).toBeVisible();
  first.close();
  isOnline = true;
  await showThis(dialog);
  await expect.element(page.getByText('お客様情報')).toBeVisible();
});
