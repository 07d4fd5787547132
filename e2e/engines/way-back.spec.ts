import { test } from 'playwright/test';
import {
  followLinkAndComeBack,
  LISTS,
  PAGED_LISTS,
  type Reader,
  turnPageAndComeBack,
} from '../support/way-back.ts';
import { DESKTOP, PHONE } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

for (const engine of [firefox, webkit])
  for (const screen of [PHONE, DESKTOP])
    test.describe(`In ${engine.name}, ${screen.width} pixels wide`, { tag: '@desktop' }, () => {
      test.skip(!engine.isHere(), `${engine.name} is not installed.`);

      test('Back, Forward and reload lead a reader to the place in each list', async () => {
        test.setTimeout(10 * 60_000);
        const tab = await engine.start(screen);
        // The driver of Firefox waits in vain for a page that comes from the memory of the browser.
        const reader: Reader = {
          open: (path) => tab.open(process.env.E2E_BASE_URL + path),
          back: () => tab.run(() => void setTimeout(() => history.back())),
          forward: () => tab.run(() => void setTimeout(() => history.forward())),
          reload: () =>
            tab.run(() => {
              Reflect.set(window, 'isLeft', true);
              setTimeout(() => location.reload());
            }),
          run: (task, given) => tab.run(task, given),
        };
        try {
          for (const list of LISTS) await test.step(list, () => followLinkAndComeBack(reader, list));
          for (const list of PAGED_LISTS)
            await test.step(`pages of ${list}`, () => turnPageAndComeBack(reader, list));
        } finally {
          await tab.close();
        }
      });
    });
