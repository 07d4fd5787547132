import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { showPart } from '#test/widget/show-part.ts';
import { answeredItem } from '../stage/samples.tsx';

const undo = () => page.getByRole('button', { name: '元に戻す' });

test('A removed photo comes back to its place, with a preview that can be shown', async () => {
  const { form } = await showPart('undo-notice', 'a photo was removed');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^写真を削除しました$/);
  await undo().click();
  const photo = form.goods.items[1]?.photos[0];
  expect((await fetch(photo?.preview ?? '')).ok).toBe(true);
  await expect.element(undo()).not.toBeInTheDocument();
});

test('A removed item comes back to its place, with all its answers', async () => {
  const { form } = await showPart('undo-notice', 'an item was removed');
  const ids = () => form.goods.items.map(({ id }) => id);
  expect(ids()).toEqual(['bag']);
  await undo().click();
  expect(ids()).toEqual(['watch', 'bag']);
  const { answers, choices } = await answeredItem('watch', DEFAULT_THEME);
  expect(form.goods.items[0]).toMatchObject({ answers, choices });
});

test('A changed category comes back with the answers that it had', async () => {
  const { form } = await showPart('undo-notice', 'the category was changed');
  const bag = () => form.goods.items[1];
  expect([bag()?.category, bag()?.answers]).toEqual(['camera', {}]);
  await undo().click();
  expect([bag()?.category, bag()?.photos.length]).toEqual(['bag', 1]);
  expect(bag()?.answers.brand).toBeTruthy();
});
