import { expect, type Page } from 'playwright/test';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { FUNNEL_PATH } from '#contract/media/funnel.ts';
import { chooseCategory } from '#test/browser/form.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/** Hides the page, as a visitor who goes to another app does, and shows it again. */
function hide(): void {
  const turn = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  turn('visible');
}

/** The counts that a page tells. */
function followCounts(page: Page): URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === FUNNEL_PATH) urls.push(url);
  });
  return urls;
}

const paramsOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

test.describe('How far a visitor comes @desktop', () => {
  test('is told once when the page is hidden, in less than a kilobyte, without anything about the visitor', async ({
    page,
    context,
  }) => {
    const urls = followCounts(page);
    await page.addInitScript(() => {
      document.addEventListener('appraisal-form:view', () => document.body.setAttribute('data-viewed', ''));
    });
    await page.goto(`/demo/plain/${DEFAULT_THEME}.html?utm_source=secret`);
    const form = page.locator('appraisal-form');
    await form.evaluate((element) => element.setAttribute('variant', 'b'));
    await untilInteractive(page);
    // Nobody touches it.
    await expect(page.locator('body[data-viewed]')).toBeVisible();
    await page.evaluate(hide);
    await expect.poll(() => urls.length).toBe(1);
    const [url] = urls as [URL];
    expect(url.href.length).toBeLessThan(1024);
    expect(url.href).not.toContain('secret');
    expect(paramsOf(url)).toMatchObject({
      theme: DEFAULT_THEME,
      variant: 'b',
      page: `${url.host}/demo/plain/${DEFAULT_THEME}.html`,
      from: '0',
      to: '1',
      stop: '',
    });
    expect((await context.cookies()).length).toBe(0);
    await page.evaluate(hide);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(urls, 'nothing is new').toHaveLength(1);

    await chooseCategory(form, '時計');
    await page.evaluate(hide);
    await expect.poll(() => urls.length).toBe(2);
    expect(paramsOf(urls[1])).toMatchObject({ from: '1', to: '2', stop: 'watch/category', before: '' });
  });
});
