import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('A slip in the domain is offered a correction, which one tap takes', async () => {
  await showPart('email-field', 'a slip in the domain');
  await expect.element(page.getByRole('status')).toMatchTextContent(/もしかして hanako@gmail\.com ですか？/);
  await page.getByRole('button', { name: 'この内容に修正する' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('hanako@gmail.com');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('Nothing is suggested while the address is typed', async () => {
  await showPart('email-field', 'empty');
  await page.getByRole('textbox').fill('hanako@gmial.com');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
});
