import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

// Clause 2.2-39
test('A question says in words whether it has to be answered', async () => {
  await showPart('field-frame', 'required');
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName(/必須/);
});

// Clause 2.2-39
test('An optional question says so', async () => {
  await showPart('field-frame', 'optional');
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName(/任意/);
});

// Clause 2.2-25
test('What is wrong is announced, and read with the field after its hint', async () => {
  await showPart('field-frame', 'wrong');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/ブランドを選択してください/);
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription(/^おおよそで問題ありません.*ブランドを選択してください$/);
});
