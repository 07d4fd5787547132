import { expect, type Locator } from 'playwright/test';
import { fillBy, GUITAR, mainButton, sendRequest, toCustomer, untilThanks } from '#test/browser/form.ts';
import { openOwnPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const HEADER = `<header style="position: fixed; inset: 0 0 auto; height: 90px; background: #224; z-index: 9">
  店の見出し</header>`;
const ABOVE = '<div style="height: 700px">前の文章</div>';
const BELOW = '<div style="height: 3000px">後の文章</div>';

for (const theme of ['product', 'brand', 'lp'])
  test(`In a page with a fixed header and text around the form, the thanks of the ${theme} theme stand below the header`, {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openOwnPage(page, `${HEADER}${ABOVE}${snippetOf({ theme })}${BELOW}`);
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

const FOOTER = `<footer style="position: fixed; inset: auto 8px 8px; height: 72px; background: #224; z-index: 9">
  電話で申し込む</footer>`;

/** Whether a press on the middle of the main button reaches it. */
const canBePressed = (form: Locator) =>
  mainButton(form).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const root = button.getRootNode() as ShadowRoot;
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && button.contains(hit);
  });

for (const [what, below] of [
  ['and text below the form', BELOW],
  ['that ends with the form', ''],
])
  test.describe(`In a page with a bar at its foot ${what}`, { tag: '@phone' }, () => {
    test('the bar covers neither 次へ after the last answer nor 送信 at the end of the contact details', async ({
      page,
    }) => {
      const form = await openOwnPage(page, `${ABOVE}${snippetOf()}${below}${FOOTER}`);
      await untilInteractive(page);
      await form.getByRole('button', { name: /商品カテゴリ/ }).click();
      await page.keyboard.press('Escape');
      await fillBy(form, { items: [{ ...GUITAR, answers: { instrumentType: 'ギター' } }] });
      await form.getByRole('button', { name: /^ブランド/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Gibson/ })
        .click();
      await expect.poll(() => canBePressed(form)).toBe(true);
      await toCustomer(form);
      // The last control of the step is reached by Tab, as the browser scrolls to it.
      await mainButton(form).focus();
      await expect.poll(() => canBePressed(form)).toBe(true);
    });

    test('the thanks come', async ({ page }) => {
      const form = await openOwnPage(page, `${ABOVE}${snippetOf()}${below}${FOOTER}`);
      await untilInteractive(page);
      await sendRequest(form);
      await untilThanks(form);
    });
  });
