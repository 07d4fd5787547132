import type { DOMAINS } from '../calls/index.ts';
import type { DocsOf } from './call.ts';

const ZIP = 'Seven digits without a hyphen.';

const ZIP_REFUSALS = {
  invalid_zip: 'The postal code is not seven digits.',
  not_found: 'No place has this postal code.',
};

const shibuya = { prefecture_id: '13', prefecture_name: '東京都', city_id: '13113', city_name: '渋谷区' };
const jinnan = { ...shibuya, area_name: '神南', zipcode: '1500041' };

/** The names and ids that a place has, below a path. */
const place = (path: string) => ({
  [`${path}.prefecture_id`]: 'Id of the prefecture.',
  [`${path}.prefecture_name`]: 'Name of the prefecture, such as 東京都.',
  [`${path}.city_id`]: 'Id of the municipality.',
  [`${path}.city_name`]: 'Name of the municipality, such as 渋谷区.',
});

const CITIES = {
  cities: 'The municipalities.',
  'cities[].city_id': 'JIS X 0402 code without a leading zero. A number is taken too.',
  'cities[].city_name': 'Name of the municipality, such as 渋谷区.',
};

const AREA = {
  areas: 'The towns.',
  ...place('areas[]'),
  'areas[].zipcode': ZIP,
  'areas[].area_name': 'Name of the town; empty where the code stands for a whole municipality.',
};

export const addressesDocs: DocsOf<(typeof DOMAINS)['addresses']> = {
  prefectures: {
    title: 'Prefectures',
    description: 'The 47 prefectures, in the order of their JIS X 0401 codes.',
    answer: {
      prefectures: 'The prefectures.',
      'prefectures[].prefecture_id':
        'JIS X 0401 code without a leading zero, 1 to 47. A number is taken too.',
      'prefectures[].prefecture_name': 'Name of the prefecture, such as 東京都.',
    },
    refusals: {},
    example: { answer: { prefectures: [{ prefecture_id: '13', prefecture_name: '東京都' }] } },
  },
  cities: {
    title: 'Municipalities of a prefecture',
    description: 'All cities, wards, towns and villages of one prefecture.',
    query: { prefecture_id: 'An id from the list of prefectures.' },
    answer: CITIES,
    refusals: {
      missing_parameter: '`prefecture_id` is missing or given twice.',
      not_found: 'There is no such prefecture.',
    },
    example: {
      query: { prefecture_id: '13' },
      answer: { cities: [{ city_id: '13113', city_name: '渋谷区' }] },
    },
  },
  areas: {
    title: 'Towns of a municipality',
    description: 'All towns of one municipality, each with its postal code.',
    query: { city_id: 'An id from the list of municipalities.' },
    answer: AREA,
    refusals: {
      missing_parameter: '`city_id` is missing or given twice.',
      not_found: 'There is no such municipality.',
    },
    example: { query: { city_id: '13113' }, answer: { areas: [jinnan] } },
  },
  zipcodeAddresses: {
    title: 'Address of a postal code, with its neighbours',
    description:
      'The place that a postal code stands for, all municipalities of its prefecture and all towns of its municipality. Where several towns share the code, `selected` is one of them and `areas` holds all.',
    params: { zip: ZIP },
    answer: {
      selected: 'The place that the code stands for.',
      ...place('selected'),
      'selected.area_name': 'Name of the town; empty where the code stands for a whole municipality.',
      'selected.zipcode': ZIP,
      ...CITIES,
      ...AREA,
    },
    refusals: ZIP_REFUSALS,
    example: {
      params: { zip: '1500041' },
      answer: {
        selected: jinnan,
        cities: [{ city_id: '13113', city_name: '渋谷区' }],
        areas: [jinnan],
      },
    },
  },
  fromZipcode: {
    title: 'Address of a postal code',
    description: 'The three names that make an address; used by the shops’ registration.',
    params: { zip: ZIP },
    answer: {
      area: 'The place that the code stands for.',
      'area.prefecture_name': 'Name of the prefecture, such as 東京都.',
      'area.city_name': 'Name of the municipality, such as 渋谷区.',
      'area.area_name':
        'Name of the town; empty where the code stands for several towns or for a whole municipality.',
    },
    refusals: ZIP_REFUSALS,
    example: {
      params: { zip: '1500041' },
      answer: { area: { prefecture_name: '東京都', city_name: '渋谷区', area_name: '神南' } },
    },
  },
};
