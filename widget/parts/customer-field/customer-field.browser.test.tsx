import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { showThis } from '#test/widget/show-part.ts';
import { contactOf } from '../../state/contact.ts';
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
  ['email', 'hanako@gmail.com、', 'hanako@gmail.com'],
  ['email', 'hanako@gmail.com・', 'hanako@gmail.com'],
  ['email', 'hanako@gmail.comです', 'hanako@gmail.com'],
  ['email', 'hanako@例え.jp', 'hanako@例え.jp'],
  ['name1', '山田\t花子', '山田 花子'],
])('%s "%s" becomes "%s" when editing ends, never while it is typed', async (field, text, value) => {
  const { form } = await showThis(<CustomerField field={field} />);
  const box = page.getByRole('textbox');
  await box.fill(text);
  expect(contactOf(form).customer.values[field]).toBe(text);
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue(value);
});

test.each<[CustomerFieldKey, typed: string, message: string, line: string]>([
  ['kana1', 'ヤマダ（旧姓スズキ）', 'フリガナは全角カタカナで入力してください', '「（旧姓）」は使えません。'],
  ['email', 'hanako@例え.jp', '正しいメールアドレスを入力してください', '「例え」は使えません。'],
])(
  '%s "%s" is refused, and a line names the characters that it does not take',
  async (field, text, message, line) => {
    await showThis(<CustomerField field={field} />);
    const box = page.getByRole('textbox');
    await box.fill(text);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    await expect.element(page.getByText(line)).toBeVisible();
    await expect.element(box).toHaveAccessibleDescription(expect.stringContaining(line));
    await box.fill('');
    await expect.element(page.getByText(line)).not.toBeInTheDocument();
  },
);
