import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

const dialog = () => page.getByRole('dialog');
const back = () => page.getByRole('button', { name: '戻る' });

test('The arrow closes the dialog', async () => {
  await showPart('choice-picker', 'open');
  await back().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('The arrow goes back from the free text to the list', async () => {
  await showPart('choice-picker', 'free text');
  await back().click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('button', { name: 'その他', exact: true })).toBeVisible();
});

test('A free text that is confirmed by Enter is the answer', async () => {
  const { form } = await showPart('choice-picker', 'free text');
  await page.getByRole('textbox').fill(' かんざし ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(Object.values(form.goods.items[0]?.answers ?? {})).toContain('かんざし');
});

test('その他 starts empty, whatever was chosen before', async () => {
  await showPart('choice-picker', 'free text after an option');
  await expect.element(page.getByRole('textbox')).toHaveValue('');
});
