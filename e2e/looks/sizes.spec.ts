import { expect } from 'playwright/test';
import { cutOff, roomLeft, sidewaysScroll, smallTargets } from '#test/browser/measure.ts';
import { THEMES } from '#test/browser/pages.ts';
import { cutPhrases } from '#test/browser/phrases.ts';
import { test } from '#test/browser/test.ts';
import { visitAll } from '#test/browser/visit.ts';

/** Two phones, a screen of 1280 pixels at 200 %, and two phones that lie on their side. */
const SCREENS = [
  { width: 390, height: 640 },
  { width: 320, height: 640 },
  { width: 640, height: 640 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];

/** The part of the screen's height that bars, sheets and heads of dialogs leave. */
const LEAST_ROOM = 0.25;

// A phone takes a window that shrinks for its keyboard, and zooms into the field that has the focus.
test.use({ isMobile: false });

for (const theme of THEMES) {
  test(`On phones of 320 and 390 pixels, upright and on their side, and at 200 %, the ${theme} theme has nothing too wide or cut off, no target too small, room to read, and no line that ends within a phrase`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(150_000);
    await visitAll(page, theme, async (form, where) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const at = `${where}, ${screen.width}`;
        if (screen.height < 480)
          expect.soft(await roomLeft(form), `${at}: room to read`).toBeGreaterThan(LEAST_ROOM);
        expect.soft(await sidewaysScroll(form), `${at}: scrolls sideways`).toBe(0);
        expect.soft(await cutOff(form), `${at}: cut off`).toEqual([]);
        expect.soft(await smallTargets(form), `${at}: too small`).toEqual([]);
        expect.soft(await cutPhrases(form), `${at}: phrases`).toEqual([]);
      }
    });
  });
}
