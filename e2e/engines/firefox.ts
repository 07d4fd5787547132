import { type ElementHandle, launch } from 'puppeteer-core';
import { findFirefox } from '#test/base/engines.mjs';
import { type Engine, type PageTarget, PHONE, type Tab } from './engine.ts';
import { find, saidBy } from './find.ts';
import { inWords, untilThere } from './until.ts';

/** Firefox, driven by WebDriver BiDi, which it speaks without a driver program. */
export const firefox: Engine = {
  name: 'Firefox',
  isHere: () => findFirefox() !== undefined,
  async start(screen = PHONE): Promise<Tab> {
    const executablePath = findFirefox();
    const browser = await launch({
      browser: 'firefox',
      ...(executablePath && { executablePath }),
      headless: true,
      defaultViewport: screen,
      extraPrefsFirefox: { 'intl.accept_languages': 'ja,en', 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage();
    const look = async (target: PageTarget) =>
      (await page.evaluateHandle(find, target)).asElement() as ElementHandle<HTMLElement> | null;
    const the = (target: PageTarget) => untilThere(() => look(target), inWords(target));
    return {
      open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      // The driver waits in vain where the page stays, or comes from the memory of the browser.
      back: () => page.evaluate(() => void setTimeout(() => history.back())),
      run: (task, ...args) => page.evaluate(task as (...all: unknown[]) => never, ...args),
      press: async (target) => (await the(target)).click(),
      type: async (target, text) => (await the(target)).type(text),
      choose: async (target, option) => {
        const findValue = async () =>
          (await the(target)).evaluate(
            (element, label) =>
              [...(element as HTMLSelectElement).options].find(({ text }) => text === label)?.value,
            option,
          );
        const value = await untilThere(findValue, `${option} in ${inWords(target)}`);
        await (await the(target)).select(value);
      },
      attach: async (target, file) => {
        const input = (await the(target)) as unknown as ElementHandle<HTMLInputElement>;
        await input.uploadFile(file);
      },
      sees: async (target) => (await look(target)) !== null,
      read: async (target) => (await the(target)).evaluate(saidBy),
      close: () => browser.close(),
    };
  },
};
