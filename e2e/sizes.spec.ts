import { expect, test } from 'playwright/test';
import { fillBy, toCustomer } from './support/form.ts';
import { cutOff, sidewaysScroll, smallTargets } from './support/measure.ts';
import { openPlainPage, THEMES } from './support/pages.ts';
import { cutPhrases } from './support/phrases.ts';
import { ALL_QUESTIONS, visitAll } from './support/visit.ts';

/** Two phones, and a screen of 1280 pixels at 200 %. */
const WIDTHS = [390, 320, 640];

// A phone takes a window that shrinks for its keyboard, and zooms into the field that has the focus.
test.use({ isMobile: false });

for (const theme of THEMES) {
  test(`On phones of 320 and 390 pixels and at 200 %, the ${theme} theme has nothing too wide or cut off, no target too small, and no line that ends within a phrase`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(100_000);
    await visitAll(page, theme, async (form, where) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const at = `${where}, ${width}`;
        expect.soft(await sidewaysScroll(form), `${at}: scrolls sideways`).toBe(0);
        expect.soft(await cutOff(form), `${at}: cut off`).toEqual([]);
        expect.soft(await smallTargets(form), `${at}: too small`).toEqual([]);
        expect.soft(await cutPhrases(form), `${at}: phrases`).toEqual([]);
      }
    });
  });

  test(`Fields of the ${theme} theme have a font size of 16 pixels, so that phones do not zoom in`, {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openPlainPage(page, theme);
    const sizes = () =>
      form
        .locator('input:visible, select:visible, textarea:visible')
        .evaluateAll((fields) =>
          fields
            .filter((field) => !/radio|checkbox|file/.test((field as HTMLInputElement).type))
            .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
    await fillBy(form, { items: ALL_QUESTIONS });
    expect(Math.min(16, ...(await sizes()))).toBe(16);
    await toCustomer(form);
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
  });
}
