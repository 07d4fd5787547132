import { expect, type Page, test } from 'playwright/test';
import { untilAnswering } from './support/site.ts';

/** Holds back the script of a part until the returned function is called. */
async function hold(page: Page, part: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${part}-`), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Fails on errors of the page's own scripts. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const scriptsOf = (page: Page, part: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/${name}-`)).length,
    part,
  );

const lastHeading = (page: Page) => page.getByRole('heading', { name: 'お客様の声' });

test.describe('What a page does not need at once', () => {
  test('the script of the home page below its first screen loads when a visitor scrolls', async ({
    page,
  }) => {
    await page.goto('/');
    await untilAnswering(page);
    await expect(lastHeading(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page, 'below')).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scriptsOf(page, 'below')).toBeGreaterThan(0);
    // A row that scrolls by hand has the focus; one that Swiper moves has not.
    const results = page.getByRole('group', { name: '買取実績のカテゴリ' });
    await results.scrollIntoViewIfNeeded();
    await expect(results.locator('[tabindex]')).toHaveCount(0);
  });

  test('while it loads, the page stays as it is, also when the visitor opens another one', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const go = await hold(page, 'below');
    await page.goto('/');
    await untilAnswering(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/terms\.data/, async (route) => {
      await answered;
      await route.continue();
    });
    await lastHeading(page).scrollIntoViewIfNeeded();
    const before = await page.getByRole('main').ariaSnapshot();
    const place = await lastHeading(page).boundingBox();
    const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('status').filter({ hasText: '読み込み中' }).last()).toBeAttached();
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
    expect(await lastHeading(page).boundingBox()).toEqual(place);
    answer();
    await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
    go();
    await page.goBack();
    await expect(lastHeading(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a press that comes before the script is answered once it is there', async ({ page }) => {
    const go = await hold(page, 'search-panel');
    await page.goto('/partners');
    await untilAnswering(page);
    await page.getByRole('button', { name: /^カテゴリ/ }).click();
    const sheet = page.getByRole('dialog', { name: 'カテゴリを選択' });
    await sheet.getByText('楽器').click();
    await sheet.getByRole('button', { name: 'クリア' }).click();
    await expect(sheet.getByRole('checkbox', { name: '楽器' })).toBeChecked();
    go();
    await expect(sheet.getByRole('checkbox', { name: '楽器' })).not.toBeChecked();
  });

  test('where its script cannot be loaded, the part can be read and its links work', async ({ page }) => {
    const errors = watchErrors(page);
    await page.route(/\/assets\/below-/, (route) => route.abort());
    await page.goto('/');
    await untilAnswering(page);
    await lastHeading(page).scrollIntoViewIfNeeded();
    await expect(lastHeading(page)).toBeVisible();
    const document = await page.evaluateHandle(() => window.document);
    await page.getByRole('main').getByRole('link', { name: '提携買取店をすべて見る' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '提携買取店一覧' })).toBeVisible();
    expect(await document.evaluate((before) => before === window.document)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('who comes from another page gets the whole page', async ({ page }) => {
    await page.goto('/terms');
    await untilAnswering(page);
    await page.getByRole('banner').getByRole('link', { name: 'タカクラベ' }).click();
    await expect(page).toHaveURL('/');
    await expect(lastHeading(page)).toBeAttached();
  });
});
