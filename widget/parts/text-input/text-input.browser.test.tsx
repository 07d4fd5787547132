import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test('What a seller types is the answer as it is', async () => {
  const { form } = await showPart('text-input', 'one line');
  await page.getByRole('textbox').fill(' 山崎 12年 ');
  expect(Object.values(form.goods.items[0]?.answers ?? {})).toContain(' 山崎 12年 ');
});

test('A long text has several lines', async () => {
  await showPart('text-input', 'several lines');
  await page.getByRole('textbox').fill('一行目\n二行目');
  await expect.element(page.getByRole('textbox')).toHaveValue('一行目\n二行目');
});
