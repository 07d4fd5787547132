import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

const stage = () => page.getByRole('status');

test('The code, its address and its end are shown, and the words about them are read first', async () => {
  const { root } = await showPart('phone-panel', 'waiting');
  await expect.element(page.getByRole('img', { name: /QRコード/ })).toBeVisible();
  expect(page.getByRole('textbox').element()).toMatchObject({ value: expect.stringMatching(/\/phone#\w+$/) });
  await expect.element(page.getByText(/まで、または査定依頼を送信するまで使えます/)).toBeVisible();
  expect(root.activeElement?.textContent).toContain('QRコードを読み取ってください');
});

test('A press into the address selects all of it', async () => {
  const { root } = await showPart('phone-panel', 'waiting');
  const address = page.getByRole('textbox');
  await address.click();
  const input = address.element() as HTMLInputElement;
  expect(root.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
});

test('The panel says that a phone is there, and how many photos have come', async () => {
  const { form } = await showPart('phone-panel', 'two photos have come');
  await expect.element(stage()).toHaveTextContent('スマートフォンがつながりました');
  await expect.element(page.getByText('2枚届きました')).toBeVisible();
  expect(form.goods.items[0]?.photos.map(({ file }) => file.name)).toEqual(['0.jpg', '1.jpg']);
});

test('After an hour there is no code any more, and a new one is a press away', async () => {
  await showPart('phone-panel', 'ended');
  await expect.element(stage()).toHaveTextContent('このQRコードの受け付けは終わりました');
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '新しいQRコードを表示' })).toBeVisible();
});

test('A link that could not be opened can be tried again', async () => {
  await showPart('phone-panel', 'failed');
  await expect.element(stage()).toHaveTextContent('QRコードを用意できませんでした');
  await expect.element(page.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
});
