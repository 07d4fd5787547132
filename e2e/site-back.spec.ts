import { type Page, test } from 'playwright/test';
import {
  followLinkAndComeBack,
  LONG_PAGES,
  PAGED_LISTS,
  type PageReader,
  SITE_LISTS,
  turnPageAndComeBack,
} from '#test/browser/way-back.ts';

const readerOf = (page: Page): PageReader => ({
  open: (path) => page.goto(path),
  back: () => page.goBack({ waitUntil: 'commit' }),
  forward: () => page.goForward({ waitUntil: 'commit' }),
  reload: () => page.reload({ waitUntil: 'commit' }),
  run: (task, given) => page.evaluate(task as (given: unknown) => never, given),
});

test.describe('Back, Forward and reload lead a reader to the place', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
  });

  for (const list of [...SITE_LISTS, ...LONG_PAGES])
    test(`in ${list}, after a page that it links to`, ({ page }) =>
      followLinkAndComeBack(readerOf(page), list));

  for (const list of PAGED_LISTS)
    test(`in ${list}, after its second page`, ({ page }) => turnPageAndComeBack(readerOf(page), list));
});
