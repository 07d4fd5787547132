import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';

test('A seller is thanked, told that the page is shown once, and who will call', async () => {
  await showPart('thanks-step', 'with shops');
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/ありがとうございます/);
  await expect.element(page.getByRole('note')).toMatchTextContent(/このページは一度しか表示されません/);
  await expect
    .element(page.getByText('下記の買取店から、お電話またはメールで順次ご連絡いたします。'))
    .toBeVisible();
});
