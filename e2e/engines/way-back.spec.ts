import { test } from '#test/browser/site-behind.ts';
import {
  followLinkAndComeBack,
  LONG_PAGES,
  PAGED_LISTS,
  type PageReader,
  SITE_LISTS,
  turnPageAndComeBack,
} from '#test/browser/way-back.ts';
import { DESKTOP, PHONE } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

for (const engine of [firefox, webkit])
  for (const screen of [PHONE, DESKTOP])
    test.describe(`In ${engine.name}, ${screen.width} pixels wide`, { tag: '@desktop' }, () => {
      test.skip(!engine.isHere(), `${engine.name} is not installed.`);

      test('Back, Forward and reload lead a reader to the place in each list and long page', async ({
        site,
        upstream,
      }) => {
        test.setTimeout(10 * 60_000);
        // Otherwise the list of popular articles grows with each one that the reader opens.
        upstream.answerJson(/popular-posts/, []);
        const tab = await engine.start(screen);
        // After a page that comes from the memory of the browser, the driver of Firefox waits in vain for the next one.
        const reader: PageReader = {
          open: (path) =>
            tab.run((url) => {
              Reflect.set(window, 'isLeft', true);
              setTimeout(() => location.assign(url));
            }, site.url + path),
          // The driver of WebKit leaves out pages in which nobody has pressed anything.
          back: () => tab.run(() => void setTimeout(() => history.back())),
          forward: () => tab.run(() => void setTimeout(() => history.forward())),
          reload: () =>
            tab.run(() => {
              Reflect.set(window, 'isLeft', true);
              setTimeout(() => location.reload());
            }),
          run: (task, arg) => tab.run(task, arg),
        };
        try {
          await tab.open(site.url);
          for (const page of [...SITE_LISTS, ...LONG_PAGES])
            await test.step(page, () => followLinkAndComeBack(reader, page));
          for (const list of PAGED_LISTS)
            await test.step(`pages of ${list}`, () => turnPageAndComeBack(reader, list));
        } finally {
          await tab.close();
        }
      });
    });
