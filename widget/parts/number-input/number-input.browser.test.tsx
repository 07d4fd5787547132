import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test('Digits of any width are taken, and converted when editing ends', async () => {
  await showPart('number-input', 'empty');
  const input = page.getByRole('textbox');
  await input.fill('３．５');
  await expect.element(input).toHaveValue('３．５');
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveValue('3.5');
});

test('A text that is no number is pointed out when editing ends, and holds nothing up', async () => {
  await showPart('number-input', 'empty');
  await page.getByRole('textbox').fill('たくさん');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('status')).toMatchTextContent(/数字だけで入力してください/);
});
