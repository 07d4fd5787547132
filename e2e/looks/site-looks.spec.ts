import { expect, type Page } from 'playwright/test';
import { readThrough, SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';

/*
 * The rules of docs/looks.md that can be measured, on every page. The form is left out: it is the same in pages of
 * others, and has a scale of its own.
 */

const MOST_SIZES = 8;
const SMALLEST_PX = 12;
const MOST_SCREENS = 3;

/** Pages that are read from their beginning to their end. */
const TEXTS = ['/terms', '/privacy', '/partners-guide', '/column/watch-box-and-papers'];

const paths = SITE_PAGES.map(({ path }) => path);

/** The sizes of the letters that are seen, with some of the words in each. */
const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Map<number, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [parent, words] = [text.parentElement, text.textContent?.trim()];
      // Letters of drawings have the drawing's size.
      if (!parent || !words || parent.closest('.visually-hidden, svg, script, style, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      sizes.set(Number.parseFloat(getComputedStyle(parent).fontSize), words.slice(0, 12));
    }
    return [...sizes];
  });

/** The names of the pictures that are seen, without the marks of the site, which stand at its top and at its foot. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((picture) => picture.checkVisibility())
      .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname.replace(/-\d{3,4}\.\w+$/, '')),
  );

/** Sections that are higher than the given number of screens. */
const longSections = (page: Page, screens: number) =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll('main section')]
        .filter((section) => !section.querySelector('form, appraisal-form'))
        .filter((section) => section.getBoundingClientRect().height > most * innerHeight)
        .map((section) => section.querySelector('h2, h3')?.textContent ?? section.className),
    screens,
  );

for (const path of paths) {
  test(`${path} has few sizes of text, none too small, no picture twice, no endless section`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    await readThrough(page);
    const sizes = await sizesOf(page);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_SIZES);
    expect(sizes.filter(([size]) => size < SMALLEST_PX)).toEqual([]);
    const pictures = await picturesOf(page);
    expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
    if (isMobile && !TEXTS.includes(path)) expect(await longSections(page, MOST_SCREENS)).toEqual([]);
  });
}
