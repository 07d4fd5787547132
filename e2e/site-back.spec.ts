import type { Page } from 'playwright/test';
import { test } from '#test/browser/test.ts';
import {
  followLinkAndComeBack,
  LONG_PAGES,
  PAGED_LISTS,
  type PageReader,
  SITE_LISTS,
  turnPageAndComeBack,
} from '#test/browser/way-back.ts';

/** A list that the router made, a long page, and one whose parts open. The others run in `npm run test:all`. */
const OF_EACH_KIND: readonly string[] = ['/partners?page=1&categories=watch', '/', '/faq'];

const readerOf = (page: Page): PageReader => ({
  open: (path) => page.goto(path),
  back: () => page.goBack({ waitUntil: 'commit' }),
  forward: () => page.goForward({ waitUntil: 'commit' }),
  reload: () => page.reload({ waitUntil: 'commit' }),
  run: (task, arg) => page.evaluate(task as (arg: unknown) => never, arg),
});

test.describe('Back, Forward and reload lead a reader to the place', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
  });

  for (const list of [...SITE_LISTS, ...LONG_PAGES])
    test(`in ${list}, after a page that it links to${OF_EACH_KIND.includes(list) ? '' : ' @all'}`, ({
      page,
    }) => followLinkAndComeBack(readerOf(page), list));

  for (const list of PAGED_LISTS)
    test(`in ${list}, after its second page${list === '/column?page=1' ? ' @desktop' : ' @phone'}`, ({
      page,
    }) => turnPageAndComeBack(readerOf(page), list));
});
