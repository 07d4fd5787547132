import { beforeEach, describe, expect, test } from 'vitest';
import { closedStorage, memoryStorage } from '#test/widget/storage.ts';
import { ATTRIBUTION_KEY, captureAttribution, NO_ATTRIBUTION, readAttribution } from './attribution.ts';
import { inflowOf } from './inflow.ts';

const PAGE = 'https://partner.example/lp';

describe('the label of where a seller comes from', () => {
  const from = (referrer: string) => inflowOf({ ...NO_ATTRIBUTION, referrer });

  // Clause 2.4-43
  test.each([
    ['https://www.google.com/', 'google'],
    ['https://www.google.co.jp/search?q=a', 'google'],
    ['https://google.com', 'google'],
    ['https://NEWS.GOOGLE.COM/', 'google'],
    ['https://search.yahoo.co.jp/', 'yahoo'],
    ['https://yahoo.com/', 'yahoo'],
    ['https://www.bing.com/', 'bing'],
    ['https://l.facebook.com/l.php', 'facebook'],
    ['https://m.facebook.com/', 'facebook'],
    ['https://fb.me/x', 'facebook'],
    ['https://twitter.com/', 'twitter'],
    ['https://t.co/abc', 'twitter'],
    ['https://x.com/', 'twitter'],
    ['https://mobile.twitter.com/', 'twitter'],
    ['https://l.instagram.com/', 'instagram'],
    ['https://line.me/', 'line'],
    ['https://liff.line.me/', 'line'],
    ['https://www.tiktok.com/', 'tiktok'],
    ['https://m.youtube.com/', 'youtube'],
    ['https://youtu.be/x', 'youtube'],
  ])('%s is %s', (referrer, label) => expect(from(referrer)).toBe(label));

  // Clause 2.4-44
  test.each([
    'https://example.com/',
    'https://notgoogle.com/',
    'https://google.evil-site.example.com.attacker-bing.net/?google.com',
    'https://netflix.com/',
    'https://coast.co/',
    'https://online.me/',
    'https://example.com/?from=https://www.google.com/',
    'no address',
  ])('%s is none of them', (referrer) => expect(from(referrer)).toBe(''));

  // Clause 2.4-45
  test('no referrer is direct', () => expect(from('')).toBe('direct'));

  // Clauses 2.3-19, 2.4-42
  test('utm_source comes before the referrer', () => {
    const attribution = { ...NO_ATTRIBUTION, utmSource: 'newsletter', referrer: 'https://www.google.com/' };
    expect(inflowOf(attribution)).toBe('newsletter');
  });
});

test('the URL of the page contains the campaign', () => {
  const url = `${PAGE}?utm_source=a&utm_medium=b&utm_campaign=%E6%98%A5`;
  expect(readAttribution(url, 'https://r.example/')).toEqual({
    utmSource: 'a',
    utmMedium: 'b',
    utmCampaign: '春',
    referrer: 'https://r.example/',
  });
});

test('ids of affiliates and ads in the address are kept; other parameters are not', () => {
  const url = `${PAGE}?gclid=Cj0K&a8=a23&utm_term=%E6%99%82%E8%A8%88&email=taro@example.jp`;
  expect(readAttribution(url, '').tracking).toEqual({ gclid: 'Cj0K', a8: 'a23', utm_term: '時計' });
  expect(readAttribution(PAGE, '')).not.toHaveProperty('tracking');
});

test.each([
  'gclid',
  'wbraid',
  'gbraid',
  'yclid',
  'ldtag_cl',
  'msclkid',
  'fbclid',
  'ttclid',
  'twclid',
  'li_fat_id',
])('the click id %s is kept', (name) => {
  expect(readAttribution(`${PAGE}?${name}=Ab-1_2`, '').tracking).toEqual({ [name]: 'Ab-1_2' });
});

test.each([
  ['https://partner.example/', ''],
  ['https://partner.example', ''],
  ['https://partner.example.net/', 'https://partner.example.net/'],
])('a seller who comes from %s came from "%s"', (referrer, from) => {
  expect(readAttribution(PAGE, referrer).referrer).toBe(from);
});

describe('once per session', () => {
  let session: Storage;
  beforeEach(() => {
    session = memoryStorage();
  });

  // Clauses 2.3-18, 2.4-41
  test('the values of the first page count on later pages', () => {
    const first = captureAttribution(session, `${PAGE}?utm_source=mail`, 'https://www.google.com/');
    const later = captureAttribution(session, `${PAGE}/2?utm_source=banner`, PAGE);
    expect(later).toMatchObject(first);
    expect(first).toEqual({
      utmSource: 'mail',
      utmMedium: '',
      utmCampaign: '',
      referrer: 'https://www.google.com/',
    });
  });

  // Clause 2.9-24
  test('a later campaign is kept beside the first one; Back and a reload of the first page leave it', () => {
    const first = `${PAGE}?utm_source=mail&gclid=1`;
    const again = `${PAGE}?utm_source=banner&yclid=2`;
    captureAttribution(session, first, '');
    captureAttribution(session, again, 'https://www.google.com/');
    for (const url of [`${PAGE}/2`, first, again]) {
      const { utmSource, tracking, last } = captureAttribution(session, url, PAGE);
      expect([utmSource, tracking]).toEqual(['mail', { gclid: '1' }]);
      expect([last?.utmSource, last?.tracking]).toEqual(['banner', { yclid: '2' }]);
    }
    expect(captureAttribution(session, `${PAGE}?wbraid=3`, '').last?.tracking).toEqual({ wbraid: '3' });
    expect(session.length).toBe(1);
  });

  test('a page without a campaign is no later one', () => {
    captureAttribution(session, `${PAGE}?gclid=1`, '');
    expect(captureAttribution(session, PAGE, 'https://www.google.com/')).not.toHaveProperty('last');
  });

  // Clause 2.4-41
  test('if nothing is known, nothing is stored, so a later page can still store it', () => {
    expect(captureAttribution(session, PAGE, '')).toEqual(NO_ATTRIBUTION);
    expect(session.length).toBe(0);
    expect(captureAttribution(session, `${PAGE}?utm_medium=cpc`, '').utmMedium).toBe('cpc');
    expect(session.length).toBe(1);
  });

  // Clause 2.4-41
  test.each([
    ['utm_source', `${PAGE}?utm_source=a`, ''],
    ['utm_medium', `${PAGE}?utm_medium=a`, ''],
    ['utm_campaign', `${PAGE}?utm_campaign=a`, ''],
    ['referrer', PAGE, 'https://r.example/'],
  ])('%s alone is enough to be stored', (_, url, referrer) => {
    captureAttribution(session, url, referrer);
    expect(session.getItem(ATTRIBUTION_KEY)).not.toBeNull();
  });

  test.each(['nonsense', '{"utmSource":1}', '[]', 'null'])(
    '"%s" under our key is replaced by what the page sees',
    (nonsense) => {
      session.setItem(ATTRIBUTION_KEY, nonsense);
      expect(captureAttribution(session, `${PAGE}?utm_source=mail`, '').utmSource).toBe('mail');
      expect(captureAttribution(session, PAGE, '').utmSource).toBe('mail');
    },
  );

  test.each([
    ['forbidden', closedStorage()],
    ['missing', undefined],
  ])('storage that is %s costs nothing but the memory', (_, storage) => {
    expect(captureAttribution(storage, `${PAGE}?utm_source=mail`, '').utmSource).toBe('mail');
  });
});
