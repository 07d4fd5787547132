import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

// Clause 2.2-124
test('On a phone the stores are links', async () => {
  await page.viewport(390, 844);
  await showPart('store-links', 'links');
  await expect
    .element(page.getByRole('link', { name: /^App Storeで入手する/ }))
    .toHaveAttribute('href', 'https://apps.apple.com/jp/');
  await expect
    .element(page.getByRole('link', { name: /^Google Playで入手する/ }))
    .toHaveAttribute('href', 'https://play.google.com/store/apps');
  await expect.element(page.getByRole('button', { name: 'QRコードでダウンロード' })).not.toBeInTheDocument();
});

// Clause 2.2-125
test('On a larger screen codes open in a dialog, and the focus comes back from it', async () => {
  await page.viewport(1024, 800);
  const { root } = await showPart('store-links', 'links');
  const button = page.getByRole('button', { name: 'QRコードでダウンロード' });
  await button.click();
  await expect.element(page.getByRole('img', { name: /App Store/ })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'スマートフォンで読み取ってください' });
  expect(dialog.getByRole('img').elements()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(root.activeElement).toBe(button.element());
  expect(page.getByRole('link', { name: /で入手する/ }).elements()).toEqual([]);
  await page.viewport(390, 844);
});
