import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { THEME_NAMES, themeOf } from '#contract/embed/themes.ts';
import { showPart } from '#test/widget/show-part.ts';
import { contactOf } from '../../state/contact.ts';

// Clause 2.2-101
test('The terms are agreed to by a check box', async () => {
  const { form } = await showPart('consent', 'not yet given', 'product');
  await page.getByRole('checkbox', { name: /に同意する/ }).click();
  expect(contactOf(form).customer.values.agreedToTerms).toBe(true);
});

test('Links to the terms say that they open a new tab', async () => {
  await showPart('consent', 'not yet given', 'product');
  await expect
    .element(page.getByRole('link', { name: /^利用規約.*新しいタブで開きます/ }))
    .toHaveAttribute('target', '_blank');
});

test('Each link of the terms is as high as a finger', async () => {
  await showPart('consent', 'not yet given', 'product');
  const links = page.getByRole('link').elements();
  expect(links).toHaveLength(3);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

// Clauses 2.1-17, 2.1-19, 2.2-101, 2.2-102, 2.2-109
test.each(THEME_NAMES)('The %s theme asks for consent, or shows a notice, as its row says', async (theme) => {
  const { asksForTerms, privacyNotice } = themeOf(theme);
  await showPart('consent', 'not yet given', theme);
  expect(page.getByRole('checkbox', { name: /に同意する/ }).elements()).toHaveLength(asksForTerms ? 1 : 0);
  const notice = page.getByText('送信することで、以下の内容に同意したものとみなします。');
  expect(notice.elements()).toHaveLength(privacyNotice ? 1 : 0);
  const names = [...(asksForTerms ? ['利用規約'] : []), 'プライバシーポリシー', '個人情報の取り扱い'];
  for (const name of names) {
    const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/(terms|privacy)/));
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

// Clause 2.1-19
test('Where no consent is asked for, a notice says what sending means', async () => {
  await showPart('consent', 'not yet given', 'lp');
  await expect
    .element(page.getByText('送信することで、以下の内容に同意したものとみなします。'))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
