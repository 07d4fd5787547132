import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart, showThis } from '../../test/show-part.ts';
import { RequestLink } from './request-link.tsx';

test('A seller is thanked, told that the page is shown once, and who will call', async () => {
  await showPart('thanks-step', 'with shops');
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/ありがとうございます/);
  await expect.element(page.getByRole('note')).toMatchTextContent(/このページは一度しか表示されません/);
  await expect
    .element(page.getByText('下記の買取店から、お電話またはメールで順次ご連絡いたします。'))
    .toBeVisible();
});

test('In a frame or a page of a partner, the page of the request opens in a new tab, at a link as high as a finger', async () => {
  await showPart('thanks-step', 'with a page of the request');
  const link = page.getByRole('link', { name: /ご依頼の状況を確認する/ });
  await expect.element(link).toHaveAttribute('href', 'https://takakurabe.example/requests/abc');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test.each(['javascript:alert(1)', '/requests/abc', '', undefined])(
  'Nothing leads to a page of the request where there is none: %s',
  async (url) => {
    const { root } = await showThis(<RequestLink url={url} />);
    expect(root.querySelectorAll('a')).toHaveLength(0);
  },
);
