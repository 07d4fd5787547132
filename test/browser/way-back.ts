import { expect } from 'playwright/test';

/** The lists of the site. */
export const SITE_LISTS = [
  '/column?page=1',
  '/column/category/watch?page=1',
  '/partners?page=1',
  '/partners?page=2',
  '/partners?page=1&categories=watch',
  '/achievements',
  '/sitemap',
  '/lp',
  '/faq',
] as const;

/** The lists whose pages the router turns. */
export const PAGED_LISTS = ['/partners?page=1', '/column?page=1'] as const;

/** Long pages, whose sections are laid out when they come near. */
export const LONG_PAGES = ['/', '/store', '/lp/kotto'] as const;

/** How far from the old place a reader may come back, in pixels. */
const NEAR = 50;

/** A tab of any browser. */
export interface PageReader {
  open(path: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page. It may use only its argument. */
  run<A, T>(task: (arg: A) => T, arg: A): Promise<T>;
}

/** A thing on the screen of a reader. */
interface Place {
  address: string;
  nth: number;
  text: string;
  top: number;
}

/** The page, its lists and its script are there, and it is not the one that is about to be loaded again. */
const isWhole = () =>
  document.readyState === 'complete' &&
  !('earlyPresses' in window) &&
  !('isLeft' in window) &&
  ![...document.querySelectorAll('main [role="status"]')].some((status) =>
    status.textContent?.includes('読み込み中'),
  );

const addressNow = () => location.pathname + location.search;

/** Reads on to a part of the page, and names what stands nearest to the middle of the screen. */
function readOn(part: number): Place {
  const { scrollHeight } = document.documentElement;
  scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' });
  const toMiddle = ({ top }: { top: number }) => Math.abs(top - innerHeight / 2);
  const [middle] = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a, summary, p)')]
    .map((element, nth) => ({
      nth,
      text: element.textContent ?? '',
      top: element.getBoundingClientRect().top,
      isSeen: element.checkVisibility() && Boolean(element.textContent?.trim()),
    }))
    .filter(({ isSeen }) => isSeen)
    .sort((a, b) => toMiddle(a) - toMiddle(b));
  if (!middle || scrollY === 0) throw new Error('There is nothing to read.');
  const { nth, text, top } = middle;
  return { address: location.pathname + location.search, nth, text, top };
}

/** How far a thing stands from its place, in pixels; undefined if it is not there. */
function farFrom({ address, nth, text, top }: Place): number | undefined {
  if (location.pathname + location.search !== address) return undefined;
  const element = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a, summary, p)')[nth];
  if (element?.textContent !== text) return undefined;
  return Math.abs(element.getBoundingClientRect().top - top);
}

/** Follows the link to another page that is nearest to the middle of the screen. */
function followLink(): void {
  const far = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2);
  const [next] = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href]')]
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
    .filter((link) => !link.target && link.checkVisibility())
    .sort((a, b) => far(a) - far(b));
  next?.click();
}

function turnPage(): void {
  document.querySelector<HTMLAnchorElement>('main nav a[href*="page=2"]')?.click();
}

/** A page that is just being left cannot answer, so it is asked again. */
const soon = (look: () => Promise<void>, intervals = [100, 250, 500, 1000]) =>
  expect(look).toPass({ timeout: 20_000, intervals });

const untilWhole = (reader: PageReader, isNext: (address: string) => boolean) =>
  soon(async () => {
    expect(isNext(await reader.run(addressNow, undefined))).toBe(true);
    expect(await reader.run(isWhole, undefined)).toBe(true);
  });

/** How far apart two looks at a page are that has finished moving, in milliseconds. */
const UNHURRIED = [400];

/** Reads on, and looks again at the same place until nothing above it moves any more. */
async function read(reader: PageReader, part: number): Promise<Place> {
  const looks: Place[] = [];
  await soon(async () => {
    looks.push(await reader.run(readOn, part));
    expect(looks.at(-1)).toEqual(looks.at(-2));
  }, UNHURRIED);
  return looks[looks.length - 1] as Place;
}

const untilAt = (reader: PageReader, place: Place, after: string) =>
  soon(async () => {
    expect(await reader.run(isWhole, undefined)).toBe(true);
    const far = await reader.run(farFrom, place);
    expect(far, `${after}: pixels between ${place.text} and its place`).toBeLessThan(NEAR);
  });

/**
 * Reads a part of a list, goes on to another page, reads a part of that one, and goes Back, Forward, Back. Then loads
 * the list again. Each time the same thing has to stand where it stood.
 */
async function goOnAndComeBack(reader: PageReader, list: string, goOn: () => void): Promise<void> {
  await reader.open(list);
  await untilWhole(reader, (address) => address === list);
  const lastPlace = await read(reader, 0.7);
  await reader.run(goOn, undefined);
  await untilWhole(reader, (address) => address !== list);
  const next = await read(reader, 0.5);
  await reader.back();
  await untilAt(reader, lastPlace, 'Back');
  await reader.forward();
  await untilAt(reader, next, 'Forward');
  await reader.back();
  await untilAt(reader, lastPlace, 'Back again');
  await reader.reload();
  await untilAt(reader, lastPlace, 'Reload');
}

export const followLinkAndComeBack = (reader: PageReader, list: string) =>
  goOnAndComeBack(reader, list, followLink);

export const turnPageAndComeBack = (reader: PageReader, list: string) =>
  goOnAndComeBack(reader, list, turnPage);
