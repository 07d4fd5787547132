import { describe, expect, it, test } from 'vitest';
import {
  CHECKUP_LIMITS,
  CHECKUP_SIGNS,
  type CheckupResult,
  changesOf,
  checkupUrl,
  signText,
} from './checkups.ts';

const URL_OF_PAGE = 'https://media.example/watch';

const chromium = (...signs: CheckupResult['signs'][number][]): CheckupResult => ({
  engine: 'chromium',
  signs,
});
const firefox = (...signs: CheckupResult['signs'][number][]): CheckupResult => ({ engine: 'firefox', signs });

const changes = (told: CheckupResult[], now: CheckupResult[]) =>
  changesOf(URL_OF_PAGE, told, now).map(({ engine, came, went }) => [engine, came, went]);

describe('A checkup that is compared with the last one', () => {
  it('says what came and what went, in each browser', () => {
    expect(
      changes([chromium('narrow', 'policy'), firefox()], [chromium('narrow'), firefox('not-sent')]),
    ).toEqual([
      ['chromium', [], ['policy']],
      ['firefox', ['not-sent'], []],
    ]);
  });

  it('says nothing where nothing has changed, also in another order', () => {
    expect(changes([chromium('narrow', 'policy')], [chromium('policy', 'narrow')])).toEqual([]);
  });

  it('says the first time what is there, and nothing of a page that is well', () => {
    expect(changes([], [chromium('no-ad-label'), firefox()])).toEqual([['chromium', ['no-ad-label'], []]]);
  });

  it('compares no browser that has not looked before', () => {
    expect(changes([chromium()], [chromium(), firefox('narrow')])).toEqual([]);
  });

  it('tells nobody of what comes and goes with the network', () => {
    expect(changes([chromium()], [chromium('slow-script')])).toEqual([]);
  });

  it('names the status of an error', () => {
    const [change] = changesOf(URL_OF_PAGE, [], [{ ...chromium('page-refused'), status: 404 }]);
    expect(change).toMatchObject({ url: URL_OF_PAGE, status: 404 });
    expect(signText('page-refused', change?.status)).toContain('404');
  });
});

test('Every sign has words of its own', () => {
  const texts = CHECKUP_SIGNS.map((sign) => signText(sign));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain('');
});

describe('The address of a page that is looked at', () => {
  it('is written as browsers write it, without its fragment', () => {
    expect(checkupUrl(' https://Media.example/時計?a=1#form ')).toBe(
      'https://media.example/%E6%99%82%E8%A8%88?a=1',
    );
  });

  test.each([
    'http://media.example/',
    'https://name:secret@media.example/',
    'https://media.example:8443/',
    'media.example/watch',
    'javascript:alert(1)',
    '',
    `https://media.example/${'a'.repeat(CHECKUP_LIMITS.characters)}`,
  ])('is none: %s', (text) => {
    expect(checkupUrl(text)).toBeUndefined();
  });
});
