import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import { answersOf } from '../../state/answers.ts';

// Clauses 2.2-1, 2.2-3, 2.2-111
test('The step that the seller is at is marked as current', async () => {
  await showPart('progress-bar', 'customer');
  const current = page
    .getByRole('listitem')
    .elements()
    .filter((one) => one.ariaCurrent === 'step');
  expect(current.map((one) => one.textContent)).toEqual(['2お客様情報']);
  const steps = page.getByRole('listitem').elements();
  expect(steps.map((one) => one.textContent)).toEqual(['1商品の情報', '2お客様情報', '3完了']);
});

// Clause 2.2-112
test('The bar fills as questions are answered', async () => {
  const { form } = await showPart('progress-bar', 'start');
  const bar = page.getByRole('progressbar', { name: '入力の進み具合' });
  await expect.element(page.getByText('かんたん3ステップ')).toBeVisible();
  await expect.element(bar).toHaveAttribute('value', '0');
  answersOf(form).chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
  await expect.poll(() => Number(bar.element().getAttribute('value'))).toBeGreaterThan(0);
});
