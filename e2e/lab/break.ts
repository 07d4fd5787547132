import type { Page } from 'playwright/test';
import type { PageFault } from '../../demo/lab/condition.ts';

const FORM_FILE = /\/widget\/form(-react)?\.js$/;
/** A connection that ends early: the file has its first half only. */
async function cut(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
}

/** The page itself has the fault. */
const nothing = async () => {};

const SLOW_MS = 3000;

const isWrite = (method: string) => method === 'POST';

/** Applies the fault before the page is opened. */
export const BREAK: Record<PageFault, (page: Page) => Promise<void>> = {
  'script-down': (page) => page.route('**/widget/appraisal-form.js', (route) => route.abort()).then(() => {}),
  'script-cut': (page) => cut(page, /\/widget\/appraisal-form\.js$/),
  'chunk-cut': (page) => cut(page, FORM_FILE),
  'tag-taken': nothing,
  'start-throws': nothing,
  'chunk-lost': (page) => page.route(FORM_FILE, (route) => route.abort()).then(() => {}),
  'chunk-hangs': (page) => page.route(FORM_FILE, () => {}).then(() => {}),
  'dialog-lost': (page) => page.route('**/widget/dialog.js', (route) => route.abort()).then(() => {}),
  'api-down': (page) =>
    page
      .route('**/v1/**', (route) => (isWrite(route.request().method()) ? route.abort() : route.continue()))
      .then(() => {}),
  'api-slow': (page) =>
    page
      .route('**/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.continue();
      })
      .then(() => {}),
  'api-nonsense': (page) =>
    page
      .route('**/v1/**', (route) =>
        isWrite(route.request().method())
          ? route.fulfill({
              contentType: 'text/html',
              headers: { 'access-control-allow-origin': '*' },
              body: '<!doctype html><title>ただいま混み合っています</title>',
            })
          : route.continue(),
      )
      .then(() => {}),
};
