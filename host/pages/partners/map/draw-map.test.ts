import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PREFECTURES, type PrefectureName } from '#contract/customer/prefectures.ts';
import { drawMap, type MapDrawing } from './draw-map.server.ts';
import { COARSE, FINE, liesIn } from './outlines.server.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** The places of municipalities, from another source. */
const TOWNS = readFileSync(join(ROOT, 'server/db/seed/town-places.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number))
  .map(([code = 0, latitude = 0, longitude = 0]) => ({
    prefecture: PREFECTURES[Math.floor(code / 1000) - 1] as PrefectureName,
    latitude,
    longitude,
  }));

const SHOP = { address: '', prefecture: '東京都', areas: ['東京都'], latitude: null, longitude: null };
const GINZA = { latitude: 35.6717, longitude: 139.765 };
const drawn = (shop: Partial<typeof SHOP> | object, town?: typeof GINZA) =>
  drawMap({ ...SHOP, ...shop }, town) as MapDrawing;
const pathsOf = ({ land, served, home, inset }: MapDrawing) =>
  [land, served, home, ...(inset ? [inset.part.land, inset.part.served, inset.part.home] : [])].join('');
const islandsIn = (path: string) => path.split('M').length - 1;

describe('The outlines', () => {
  test('have land for each prefecture, for a few of them and for the whole country', () => {
    for (const { islands } of [FINE, COARSE])
      expect(PREFECTURES.filter((name) => islands[name].length === 0)).toEqual([]);
  });

  test('have the towns of each prefecture in it, as their places are known from elsewhere', () => {
    expect(TOWNS.length).toBeGreaterThan(700);
    const outside = TOWNS.filter(
      ({ prefecture, ...place }) => !liesIn(prefecture, place.latitude, place.longitude),
    );
    // 浦安 stands on land that was made of sea, and the other place in the water between two prefectures.
    expect(outside).toEqual([
      { prefecture: '千葉県', latitude: 35.659, longitude: 139.901 },
      { prefecture: '鳥取県', latitude: 35.538, longitude: 133.231 },
    ]);
    const wrong = TOWNS.filter(({ latitude, longitude }) => liesIn('福島県', latitude, longitude));
    expect(new Set(wrong.map(({ prefecture }) => prefecture)).size).toBeLessThan(8);
  });

  test('have islands under the prefecture that they belong to', () => {
    expect(liesIn('鹿児島県', 28.377, 129.494)).toBe(true);
    expect(liesIn('沖縄県', 28.377, 129.494)).toBe(false);
    expect(liesIn('長崎県', 33.783, 129.721)).toBe(true);
    expect(liesIn('佐賀県', 33.783, 129.721)).toBe(false);
  });
});

describe('A map', () => {
  test('of a shop in Tokyo shows its neighbours, and no island far away', () => {
    const { view, land, home, served, inset, homeName, servedNames } = drawn({ areas: ['東京都', '埼玉県'] });
    const [, , width, height] = view;
    expect(Math.max(width, height)).toBeLessThan(160 * FINE.steps);
    expect(width / height).toBeGreaterThanOrEqual(0.89);
    expect(width / height).toBeLessThanOrEqual(1.41);
    expect(islandsIn(served)).toBe(1);
    expect(home).not.toBe('');
    expect(land).toContain(
      FINE.islands.神奈川県.toSorted((one, other) => other.path.length - one.path.length)[0]?.path,
    );
    expect(land).not.toContain(FINE.islands.北海道[0]?.path);
    expect(inset).toBeUndefined();
    expect([homeName, servedNames]).toEqual(['東京都', ['東京都', '埼玉県']]);
  });

  test('of the whole country has the southern islands in a box, in a corner without land', () => {
    const { inset, view, servedNames } = drawn({ areas: ['全国'] });
    const [left, top, width, height] = inset?.frame ?? [0, 0, 0, 0];
    expect(left).toBeGreaterThanOrEqual(view[0]);
    expect(left + width).toBeLessThanOrEqual(view[0] + view[2]);
    const covered = Object.values(COARSE.islands)
      .flat()
      .flatMap(({ points }) => points)
      .filter(([x, y]) => x > left && x < left + width && y > top && y < top + height);
    expect(covered).toEqual([]);
    expect(inset?.part.served).toContain(COARSE.islands.沖縄県[0]?.path);
    expect(servedNames).toEqual(['全国']);
  });

  test('of a shop in Okinawa alone has no box', () => {
    const { inset, view } = drawn({ prefecture: '沖縄県', areas: ['沖縄県'] });
    expect(inset).toBeUndefined();
    expect(view[1]).toBeGreaterThan(400 * FINE.steps);
  });

  test('marks the place of the shop, or of its town, and none that lies elsewhere', () => {
    const pin = drawn(GINZA).pin;
    const { view } = drawn({});
    expect(pin?.x).toBeGreaterThan(view[0]);
    expect(pin?.x).toBeLessThan(view[0] + view[2]);
    expect(drawn({}, GINZA).pin).toEqual(pin);
    expect(drawn({}).pin).toBeUndefined();
    // Latitude and longitude in each other's place, and a place in 大阪府.
    expect(drawn({ latitude: 139.765, longitude: 35.6717 }).pin).toBeUndefined();
    expect(drawn({ latitude: 34.7, longitude: 135.5 }).pin).toBeUndefined();
  });

  test('marks a shop of Okinawa in the box', () => {
    const { pin, inset } = drawn({
      prefecture: '沖縄県',
      areas: ['全国'],
      latitude: 26.216,
      longitude: 127.688,
    });
    const [left, top, width, height] = inset?.frame ?? [0, 0, 0, 0];
    expect(pin?.x).toBeGreaterThan(left);
    expect(pin?.x).toBeLessThan(left + width);
    expect(pin?.y).toBeGreaterThan(top);
    expect(pin?.y).toBeLessThan(top + height);
  });

  test('reads the prefecture of the address where another back end does not say it, and is not drawn without any', () => {
    expect(drawn({ prefecture: '', areas: [], address: '大阪府大阪市1' }).homeName).toBe('大阪府');
    expect(drawMap({ ...SHOP, prefecture: '', areas: [] }, undefined)).toBeUndefined();
  });

  test.each([
    ['the whole country', { areas: ['全国'] }],
    ['one', {}],
    ['Hokkaido', { prefecture: '北海道', areas: ['北海道'] }],
    ['seven', { areas: ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'] }],
    ['Kyushu and Okinawa', { prefecture: '福岡県', areas: PREFECTURES.slice(39) }],
  ])('of %s weighs less than 6 KB in the page', (_, shop) => {
    expect(brotliCompressSync(pathsOf(drawn(shop))).length).toBeLessThan(6 * 1024);
  });
});
