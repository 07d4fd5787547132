import { expect } from 'playwright/test';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { FUNNEL_PATH } from '#contract/media/funnel.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/** Hides the page, as a visitor who goes to another app does. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test.describe('How far a visitor comes @desktop', () => {
  test('is told once when the page is hidden, in less than a kilobyte, without anything about the visitor', async ({
    page,
    context,
  }) => {
    await page.goto(`/demo/plain/${DEFAULT_THEME}.html?utm_source=secret`);
    await page.locator('appraisal-form').evaluate((form) => form.setAttribute('variant', 'b'));
    await untilInteractive(page);
    const urls: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === FUNNEL_PATH) urls.push(url);
    });
    await page.locator('appraisal-form').getByRole('button').first().click();
    // The code for it comes once somebody is interested.
    await expect(async () => {
      await page.evaluate(hide);
      expect(urls).toHaveLength(1);
    }).toPass();
    const url = urls[0] as URL;
    expect(url.href.length).toBeLessThan(1024);
    expect(url.href).not.toContain('secret');
    const values = Object.fromEntries(url.searchParams);
    expect(values).toMatchObject({ theme: DEFAULT_THEME, variant: 'b', from: '0' });
    expect(values.page).toBe(`${url.host}/demo/plain/${DEFAULT_THEME}.html`);
    expect(Number(values.to)).toBeGreaterThanOrEqual(1);
    expect((await context.cookies()).length).toBe(0);
    await page.evaluate(hide);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(urls, 'nothing is new').toHaveLength(1);
  });
});
