import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('A seller who goes on too early is brought to the first question without an answer', async () => {
  const { root } = await showPart('app', 'items');
  await page.getByRole('button', { name: /査定スタート/ }).click();
  const category = page.getByRole('button', { name: /商品カテゴリ/ });
  await expect.poll(() => root.activeElement).toBe(category.element());
});

test('With all questions answered 次へ leads to the contact details, where the name can be typed at once', async () => {
  const { root } = await showPart('app', 'all answered');
  await page.getByRole('button', { name: '次へ' }).click();
  const name = page.getByRole('textbox', { name: /^氏名/ });
  await expect.element(name).toBeVisible();
  await expect.poll(() => root.activeElement).toBe(name.element());
});

test('Back at the goods, the focus is on their heading', async () => {
  const { root } = await showPart('app', 'customer');
  await page.getByRole('button', { name: '商品情報入力に戻る' }).click();
  const heading = page.getByRole('heading', { level: 2 });
  await expect.element(heading).toMatchTextContent('一括査定依頼フォーム');
  await expect.poll(() => root.activeElement).toBe(heading.element());
});
