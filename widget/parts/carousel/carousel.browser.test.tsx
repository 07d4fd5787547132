import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

const next = () => page.getByRole('button', { name: '次のステップへ' });
const previous = () => page.getByRole('button', { name: '前のステップへ' });

test('Its buttons move it and say what is in view', async () => {
  await showPart('carousel', 'at the start');
  const notice = page.getByText(/ステップ中2/);
  await expect.element(notice).not.toBeInTheDocument();
  await next().click();
  await expect.element(notice).toBeInTheDocument();
});

test('At the start the button back does nothing, and keeps the focus', async () => {
  const { root } = await showPart('carousel', 'at the start');
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
  (previous().element() as HTMLElement).focus();
  await previous().click({ force: true });
  expect(root.activeElement).toBe(previous().element());
});
