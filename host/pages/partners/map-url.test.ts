import { expect, test } from 'vitest';
import { mapEmbedUrl, mapLinkUrl } from './map-url.ts';

const PLACE = { latitude: 35.68, longitude: 139.76, address: '東京都千代田区1-1' };
const query = (url: string | undefined) => new URL(url ?? '').searchParams.get('q');

// Clause 1.7-20
test('a map is found by coordinates, or by the address where there are none', () => {
  expect(query(mapEmbedUrl(PLACE, 'key'))).toBe('35.68,139.76');
  expect(query(mapEmbedUrl({ ...PLACE, latitude: null, longitude: null }, 'key'))).toBe(PLACE.address);
  expect(new URL(mapEmbedUrl(PLACE, 'k&y')).searchParams.get('key')).toBe('k&y');
});

test('a shop without coordinates and without an address has no map', () => {
  expect(mapLinkUrl({ latitude: null, longitude: null, address: '' })).toBeFalsy();
});
