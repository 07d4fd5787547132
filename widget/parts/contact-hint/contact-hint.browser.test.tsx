import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { showPart } from '../../test/show-part.ts';
import { KINDS } from './messages.ts';

const hintOf = (kind: string) => page.getByRole('status').filter({ hasText: `${kind}と思われる記載` });
const anything = () => page.getByRole('status').filter({ hasText: 'と思われる記載' });

for (const theme of THEME_NAMES)
  test(`A seller who types a phone number into a text about goods is told that shops do not read it yet, and goes on: ${theme}`, async () => {
    const { form } = await showPart('text-input', 'one line', theme);
    const box = page.getByRole('textbox');
    await userEvent.type(box, '箱あり。電話は090-1234-567');
    await expect.element(anything()).not.toBeInTheDocument();
    await userEvent.type(box, '8');
    await expect.element(hintOf(KINDS.phone)).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(box).not.toHaveAttribute('aria-invalid');
    expect(Object.values(form.goods.items[0]?.answers ?? {})).toContain('箱あり。電話は090-1234-5678');
    await box.fill('箱あり');
    await expect.element(anything()).not.toBeInTheDocument();
  });

test('The place that is read aloud is there before the words', async () => {
  await showPart('text-input', 'one line');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('A mail address in a text with several lines is noticed', async () => {
  await showPart('text-input', 'several lines');
  await page.getByRole('textbox').fill('連絡は\na @ b . jp まで');
  await expect.element(hintOf(KINDS.mail)).toBeVisible();
});

test('Model numbers, prices and sizes are not', async () => {
  await showPart('text-input', 'several lines');
  await page.getByRole('textbox').fill('116610LN、2019年、1,200,000円、30×20×15');
  await userEvent.type(page.getByRole('textbox'), '、090-1234-5678');
  await expect.element(hintOf(KINDS.phone)).toBeVisible();
  await page.getByRole('textbox').fill('116610LN、2019年、1,200,000円、30×20×15');
  await expect.element(anything()).not.toBeInTheDocument();
});

test('It is noticed in その他 of a dialog, where the seller can go on', async () => {
  await showPart('picker', 'free text');
  await page.getByRole('textbox').fill('090/1234/5678');
  await expect.element(hintOf(KINDS.phone)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '次へ' })).toBeEnabled();
});

test('It is noticed in その他 of a drop-down list', async () => {
  await showPart('select', 'other', 'brand');
  await page.getByRole('textbox').fill('090/1234/5678');
  await expect.element(hintOf(KINDS.phone)).toBeVisible();
});

test('It is noticed in the wishes below the contact details', async () => {
  await showPart('customer-step', 'optional fields open');
  await page.getByRole('textbox', { name: '商品の説明・要望など' }).fill('LINE ID：hanako_99');
  await expect.element(hintOf(KINDS.account)).toBeVisible();
});
