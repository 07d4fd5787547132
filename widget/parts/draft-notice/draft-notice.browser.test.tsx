import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import { contactOf } from '../../state/contact.ts';

test('A seller who comes back reads that the goods are those of before, and may start over', async () => {
  const { form } = await showPart('draft-notice', 'a draft came back');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^前回の続きです/);
  const before = form.goods.items;
  contactOf(form).customer.edit('name1', '山田 花子');
  await page.getByRole('button', { name: '最初から' }).click();
  expect(form.goods.items.map(({ category }) => category)).toEqual(['']);
  expect(contactOf(form).customer.values.name1).toBe('');
  expect(form.goods.removed).toMatchObject({ what: 'all', items: before });
});
