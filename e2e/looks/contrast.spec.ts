import { expect } from 'playwright/test';
import { textsOverPictures, tooFaint } from '#test/browser/contrast.ts';
import { dialogOf, questionControl } from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';

/** Pages whose texts stand in front of pictures. The rest of the site is measured too: it must not change. */
const PATHS = SITE_PAGES.map(({ path }) => path).filter((path) => path !== '/');

/** How many slides the home page has (document 1, section 2). */
const SLIDES = 8;
const SLIDE_MS = 6_000;

test('Every text of the home page that stands in front of a picture can be read, whichever picture it is', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  for (let slide = 1; slide <= SLIDES; slide += 1) {
    // The rest of the page does not change.
    const contrasts = await textsOverPictures(
      slide === 1 ? page.locator('body') : page.locator('section').first(),
    );
    expect(contrasts.length).toBeGreaterThan(1);
    expect.soft(tooFaint(contrasts), `slide ${slide}`).toEqual([]);
    await page.clock.runFor(SLIDE_MS);
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().every((one) => one.playState !== 'running')))
      .toBe(true);
  }
});

/** Pages that open with a picture, which is cut in another way at each width. */
const OPENED = PATHS.filter((path) => path.startsWith('/lp/') || path === '/about' || path === '/store');
const WIDTHS = [320, 360, 390, 768, 900, 1024, 1440, 1920];

for (const path of OPENED) {
  test(`Every text over the opening picture of ${path} can be read, from 320 to 1920 pixels`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.setTimeout(150_000);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const contrasts = await textsOverPictures(page.locator('main section').first());
      expect.soft(tooFaint(contrasts), `${width} pixels`).toEqual([]);
    }
  });
}

for (const path of PATHS) {
  test(`Every text of ${path} that stands in front of a picture can be read`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(tooFaint(await textsOverPictures(page.locator('body')))).toEqual([]);
  });
}

test('The categories can be read, also where they stand in front of a picture', { tag: '@phone' }, async ({
  page,
}) => {
  const form = await openPlainPage(page, 'product');
  await questionControl(form, '商品カテゴリ').click();
  await expect(dialogOf(page)).toBeVisible();
  const contrasts = await textsOverPictures(form);
  expect(tooFaint(contrasts)).toEqual([]);
});
