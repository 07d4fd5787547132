import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Contents } from './contents.ts';
import { FRESH_SECONDS, KeptPages, OUTAGE_SECONDS, type Page, STALE_SECONDS } from './kept-pages.ts';

let contents: Contents;
let pages: KeptPages;
let count: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  contents = new Contents();
  pages = new KeptPages(contents);
  count = 0;
});
afterEach(() => vi.useRealTimers());

const page = (isWhole = true, isOutage = false): Page => ({
  status: 200,
  headers: {},
  body: Buffer.from(`version ${count}`),
  isWhole,
  isOutage,
});

const make = async () => {
  count += 1;
  return page();
};

const bodyOf = async (from: typeof make = make) => `${(await pages.get('/', ['shops'], from)).body}`;

test('a page is made once, also for visitors who come at the same time', async () => {
  expect(await Promise.all([bodyOf(), bodyOf(), bodyOf()])).toEqual(Array(3).fill('version 1'));
  expect(await bodyOf()).toBe('version 1');
  expect(count).toBe(1);
});

test('it is made anew when what it is made of has changed, and not when something else has', async () => {
  await bodyOf();
  contents.changed('articles');
  expect(await bodyOf()).toBe('version 1');
  contents.changed('shops');
  expect(await bodyOf()).toBe('version 2');
});

test('a change while it is made is not missed', async () => {
  const first = bodyOf(async () => {
    count += 1;
    contents.changed('shops');
    return page();
  });
  expect(await first).toBe('version 1');
  expect(await bodyOf()).toBe('version 2');
});

test('after a minute the next visitor gets it at once, and those who follow get a new one', async () => {
  await bodyOf();
  vi.advanceTimersByTime((FRESH_SECONDS + 1) * 1000);
  expect(await bodyOf()).toBe('version 1');
  await vi.advanceTimersByTimeAsync(0);
  expect(await bodyOf()).toBe('version 2');
});

test('a page that is much older is made for whoever asks', async () => {
  await bodyOf();
  vi.advanceTimersByTime((FRESH_SECONDS + STALE_SECONDS + 1) * 1000);
  expect(await bodyOf()).toBe('version 2');
});

test('a page with a failed part is shown, but not to the next visitor', async () => {
  const broken = async () => {
    count += 1;
    return page(false);
  };
  expect(await bodyOf(broken)).toBe('version 1');
  expect(await bodyOf()).toBe('version 2');
  expect(await bodyOf(broken)).toBe('version 2');
});

test('a visitor gets the page of a moment ago while a new one cannot be made', async () => {
  await bodyOf();
  vi.advanceTimersByTime((FRESH_SECONDS + 1) * 1000);
  expect(await bodyOf(() => Promise.reject(new Error('no connection')))).toBe('version 1');
});

describe('While the API of its contents is out', () => {
  const outage = async () => {
    count += 1;
    return page(false, true);
  };
  const open = async (contentsOf: 'articles' | 'requests', from: typeof make) =>
    `${(await pages.get('/', [contentsOf], from)).body}`;

  test('an article that was read before stays readable for a day, also after a change', async () => {
    expect(await open('articles', make)).toBe('version 1');
    contents.changed('articles');
    expect(await open('articles', outage)).toBe('version 1');
    vi.advanceTimersByTime(OUTAGE_SECONDS * 1000);
    expect(await open('articles', outage)).toBe('version 1');
    vi.advanceTimersByTime(1000);
    expect(await open('articles', outage)).toBe('version 4');
  });

  test('an article that is gone is gone, when the API says so', async () => {
    await open('articles', make);
    contents.changed('articles');
    expect(
      await open('articles', async () => {
        count += 1;
        return { ...page(false), status: 404 };
      }),
    ).toBe('version 2');
  });

  test('the requests of a minute ago are not shown for a day', async () => {
    await open('requests', make);
    contents.changed('requests');
    expect(await open('requests', outage)).toBe('version 2');
    expect(pages.lastOf('/', ['requests'])).toBeUndefined();
  });

  test('a page that nobody has read is not there', async () => {
    expect(await open('articles', outage)).toBe('version 1');
    expect(pages.lastOf('/', ['articles'])).toBeUndefined();
  });
});
