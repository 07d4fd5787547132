import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test('A seller sees which answers the page has given, and may change each', async () => {
  const { form } = await showPart('given', 'marked');
  await expect.poll(() => page.getByText('入力済み').elements().length).toBe(3);
  const [item] = form.goods.items;
  form.goods.change(item?.id ?? '', (one) => ({
    ...one,
    answers: { ...one.answers, modelNumber: 'わからない' },
  }));
  await expect.poll(() => page.getByText('入力済み').elements().length).toBe(2);
});

test('A form that skips them begins at the first open question, and brings the others back on a press', async () => {
  const { root } = await showPart('given', 'in a line');
  await expect.element(page.getByRole('list')).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: /商品の状態/ })).toBeVisible();
  expect(page.getByText('ブランド', { exact: true }).elements()).toEqual([]);
  await page.getByRole('button', { name: '変更' }).click();
  await expect.element(page.getByRole('button', { name: /^ブランド/ })).toBeVisible();
  expect(root.querySelector('.given-line')).toBeNull();
});
