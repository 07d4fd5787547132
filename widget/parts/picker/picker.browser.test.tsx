import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

describe('A list to choose from', () => {
  test('is searched while the seller types, whatever the kind of kana', async () => {
    await showPart('picker', 'list');
    await page.getByRole('searchbox', { name: '検索' }).fill('いとすぎ');
    await expect.element(page.getByRole('status')).toMatchTextContent(/1件/);
    await expect.element(page.getByRole('button', { name: 'イトスギ' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'カエデ（Maple）' })).not.toBeInTheDocument();
  });

  test('points to その他 where nothing is found', async () => {
    await showPart('picker', 'nothing found');
    await expect.element(page.getByRole('status')).toMatchTextContent(/該当する候補がありません/);
    await expect.element(page.getByRole('status')).toMatchTextContent(/その他/);
  });

  test('takes a free text once it is not blank', async () => {
    const { root } = await showPart('picker', 'free text');
    const text = page.getByRole('textbox', { name: 'その他の内容を入力' });
    const next = page.getByRole('button', { name: '次へ' });
    expect(root.activeElement).toBe(text.element());
    await text.fill('　');
    await expect.element(next).toBeDisabled();
    await text.fill('古時計');
    await expect.element(next).toBeEnabled();
  });

  test('leads from a row of kana to its products', async () => {
    const { root } = await showPart('picker', 'products');
    await page.getByRole('link', { name: 'タ' }).click();
    expect(root.activeElement).toBe(page.getByRole('heading', { name: 'タ行' }).element());
  });

  test('offers another try where it could not be loaded', async () => {
    await showPart('picker', 'failed');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/エラーが発生しました/);
    await expect.element(page.getByRole('button', { name: '再試行' })).toBeVisible();
  });
});
