import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { DEFAULT_THEME, THEME_NAMES, type Theme } from '#contract/embed/themes.ts';

const PLAIN_PAGES = join(import.meta.dirname, '..', '..', 'demo', 'plain');

export { THEME_NAMES as THEMES, type Theme };

const asHtml = ([name, value]: [string, string]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`;

/**
 * Adds attributes to the HTML of the page, so that the element already has them when it is parsed, as on partner
 * pages.
 */
async function addAttributes(page: Page, attributes: Record<string, string>): Promise<void> {
  const text = Object.entries(attributes).map(asHtml).join('');
  await page.route(/\/demo\/plain\/\w+\.html/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('<appraisal-form', `<appraisal-form${text}`) });
  });
}

/** Opens one of the pages below /demo/plain and waits until the form is interactive. */
export async function openPage(
  page: Page,
  name: string,
  attributes: Record<string, string> = {},
): Promise<Locator> {
  if (Object.keys(attributes).length > 0) await addAttributes(page, attributes);
  await page.goto(`/demo/plain/${name}.html`);
  await untilInteractive(page);
  return page.locator('appraisal-form').first();
}

/** Opens the page that contains only the two-line snippet, with a theme and optional further attributes. */
export function openPlainPage(
  page: Page,
  theme: Theme,
  attributes?: Record<string, string>,
): Promise<Locator> {
  const hasPage = existsSync(join(PLAIN_PAGES, `${theme}.html`));
  return hasPage
    ? openPage(page, theme, attributes)
    : openPage(page, DEFAULT_THEME, { ...attributes, theme });
}

/** Waits for the performance mark that the form sets when it is interactive. */
export async function untilInteractive(page: Page): Promise<void> {
  // Not with each frame: a page may have stopped them.
  const isInteractive = () => performance.getEntriesByName('appraisal-form:interactive').length > 0;
  await page.waitForFunction(isInteractive, undefined, { polling: 50 });
}

/** The two lines that partners embed, for a page that a test writes itself. */
export function snippetOf(attributes: Record<string, string> = {}, script = 'async'): string {
  const text = Object.entries(attributes).map(asHtml).join('');
  return `<script ${script} src="/widget/appraisal-form.js"></script><appraisal-form${text}></appraisal-form>`;
}

/** Opens a page that a test writes itself, on the origin of the server. Does not wait for a form. */
export async function openOwnPage(
  page: Page,
  body: string,
  {
    head = '',
    headers = {},
    query = '',
  }: { head?: string; headers?: Record<string, string>; query?: string } = {},
): Promise<Locator> {
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><link rel="icon" href="data:," />
<title>提携先のページ</title>${head}</head><body>${body}</body></html>`;
  await page.route(/\/own\.html(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: html }),
  );
  await page.goto(`/own.html${query}`);
  return page.locator('appraisal-form').first();
}
