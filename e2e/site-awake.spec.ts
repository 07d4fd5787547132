import { chromium } from 'playwright';
import { expect, type Page, test } from 'playwright/test';
import { launchOptions } from '#test/base/chromium.mjs';
import { BARS } from '#test/bench/bars.ts';
import { recordTrouble } from '#test/browser/events.ts';
import { holdFiles } from '#test/browser/hold.ts';
import { SITE_PAGES, untilAnswering } from '#test/browser/site.ts';

/** The KB of all scripts that the page has loaded, as they travel. */
const scriptKb = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  );

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'カテゴリを選択' });

/** A page of each kind. The others run in `npm run test:all`. */
const OF_EACH_KIND = ['/', '/lp/tokei', '/partners', '/column/watch-box-and-papers', '/store', '/faq'];

const IN_ALL = SITE_PAGES.map(({ path }) => path).filter((path) => !OF_EACH_KIND.includes(path));

const KINDS = [
  ['of each kind', OF_EACH_KIND],
  ['that is left @all', IN_ALL],
] as const;

test.describe('Until a visitor does something', () => {
  for (const [which, paths] of KINDS)
    test(`a page ${which} loads one small script, and the form where that is near @desktop`, async ({
      page,
    }) => {
      test.slow();
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.waitForFunction(() => !('earlyPresses' in window));
        const hasForm = (await page.locator('appraisal-form').count()) > 0;
        expect(await scriptKb(page), path).toBeGreaterThan(0);
        const most = BARS.readingScriptKb + (hasForm ? BARS.untouchedKb : 0);
        expect(await scriptKb(page), path).toBeLessThanOrEqual(most);
      }
    });

  for (const path of ['/form', '/lp/tokei'])
    test(`the form of ${path} loads no more than in a page of a partner @desktop`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('appraisal-form').scrollIntoViewIfNeeded();
      await page.waitForFunction(() => customElements.get('appraisal-form'));
      await page.waitForLoadState('networkidle');
      expect(await scriptKb(page)).toBeLessThanOrEqual(BARS.readingScriptKb + BARS.untouchedKb);
    });
});

test.describe('A page with a search or a form', () => {
  // Clause 1.2-197
  test('is taken over by React when its visitor touches it, and what they did meanwhile stays', async ({
    page,
  }) => {
    const release = await holdFiles(page, /\/assets\/hydrate-/);
    await page.goto('/partners');
    await page.getByRole('button', { name: /^カテゴリ/ }).click();
    await sheetOf(page).getByText('楽器').click();
    await sheetOf(page).getByRole('button', { name: 'クリア' }).click();
    await expect(sheetOf(page).getByRole('checkbox', { name: '楽器' })).toBeChecked();
    release();
    await expect(sheetOf(page).getByRole('checkbox', { name: '楽器' })).not.toBeChecked();
  });

  test('answers a form that is sent without a pointer or a key, as by a screen reader @desktop', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.waitForFunction(() => !('earlyPresses' in window));
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByText('氏名は必須です')).toBeVisible();
    await expect(page.getByLabel('氏名')).toBeFocused();
    await expect(page, 'it has not left the browser').toHaveURL('/contact');
  });

  test('does not move while React takes it over @desktop', async ({ page }) => {
    const trouble = await recordTrouble(page);
    for (const path of ['/partners?page=1', '/store', '/contact', '/requests', '/partners-guide']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const before = await page.getByRole('main').ariaSnapshot();
      const place = await page.getByRole('contentinfo').boundingBox();
      await untilAnswering(page);
      expect(await page.getByRole('main').ariaSnapshot(), path).toBe(before);
      expect(await page.getByRole('contentinfo').boundingBox(), path).toEqual(place);
    }
    expect(await trouble()).toEqual([]);
  });

  for (const file of ['hydrate', 'partners'])
    test(`works without React, where ${file}.js cannot be loaded`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${file}-`), (route) => route.abort());
      await page.goto('/partners');
      await page.getByRole('button', { name: /^カテゴリ/ }).click();
      await sheetOf(page).getByText('楽器').click();
      await sheetOf(page).getByRole('button', { name: '決定する' }).click();
      await page.getByRole('button', { name: '検索する' }).click();
      await expect(page).toHaveURL(/categories=music/);
      await expect(page.getByRole('button', { name: /^カテゴリ/ })).toContainText('楽器');
    });
});

test.describe('The way back @desktop', () => {
  for (const [which, paths] of KINDS)
    test(`shows each page ${which} as it was left, from the memory of the browser`, async ({ baseURL }) => {
      test.slow();
      // Playwright turns this cache of the browser off.
      const browser = await chromium.launch({
        ...launchOptions(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      for (const path of paths) {
        // A frame that is still loading keeps its page out of the memory.
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.waitForFunction(() => !('earlyPresses' in window));
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted));
        });
        await page.goto('/favicon.ico');
        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept')), path).toBe(true);
      }
      await browser.close();
    });
});
