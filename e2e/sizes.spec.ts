import { expect, test } from 'playwright/test';
import { fillBy, toCustomer } from './support/form.ts';
import { sidewaysScroll, smallTargets } from './support/measure.ts';
import { openPlainPage, THEMES } from './support/pages.ts';
import { ALL_QUESTIONS, visitAll } from './support/visit.ts';

for (const theme of THEMES) {
  test(`In the ${theme} theme nothing is wider than a phone of 320 pixels, and no touch target is too small`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitAll(page, theme, async (form, where) => {
      expect.soft(await sidewaysScroll(form), `${where}: scrolls sideways`).toBe(0);
      expect.soft(await smallTargets(form), `${where}: too small`).toEqual([]);
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
