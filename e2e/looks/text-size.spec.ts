import { expect, type Page } from 'playwright/test';
import { cutOff, sidewaysScroll, smallTargets } from '#test/browser/measure.ts';
import { openOwnPage, snippetOf, THEMES, untilInteractive } from '#test/browser/pages.ts';
import { SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';
import { visitAll } from '#test/browser/visit.ts';

/** Sets the size of text in the settings of the browser. It is usually 16 pixels. */
async function setBrowserTextSize(page: Page, pixels: number): Promise<void> {
  // Another process shows the next page otherwise, and does not know the size.
  await page.goto('/demo/plain/baseline.html');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

test.use({ isMobile: false });

/** The size of the form's title, which is usually 20 pixels. */
async function titleSize(page: Page, head: string): Promise<string> {
  const form = await openOwnPage(page, snippetOf(), { head });
  await untilInteractive(page);
  return form.getByRole('heading', { level: 2 }).evaluate((title) => getComputedStyle(title).fontSize);
}

const SMALL_HTML = '<style>html { font-size: 62.5% } appraisal-form { font-size: 10px }</style>';

test('The size that a seller chose in the browser counts, whatever the page does with its own texts', {
  tag: '@phone',
}, async ({ page }) => {
  expect(await titleSize(page, SMALL_HTML)).toBe('20px');
  await setBrowserTextSize(page, 24);
  expect(await titleSize(page, SMALL_HTML)).toBe('30px');
});

test('A page can set the size of text of the form, which does not get smaller than usual', {
  tag: '@phone',
}, async ({ page }) => {
  const withSize = (size: string) => `<style>appraisal-form { --appraisal-text-size: ${size} }</style>`;
  expect(await titleSize(page, withSize('20px'))).toBe('25px');
  expect(await titleSize(page, `${withSize('1rem')}<style>html { font-size: 20px }</style>`)).toBe('25px');
  expect(await titleSize(page, withSize('10px'))).toBe('20px');
});

for (const theme of THEMES) {
  test(`A seller whose browser shows text twice as large finds nothing too wide or cut off in the ${theme} theme`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(100_000);
    await setBrowserTextSize(page, 32);
    await visitAll(page, theme, async (form, where) => {
      for (const width of [390, 320, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const at = `${where}, ${width}`;
        expect.soft(await sidewaysScroll(form), `${at}: scrolls sideways`).toBe(0);
        expect.soft(await cutOff(form), `${at}: cut off`).toEqual([]);
        expect.soft(await smallTargets(form), `${at}: too small`).toEqual([]);
      }
    });
  });
}

for (const { path } of SITE_PAGES) {
  test(`A visitor whose browser shows text twice as large reads all of ${path}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await setBrowserTextSize(page, 32);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const html = page.locator('html');
      expect(await html.evaluate((root) => getComputedStyle(root).fontSize)).toBe('32px');
      const wider = await html.evaluate((root) => root.scrollWidth - root.clientWidth);
      expect.soft(wider, `${width}: scrolls sideways`).toBe(0);
      expect.soft(await cutOff(page.locator('body')), `${width}: cut off`).toEqual([]);
    }
  });
}
