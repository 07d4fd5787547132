import { expect, test } from 'playwright/test';
import { sendRequest, untilThanks } from './support/form.ts';
import { openOwnPage, snippet, untilInteractive } from './support/pages.ts';

const HEADER = `<header style="position: fixed; inset: 0 0 auto; height: 90px; background: #224; z-index: 9">
  店の見出し</header>`;
const ABOVE = '<div style="height: 700px">前の文章</div>';
const BELOW = '<div style="height: 3000px">後の文章</div>';

for (const theme of ['product', 'brand', 'lp'])
  test(`In a page with a fixed header and text around the form, the thanks of the ${theme} theme stand below the header`, {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openOwnPage(page, `${HEADER}${ABOVE}${snippet({ theme })}${BELOW}`);
    await untilInteractive(page);
    await sendRequest(form);
    await untilThanks(form);
    const notice = form.getByRole('note');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await notice.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(90);
    await expect(form.getByRole('heading', { name: '査定のご依頼、ありがとうございます' })).toBeInViewport({
      ratio: 1,
    });
  });
