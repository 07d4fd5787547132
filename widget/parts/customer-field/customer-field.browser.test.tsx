import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CUSTOMER_FIELD_KEYS, customerField } from '#contract/customer.ts';
import { showThis } from '../../test/show-part.ts';
import { CustomerField } from './customer-field.tsx';

test.each(CUSTOMER_FIELD_KEYS)('%s helps browsers to fill it in, as its row says', async (key) => {
  await showThis(<CustomerField field={key} />);
  const { input, label, required } = customerField(key);
  const box = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await expect.element(box).toBeVisible();
  const element = box.element() as HTMLInputElement;
  expect(element.autocomplete).toBe(input.autoComplete ?? '');
  expect(element.inputMode).toBe(input.inputMode ?? '');
  expect(element.enterKeyHint).toBe(input.enterKeyHint ?? '');
  expect(element.required).toBe(required);
});

test('A number in full width is converted when editing ends, never while it is typed', async () => {
  await showThis(<CustomerField field="tel1" />);
  const tel = page.getByRole('textbox');
  await tel.fill('０９０１２３４５６７８');
  await expect.element(tel).toHaveValue('０９０１２３４５６７８');
  await userEvent.keyboard('{Tab}');
  await expect.element(tel).toHaveValue('090-1234-5678');
});
