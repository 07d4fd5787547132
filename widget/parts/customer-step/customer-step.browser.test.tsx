import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { showPart } from '#test/widget/show-part.ts';
import { contactOf } from '../../state/contact.ts';
import { SAMPLE_RESULT } from '../stage/samples.tsx';

const required = CUSTOMER_FIELD_KEYS.map(customerField).filter((row) => row.required);

// Clauses 2.2-96, 2.2-99, 2.3-11
test('Each field of the table is on the screen, with its label', async () => {
  await showPart('customer-step', 'optional fields open');
  for (const key of CUSTOMER_FIELD_KEYS) {
    const label = new RegExp(`^${customerField(key).label}`);
    await expect.element(page.getByRole('textbox', { name: label })).toBeVisible();
  }
});

test('Browsers fill in each field, and phones show its keyboard', async () => {
  const { root } = await showPart('customer-step', 'empty');
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  expect(
    inputs.map(({ name, type, autocomplete, inputMode }) => [name, type, autocomplete, inputMode]),
  ).toEqual([
    ['name1', 'text', 'name', ''],
    ['kana1', 'text', 'on', ''],
    ['zip1', 'text', 'postal-code', 'numeric'],
    ['addr1', 'text', 'address-line1', ''],
    ['email', 'text', 'email', 'email'],
    ['tel1', 'tel', 'tel', 'tel'],
  ]);
});

// Clause 2.1-7
test('A seller reads where the result goes, and who gets the number', async () => {
  const { root } = await showPart('customer-step', 'empty');
  await expect.element(page.getByRole('heading', { name: 'お客様情報' })).toBeVisible();
  expect(root.querySelector('h2 ~ p')?.textContent).toBe(
    '査定結果はご入力のメールアドレスにお送りします。電話番号は査定を依頼する買取店にのみ共有します。',
  );
});

// Clause 2.2-100
test('A button opens the field for wishes, and says whether it is open', async () => {
  await showPart('customer-step', 'empty');
  const reveal = page.getByRole('button', { name: '任意項目の入力で買取額UP!' });
  const wishes = page.getByRole('textbox', { name: '商品の説明・要望など' });
  await expect.element(reveal).toHaveAttribute('aria-expanded', 'false');
  expect(wishes.elements()).toEqual([]);
  await reveal.click();
  await expect.element(wishes).toBeVisible();
  await expect.element(reveal).toHaveAttribute('aria-expanded', 'true');
});

// Clause 2.5-40
test('A seller who sends nothing reads what is missing in each required field', async () => {
  await showPart('customer-step', 'all missing');
  for (const { label, messages } of required) {
    await expect
      .element(page.getByRole('textbox', { name: new RegExp(`^${label}`) }))
      .toHaveAccessibleDescription(new RegExp(messages.required ?? ''));
  }
});

test('Enter that only confirms a conversion sends nothing', async () => {
  const { root } = await showPart('customer-step', 'empty');
  const name = page.getByRole('textbox', { name: /^氏名/ });
  (name.element() as HTMLElement).focus();
  const enter = { key: 'Enter', bubbles: true, cancelable: true, composed: true } as const;
  const keyEvent = new KeyboardEvent('keydown', { ...enter, isComposing: true });
  expect(name.element().dispatchEvent(keyEvent)).toBe(false);
  expect(root.activeElement).toBe(name.element());
  expect(root.querySelector('[role=alert]')).toBeNull();
});

test('Enter leads from each field to the next, and sends from the last one', async () => {
  const { root } = await showPart('customer-step', 'empty');
  const fields = CUSTOMER_FIELD_KEYS.map(customerField).filter((row) => !row.revealed);
  const box = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).element();
  (box(fields[0]?.label ?? '') as HTMLElement).focus();
  for (const { label, input } of fields) {
    expect(root.activeElement).toBe(box(label));
    expect(input.enterKeyHint).toBe(label === fields.at(-1)?.label ? 'send' : 'next');
    expect(root.querySelector('.field__error')).toBeNull();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByText('氏名を入力してください')).toBeVisible();
});

// Clauses 2.2-103, 2.4-26
test('While a request is sent the button says so and cannot be pressed again', async () => {
  await showPart('customer-step', 'sending');
  await expect.element(page.getByRole('button', { name: '送信中...' })).toBeDisabled();
});

// Clauses 2.2-103, 2.8-6
test('A request that was not sent says why, and the button sends again', async () => {
  await showPart('customer-step', 'not sent');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/リクエストがタイムアウトしました/);
  await expect.element(page.getByRole('button', { name: '査定スタート' })).toBeEnabled();
});

test('Of all that is missing, one message is announced', async () => {
  await showPart('customer-step', 'all missing');
  await expect.poll(() => page.getByText(/してください$/).elements().length).toBeGreaterThan(1);
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([required[0]?.messages.required]);
});

// Clause 2.8-9
test('A seller who comes without goods is told at once and led back', async () => {
  const { form } = await showPart('customer-step', 'without goods');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/商品が選択されていません。商品を選択してください。/);
  const steps: string[] = [];
  form.navigation.go = (step) => void steps.push(step);
  await page.getByRole('button', { name: '商品を選択する' }).click();
  expect(steps).toEqual(['items']);
});

test('After a request is sent, nobody is told that its goods are gone', async () => {
  const { form } = await showPart('customer-step', 'without goods');
  form.submission.setResult(SAMPLE_RESULT);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(page.getByText(/^あと/).elements()).toEqual([]);
});

test('What is more than a phone number or a postal code moves to a field that takes it, and a line says so', async () => {
  const { form } = await showPart('customer-step', 'empty');
  const box = (name: RegExp) => page.getByRole('textbox', { name });
  await box(/^電話番号/).fill('03-1234-5678 内線12');
  await userEvent.keyboard('{Tab}');
  await expect.element(box(/^商品の説明・要望など/)).toHaveValue('電話番号：内線12');
  await expect
    .element(
      page.getByRole('status').filter({ hasText: '番号のほかの内容は「商品の説明・要望など」に移しました' }),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: '電話番号と思われる記載' }))
    .not.toBeInTheDocument();
  await box(/^郵便番号/).fill('150-0041 東京都渋谷区');
  await userEvent.keyboard('{Tab}');
  await expect.element(box(/^郵便番号/)).toHaveValue('150-0041');
  await expect.poll(() => contactOf(form).customer.errors).toEqual({});
  await box(/^郵便番号/).fill('A7E-2FK2');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'お住まいの郵便番号（数字7桁）をご入力ください。' }))
    .toBeVisible();
});
