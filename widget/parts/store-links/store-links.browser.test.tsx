import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('On a phone the stores are links', async () => {
  await page.viewport(390, 844);
  await showPart('store-links', 'links');
  await expect.element(page.getByRole('link', { name: /App Storeで入手する/ })).toBeVisible();
});

test('On a larger screen codes open in a dialog, and the focus comes back from it', async () => {
  await page.viewport(1024, 800);
  const { root } = await showPart('store-links', 'links');
  const button = page.getByRole('button', { name: 'QRコードでダウンロード' });
  await button.click();
  await expect.element(page.getByRole('img', { name: /App Store/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(root.activeElement).toBe(button.element());
  await page.viewport(390, 844);
});
