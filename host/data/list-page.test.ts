import { describe, expect, test } from 'vitest';
import { askedPage, redirectPastEnd, requirePage } from './list-page.ts';
import type { CallOutcome } from './outcome.ts';

describe('The page in a URL', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['', undefined],
    [null, undefined],
    ['99999999999999999999', 1_000_000],
  ])('%j means %j', (query, expected) => {
    expect(askedPage(query)).toBe(expected);
  });
});

/** The target of a loader's redirect, or undefined. */
async function ledTo(load: () => unknown): Promise<string | null | undefined> {
  try {
    await load();
    return undefined;
  } catch (error) {
    const { status, headers } = error as Response;
    expect(status).toBe(302);
    return headers.get('location');
  }
}

describe('The URL of a list', () => {
  // Clause 1.4-13
  test.each([
    ['/column', undefined],
    ['/column?search=a', undefined],
    ['/column?page=', '/column?page=1'],
    ['/column?page=0', '/column?page=1'],
    ['/column?page=x&search=a%20b', '/column?page=1&search=a+b'],
    ['/partners?utm_source=x&page=-3', '/partners?utm_source=x&page=1'],
    ['/partners?page=7', undefined],
  ])('%s leads to %s', async (path, target) => {
    expect(await ledTo(() => requirePage(new URL(path, 'https://site.example')))).toBe(target);
  });

  const listOf = (pages: number) => Promise.resolve<CallOutcome<number>>({ ok: true, value: pages });
  const failure = Promise.resolve<CallOutcome<number>>({ ok: false, message: '' });

  // Clause 1.4-14
  test.each([
    ['a later page than the last', 9, listOf(4), '/column?search=a&page=4'],
    ['the last page', 4, listOf(4), undefined],
    ['a page of a list that cannot be had', 9, failure, undefined],
    ['a page of a list without pages', 9, listOf(0), undefined],
  ])('%s', async (_what, page, list, target) => {
    const url = new URL(`/column?search=a&page=${page}`, 'https://site.example');
    expect(await ledTo(() => redirectPastEnd(url, page, list, (last) => last))).toBe(target);
  });

  test('its first page is not waited for', async () => {
    const never = new Promise<CallOutcome<number>>(() => {});
    await redirectPastEnd(new URL('https://site.example/column?page=1'), 1, never, (last) => last);
  });
});
