import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';

const STEPS = ['お悩み発生', '業者探し', '見積依頼', '日程調整', '見積比較', '業者決め', '作業', 'お支払い'];

const slides = () => page.getByRole('group', { name: 'アプリでできること' }).getByRole('listitem');

// Clauses 2.1-9, 2.2-123, 2.9-26
test('The app is described in its steps, in order', async () => {
  await showPart('companion-app', 'whole');
  const titles = slides().getByRole('heading', { level: 4 });
  await expect.poll(() => titles.elements().map((one) => one.textContent)).toEqual(STEPS);
});

// Clauses 2.1-9, 2.2-122
test('Before the app come troubles that a seller may have', async () => {
  const { root } = await showPart('companion-app', 'whole');
  const troubles = page.getByRole('region', { name: '暮らしのお困りごとも、おまかせください' });
  expect(troubles.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(3);
  const [first, second] = root.querySelectorAll('h3');
  expect(first?.textContent).toBe('暮らしのお困りごとも、おまかせください');
  expect(second?.textContent).toContain('暮らしの業者を呼べるアプリ');
});

// Clause 2.2-123
test('The keyboard goes through its steps to the last one, keeps the focus there and goes back', async () => {
  const { root } = await showPart('companion-app', 'whole');
  const next = page.getByRole('button', { name: '次のステップへ' });
  const previous = page.getByRole('button', { name: '前のステップへ' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^8ステップ中2/)).toBeInTheDocument();
  for (let presses = 0; presses < 8; presses += 1) await userEvent.keyboard(' ');
  const right = () => slides().last().element().getBoundingClientRect().right;
  await expect.poll(() => right()).toBeLessThanOrEqual(innerWidth + 1);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  expect(root.activeElement).toBe(next.element());
  (previous.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
});
