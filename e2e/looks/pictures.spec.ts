import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { recordTrouble } from '#test/browser/events.ts';
import { test } from '#test/browser/test.ts';

test('The overview shows every picture, on light and dark backgrounds @desktop', async ({ page }) => {
  test.setTimeout(120_000);
  const trouble = await recordTrouble(page);
  await page.goto('/demo/pictures/');
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(10);
  for (const section of await sections.all()) {
    const light = section.locator('.wall--light figure');
    await expect(light.first()).toBeAttached();
    expect(await section.locator('.wall--dark figure').count()).toBe(await light.count());
  }
  const faults = await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
  });
  expect(faults).toEqual([]);
  expect(await trouble()).toEqual([]);
  await expectNoAxeViolations(page, '.sheet-head');
});
