import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test('Where all shops see the contact, a seller reads so before sending', async () => {
  await showPart('disclosure', 'all shops');
  await expect.element(page.getByText(/15社まで）に商品の内容・写真・お名前と連絡先が伝わり/)).toBeVisible();
});

test('A seller asks for quotes first, and the sentence below follows', async () => {
  await showPart('disclosure', 'all shops');
  const choice = page.getByRole('checkbox', { name: '査定額を先に見て、選んだお店にだけ連絡先を伝える' });
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect.element(choice).toHaveAccessibleDescription(/そのあとに選んだお店（3社まで）にだけ伝わります/);
  await choice.click();
  await expect.element(choice).toHaveAccessibleDescription(/お名前と連絡先が伝わり/);
});

test('Where quotes come first in any case, there is nothing to ask for', async () => {
  await showPart('disclosure', 'chosen shops');
  await expect.element(page.getByText(/にだけ伝わります/)).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

test('Where only chosen shops do, a seller reads that quotes come first', async () => {
  await showPart('disclosure', 'chosen shops');
  await expect
    .element(page.getByText(/お名前と連絡先は、そのあとに選んだお店（3社まで）にだけ伝わります/))
    .toBeVisible();
});

test.each([
  ['few shops', /（いまは3社、お店が増えても15社まで）に商品の内容・写真とお住まいの都道府県が伝わり/],
  ['many shops', /（代わりのお店を含めて15社まで）に商品の内容/],
  ['no shop', /7日のあいだ買取店をお探しします。見つかったお店（15社まで）に商品の内容・写真と/],
])('The line before sending says how many shops there are: %s', async (state, words) => {
  await showPart('disclosure', state);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('Where the server does not say it, the form promises nothing', async () => {
  const { root } = await showPart('customer-step', 'empty');
  await expect.element(page.getByRole('button', { name: '査定スタート' })).toBeVisible();
  expect(root.querySelector('.step__disclosure')).toBeNull();
});
