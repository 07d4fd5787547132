import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShopReviews } from '#contract/schemas/site.ts';
import { Reviews } from './reviews.tsx';

const REVIEW: ShopReviews['newest'][number] = {
  month: '2026-09',
  explanation: 4,
  speed: 5,
  paid: true,
  text: '査定の理由を<b>丁寧に</b>\n説明してくれました。',
  answer: 'ありがとうございました。',
};

test('A visitor reads how many reviews there are, each with its month, stars and the shop’s answer', async () => {
  const { container } = await render(<Reviews reviews={{ count: 1, average: null, newest: [REVIEW] }} />);
  await expect
    .element(page.getByRole('heading', { name: /成約したお客様の口コミ/ }))
    .toMatchTextContent(/1件$/);
  await expect.element(page.getByText('2026年9月')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '5点のうち4点' })).toBeVisible();
  await expect.element(page.getByText('約束どおりだった')).toBeVisible();
  await expect.element(page.getByText('ありがとうございました。')).toBeVisible();
  expect(container.querySelector('b')).toBeNull();
});

test('Few reviews have no average, five have one', async () => {
  const few = await render(<Reviews reviews={{ count: 4, average: null, newest: [REVIEW] }} />);
  await expect.element(page.getByText(/5件に満たないため、平均は表示していません/)).toBeVisible();
  await few.unmount();
  const average = { explanation: 4.25, speed: 4, paid: 0.8 };
  await render(<Reviews reviews={{ count: 25, average, newest: [REVIEW] }} />);
  await expect.element(page.getByText('4.3')).toBeVisible();
  await expect.element(page.getByText('80%')).toBeVisible();
  await expect.element(page.getByText('新しい順に1件を表示しています。')).toBeVisible();
});
