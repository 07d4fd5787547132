import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

test('A seller sees how much is sent, and a screen reader says once that it is being sent', async () => {
  await showPart('sending', 'sending');
  await expect.element(page.getByText('45%')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: '送信の進み具合' }))
    .toHaveAttribute('value', '45');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^送信しています。このままお待ちください。$/);
});

test('Once all is out, the form waits for the answer', async () => {
  await showPart('sending', 'waiting for the answer');
  await expect.element(page.getByText('受付の完了を待っています')).toBeVisible();
});

test('If the network does not take it, the seller reads that it is sent again', async () => {
  await showPart('sending', 'sent again soon');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^ネットワークエラーが発生しました。2秒後に、もう一度送信します。$/);
});

test('A seller who does not want to wait sends at once, and one who wants to stop gets the button back', async () => {
  await showPart('sending', 'sent again later');
  await page.getByRole('button', { name: '今すぐ送信する' }).click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^ネットワークエラーが発生しました。8秒後に、もう一度送信します。$/);
  await page.getByRole('button', { name: '送信をやめる' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^$/);
});

test('Without a line the seller reads that the request waits', async () => {
  await showPart('sending', 'no line');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/電波が届いていない/);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('When the line is back the seller is asked, and can put it off', async () => {
  await showPart('sending', 'the line is back');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/電波が戻りました。送信しますか？/);
  await expect.element(page.getByRole('button', { name: '送信する', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'あとで' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
