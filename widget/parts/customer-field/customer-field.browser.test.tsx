import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey, customerField } from '#contract/customer/customer.ts';
import { contactOf } from '../../state/contact.ts';
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

test.each<[CustomerFieldKey, typed: string, shown: string]>([
  ['tel1', '０９０１２３４５６７８', '090-1234-5678'],
  ['tel1', '0312345678', '03-1234-5678'],
  ['tel1', '０４５－１２３－４５６７', '045-123-4567'],
  ['tel1', '090 1234 5678', '090-1234-5678'],
  ['zip1', '１０００００１', '100-0001'],
  ['zip1', '〒100ー0001', '100-0001'],
  ['kana1', 'やまだ ﾊﾅｺ', 'ヤマダ\u3000ハナコ'],
  ['kana1', '\uFEFFヤマダ\u200Bハナコ', 'ヤマダハナコ'],
  ['name1', ' 山田\u200B花子\u2060', '山田花子'],
  ['email', ' hanako＠example．com', 'hanako@example.com'],
])('%s "%s" becomes "%s" when editing ends, never while it is typed', async (field, text, value) => {
  const { form } = await showThis(<CustomerField field={field} />);
  const box = page.getByRole('textbox');
  await box.fill(text);
  expect(contactOf(form).customer.values[field]).not.toBe(value);
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue(value);
});
