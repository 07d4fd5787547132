import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { RequestLink } from './request-link.tsx';
import { states } from './states.tsx';
import ThanksStep from './thanks-step.tsx';

// Clauses 2.1-6, 2.2-117, 2.2-118, 2.2-119
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

describe('A seller who wants quotes first', () => {
  const offer = (quotesFirst: () => Promise<unknown>) =>
    showThis(<ThanksStep />, { ...states['with quotes first offered'], api: { quotesFirst } });
  const button = () => page.getByRole('button', { name: '査定額を先に見て、選んだお店にだけ連絡先を伝える' });
  const promise = () => page.getByText(/連絡先は、お客様が選んだお店にだけ伝わります/);

  test('says so with one press, and reads that only chosen shops get the contact', async () => {
    const quotesFirst = vi.fn(async () => ({}));
    await offer(quotesFirst);
    await expect.element(button()).toBeVisible();
    await button().click();
    await expect.element(promise()).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
    expect(quotesFirst).toHaveBeenCalledExactlyOnceWith('abc');
  });

  test('is told where to do it if the call fails, and may press again', async () => {
    const quotesFirst = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('no line'));
    await offer(quotesFirst);
    await button().click();
    await expect.element(page.getByText(/切り替えられませんでした/)).toBeVisible();
    await button().click();
    await expect.element(promise()).toBeVisible();
  });

  test('reads it at once on a site where that is the rule', async () => {
    await showPart('thanks-step', 'with quotes first as the rule');
    await expect.element(promise()).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
  });

  test('is not offered what another server cannot do', async () => {
    await showPart('thanks-step', 'with a page of the request');
    await expect.element(button()).not.toBeInTheDocument();
  });
});

test('Who answers a survey a second time is thanked, not frightened', async () => {
  await showPart('thanks-step', 'with a survey that was answered before');
  const notice = page.getByRole('status').filter({ hasText: 'すでにご回答' });
  await expect.element(notice).toMatchTextContent(/すでにご回答いただいています。\s*ありがとうございます。/);
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument();
});
