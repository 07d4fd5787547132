import { expect, test } from 'vitest';
import { shopOfSite } from '#contract/schemas/site.ts';
import { localBusiness } from './local-business.ts';

const SHOP = { uuid: 'u', shop_name: '見本の買取店', address: '北海道札幌市中央区1-2' };
const URL_OF_SHOP = 'https://site.example/partners/u';
const facts = (shop: object) => localBusiness(shopOfSite.parse({ ...SHOP, ...shop }), URL_OF_SHOP);

test('Search engines learn the area, the hours and the picture of a shop', () => {
  expect(
    facts({
      logo: '/files/logo.png',
      tel: '011-000-0000',
      opening_hours: 'Mo-Su 10:00-19:00',
      areas: ['北海道', '青森県'],
      latitude: 43,
      longitude: 141,
    }),
  ).toEqual({
    '@type': 'LocalBusiness',
    name: '見本の買取店',
    url: URL_OF_SHOP,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      addressRegion: '北海道',
      streetAddress: '札幌市中央区1-2',
    },
    telephone: '011-000-0000',
    image: 'https://site.example/files/logo.png',
    logo: 'https://site.example/files/logo.png',
    openingHours: 'Mo-Su 10:00-19:00',
    areaServed: [
      { '@type': 'AdministrativeArea', name: '北海道' },
      { '@type': 'AdministrativeArea', name: '青森県' },
    ],
    geo: { '@type': 'GeoCoordinates', latitude: 43, longitude: 141 },
  });
});

test('A shop that serves all prefectures serves Japan', () => {
  expect(facts({ areas: ['全国'] })).toMatchObject({ areaServed: [{ '@type': 'Country', name: '日本' }] });
});

test('A thing that a shop or another server does not say is left out', () => {
  expect(Object.keys(facts({}))).toEqual(['@type', 'name', 'url', 'address']);
});
