import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { completeItem } from '#test/widget/items.ts';
import { showPart } from '#test/widget/show-part.ts';

test('A seller sees each of the goods once more, with picture, category and name', async () => {
  const { root } = await showPart('goods-summary', 'two items');
  await expect.element(page.getByRole('heading', { name: '査定する商品' })).toBeVisible();
  const lines = page.getByRole('listitem');
  await expect.element(lines.first()).toMatchTextContent(/^時計ブランドの品 商品名の品 型番の品変更$/);
  expect(lines.elements()).toHaveLength(2);
  expect(root.querySelectorAll('img')).toHaveLength(2);
});

test('Equal goods are told apart, and a number of pieces stands beside the name', async () => {
  const { form } = await showPart('goods-summary', 'two items');
  const pieces = { count: 12, mixed: false };
  form.goods.replace([completeItem('alcohol', {}, '1'), { ...completeItem('alcohol', {}, '2'), pieces }]);
  const lines = page.getByRole('listitem');
  await expect.element(lines.first()).toMatchTextContent(/^お酒\s1点目ウイスキー 山崎変更$/);
  await expect.element(lines.last()).toMatchTextContent(/^お酒\s2点目ウイスキー 山崎 ×12変更$/);
});

test('変更 leads back to the one of the goods', async () => {
  const { form } = await showPart('goods-summary', 'two items');
  const second = form.goods.items[1];
  form.goTo('customer');
  await page.getByRole('button', { name: '査定希望商品2を変更' }).click();
  expect(form.navigation.step).toBe('items');
  expect(form.navigation.focus).toEqual({ at: 'field', item: second?.id, field: 'category' });
});
