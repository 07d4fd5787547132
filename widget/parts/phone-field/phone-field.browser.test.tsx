import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contactOf } from '../../state/contact.ts';
import { showPart } from '../../test/show-part.ts';

const phone = () => page.getByRole('textbox');
const question = () => page.getByRole('status');

test('A mobile number short of a digit is asked back about when editing has ended, and is no error', async () => {
  await showPart('phone-field', 'empty');
  await phone().fill('0901234567');
  await expect.element(question()).toBeEmptyDOMElement();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(question())
    .toHaveTextContent('携帯電話の番号は11桁です。いまは10桁です。お確かめください。');
  await expect.element(phone()).not.toHaveAttribute('aria-invalid');
  await phone().fill('09012345678');
  await userEvent.keyboard('{Tab}');
  await expect.element(question()).toBeEmptyDOMElement();
  await expect.element(phone()).toHaveValue('090-1234-5678');
});

test.each([
  ['03123456', '固定電話の番号は、市外局番を含めて10桁です。いまは8桁です。お確かめください。'],
  ['0501234567', '050で始まる番号は11桁です。いまは10桁です。お確かめください。'],
  ['00000000000', 'この番号には電話がつながらないようです。お確かめください。'],
])('%s is asked back about', async (number, text) => {
  await showPart('phone-field', 'empty');
  await phone().fill(number);
  await userEvent.keyboard('{Tab}');
  await expect.element(question()).toHaveTextContent(text);
});

test('A number of a kept draft is asked back about at once', async () => {
  await showPart('phone-field', 'a digit short');
  await expect.element(question()).toMatchTextContent(/携帯電話の番号は11桁です。/);
});

test('The number gets the groups of its area code', async () => {
  await showPart('phone-field', 'empty');
  await phone().fill('０４５１１７１０６４');
  await userEvent.keyboard('{Tab}');
  await expect.element(phone()).toHaveValue('045-117-1064');
});

test('A number that the rule refuses has one message', async () => {
  const { form } = await showPart('phone-field', 'empty');
  await phone().fill('12345');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('正しい電話番号を入力してください');
  await expect.element(question()).toBeEmptyDOMElement();
  expect(contactOf(form).customer.errors.tel1).toBe('正しい電話番号を入力してください');
});
