import { describe, expect, test } from 'vitest';
import { keysOf } from '../base/keys.ts';
import { CALLS } from '../calls/index.ts';
import { noticeForPartners, type TransmissionSettings, transmissionsFor } from './transmissions.ts';

const NOTHING_SET: TransmissionSettings = {
  tagManagerId: '',
  tagConsent: false,
  mapsKey: '',
  retentionDays: 0,
  disclosure: { release: 'all', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 },
};
const ALL_SET: TransmissionSettings = {
  ...NOTHING_SET,
  tagManagerId: 'GTM-1',
  tagConsent: true,
  mapsKey: 'key',
  retentionDays: 90,
};

const factsOf = (settings: TransmissionSettings) => JSON.stringify(transmissionsFor(settings));

describe('The table of what leaves', () => {
  test('names each call of the API once', () => {
    const names = transmissionsFor(NOTHING_SET).flatMap(({ calls = [] }) => calls);
    expect(names.toSorted()).toEqual(keysOf(CALLS).toSorted());
  });

  test('says who else learns of a visit, only where the site uses them', () => {
    expect(factsOf(NOTHING_SET)).not.toMatch(/タグ マネージャー|Google マップ/);
    expect(factsOf(ALL_SET)).toMatch(/タグ マネージャー.*「許可する」を選ばれた場合だけ.*Google マップ/);
    expect(factsOf({ ...ALL_SET, tagConsent: false })).not.toContain('「許可する」');
  });

  test('says for how long by the settings of the server', () => {
    expect(factsOf(ALL_SET)).toContain('90日間');
    expect(factsOf(NOTHING_SET)).not.toContain('90日');
  });
});

test('The notice for pages of partners has what the form sends from there, and nothing of the site’s own pages', () => {
  const notice = noticeForPartners(ALL_SET, {
    product: 'くらべ堂',
    operator: '株式会社見本',
    privacyUrl: 'https://kurabe.example/privacy',
  });
  for (const words of [
    '株式会社見本',
    '「くらべ堂」',
    '入力の進み具合',
    '郵便番号',
    'https://kurabe.example/privacy',
  ])
    expect(notice).toContain(words);
  expect(notice).not.toMatch(/タグ マネージャー|お問い合わせ|キーワード|ブラウザーに残る|途中の/);
});
