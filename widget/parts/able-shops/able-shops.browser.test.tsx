import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test.each([
  [
    'before the place is known',
    'いま、時計を査定できる買取店は、1,200社です。対応する地域は買取店によって異なります。お住まいの都道府県での数は、郵便番号のあとに表示します。',
  ],
  ['where shops buy', 'いま、東京都からのご依頼で、時計を査定できる買取店は、3社です。'],
  [
    'where shops buy a part of the goods',
    'いま、東京都からのご依頼で、いずれかの品を査定できる買取店は、3社です。お酒・楽器を査定できる買取店は、いまありません。',
  ],
  ['where nobody buys', 'いま、和歌山県からのご依頼で、時計を査定できる買取店はありません。'],
  ['nobody anywhere', 'いま、時計・楽器を査定できる買取店はありません。'],
  [
    'nobody anywhere',
    '送信された場合は、7日のあいだお探しし、見つかったときも、見つからなかったときも、メールでお知らせします。',
  ],
])('A seller hears how many shops buy the goods: %s', async (state, words) => {
  await showPart('able-shops', state);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test.each([
  ['before the place is known', false],
  ['where shops buy', true],
  ['nobody anywhere', true],
])('A number that nobody has asked for interrupts no screen reader: %s', async (state, isHeard) => {
  const { root } = await showPart('able-shops', state);
  await expect.poll(() => root.querySelector('.able') !== null).toBe(true);
  expect(root.querySelector('[role=status]')?.textContent !== '').toBe(isHeard);
});

test('Where the server does not say it, no number is named', async () => {
  const { root } = await showPart('able-shops', 'not said by the server');
  expect(root.querySelector('[role=status]')?.textContent).toBe('');
});
