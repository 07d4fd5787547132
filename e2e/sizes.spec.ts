import { expect, test } from 'playwright/test';
import { cutOff, sidewaysScroll, smallTargets } from './support/measure.ts';
import { THEMES } from './support/pages.ts';
import { cutPhrases } from './support/phrases.ts';
import { visitAll } from './support/visit.ts';

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
}
