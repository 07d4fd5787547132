import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LIMITS } from '#contract/base/limits.ts';
import { completeItem } from '#test/widget/items.ts';
import { showPart } from '#test/widget/show-part.ts';

const pieces = (number = 1) => page.getByRole('group', { name: `査定希望商品${number}の数量` });

test('A line says which of the goods it is, also of two that are equal, and how many pieces', async () => {
  const { root } = await showPart('item-tools', 'a line of twelve');
  await expect
    .poll(() => root.querySelector('.line__text')?.textContent)
    .toMatch(/^査定希望商品1　1点目.+ ×12$/);
});

test('変更 opens the item of a line', async () => {
  const { form } = await showPart('item-tools', 'a line');
  await page.getByRole('button', { name: '査定希望商品1を変更' }).click();
  expect(form.goods.current).toBe('1');
});

test('The number of pieces is stepped or typed, in any width, from 1 to 99', async () => {
  const { form } = await showPart('item-tools', 'below the questions');
  const count = () => form.goods.items[0]?.pieces?.count;
  const box = pieces().getByRole('textbox', { name: '数量' });
  await pieces().getByRole('button', { name: '1点減らす' }).click({ force: true });
  expect(count()).toBeUndefined();
  await pieces().getByRole('button', { name: '1点増やす' }).click();
  expect(count()).toBe(2);
  await expect.element(pieces().getByRole('status')).toHaveTextContent('2点');
  await box.fill('１２');
  expect(count()).toBe(12);
  await box.fill('300');
  await userEvent.tab();
  await expect.element(box).toHaveValue('99');
  await box.fill('');
  await userEvent.tab();
  // An empty box is no number.
  await expect.element(box).toHaveValue('99');
});

test('Several pieces are the same thing, or a box of different ones', async () => {
  const { form } = await showPart('item-tools', 'below the questions');
  const box = page.getByRole('checkbox', { name: 'いろいろな物をまとめて' });
  await expect.element(box).not.toBeInTheDocument();
  await pieces().getByRole('textbox').fill('30');
  await box.click();
  expect(form.goods.items[0]?.pieces).toEqual({ count: 30, mixed: true });
});

test('Where drop-downs ask, a copy is asked again what differs, without the photos', async () => {
  const { form } = await showPart('item-tools', 'a line', 'brand');
  form.goods.replace([completeItem('bag', {}, '1'), completeItem('watch', {}, '2')]);
  await page.getByRole('button', { name: '査定希望商品1と同じ内容でもう1点' }).click();
  const copy = form.goods.items[2];
  expect([copy?.answers.brand, copy?.answers.productName, copy?.photos]).toEqual(['エルメス', undefined, []]);
  expect(form.navigation.focus).toMatchObject({ item: copy?.id, field: 'productName' });
});

test('Goods without such a list are copied whole, and lead to the photos that are required', async () => {
  const { form } = await showPart('item-tools', 'a line');
  form.goods.replace([completeItem('jewelry', {}, '1'), completeItem('watch', {}, '2')]);
  await page.getByRole('button', { name: '査定希望商品1と同じ内容でもう1点' }).click();
  const [first, , copy] = form.goods.items;
  expect(copy?.answers).toEqual(first?.answers);
  expect(form.navigation.focus).toMatchObject({ item: copy?.id, field: 'photos' });
});

test('A full form takes no more copies', async () => {
  const { form } = await showPart('item-tools', 'a line');
  form.goods.replace(Array.from({ length: LIMITS.items }, (_, id) => completeItem('alcohol', {}, `${id}`)));
  await expect.element(page.getByRole('button', { name: /と同じ内容でもう1点$/ })).toBeDisabled();
});
