import { expect, type Page } from 'playwright/test';
import { cutPhrases, SHORT_TEXTS } from '#test/browser/phrases.ts';
import { SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920];

async function expectWholePhrases(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await cutPhrases(page.locator('body'), SHORT_TEXTS), `${width} pixels`).toEqual([]);
  }
}

for (const { path } of SITE_PAGES) {
  test(`No heading, cell, fact or button of ${path} has a line that ends within a phrase, from 320 to 1920 pixels`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.setTimeout(150_000);
    await expectWholePhrases(page, path);
  });
}

test('Nor has the page of a shop', { tag: '@desktop' }, async ({ page, request }) => {
  test.setTimeout(150_000);
  const { data } = await (await request.get('/v1/partner_shops/company_shops')).json();
  await expectWholePhrases(page, `/partners/${data[0].uuid}`);
});
