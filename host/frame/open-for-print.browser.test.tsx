import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openForPrint } from './open-for-print.ts';

const QUESTIONS = (
  <>
    <details>
      <summary>送料は？</summary>
      <p>無料です。</p>
    </details>
    <details open>
      <summary>期間は？</summary>
      <p>三日です。</p>
    </details>
  </>
);

test('An answer that a visitor has left folded is on paper, and folded again afterwards', async () => {
  await render(QUESTIONS);
  openForPrint();
  const [closedAnswer, openAnswer] = [page.getByText('無料です。'), page.getByText('三日です。')];
  await expect.element(closedAnswer).not.toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  await expect.element(closedAnswer).toBeVisible();
  dispatchEvent(new Event('afterprint'));
  await expect.element(closedAnswer).not.toBeVisible();
  await expect.element(openAnswer).toBeVisible();
});
