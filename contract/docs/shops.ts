import { tableOf } from '../base/keys.ts';
import { DEFAULT_MEDIUM_UUID } from '../base/product.ts';
import type { DOMAINS } from '../calls/index.ts';
import { PREFECTURES } from '../customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS } from '../goods/categories.ts';
import { type DocsOf, JSON_REFUSALS, TOO_MANY } from './call.ts';

const uuid = '9a3d5c7e-1f2b-4d6a-8c9e-0b1a2c3d4e5f';

const shop = {
  uuid,
  shop_name: 'タカクラ時計店 銀座本店',
  address: '東京都中央区銀座1-1-1',
  prefecture: '東京都',
  latitude: 35.6717,
  longitude: 139.765,
  logo: '',
  company_name: '株式会社タカクラ時計店',
  company_free_text: '創業以来、機械式時計を専門に扱っています。',
  minna_free_text: '専門の鑑定士が在籍する店舗です。',
  representative_name: '高倉 一郎',
  antique_dealer_license: '東京都公安委員会 第000000000000号',
  licence_checked_on: '2026-11-30',
  categories: ['時計'],
  methods: ['店頭買取', '宅配買取'],
  tel: '03-0000-0000',
  website_url: 'https://shop.example/',
  business_hours: '10:00〜19:00（水曜定休）',
  opening_hours: 'Mo,Tu,Th,Fr,Sa,Su 10:00-19:00',
  areas: ['東京都', '神奈川県'],
};

const LOGO = 'URL of a picture, absolute or relative to the API; empty for none.';

const EXAMPLE = 'True for a shop that is made up, while a demonstration runs.';

const SHOP = {
  'data[].uuid': 'Names the shop.',
  'data[].shop_name': 'Name of the shop.',
  'data[].address': 'Address of the shop.',
  'data[].prefecture': 'The prefecture where it stands; empty where it is unknown.',
  'data[].company_name': 'Name of the company that runs the shop.',
  'data[].representative_name': 'The person who represents the company.',
  'data[].latitude': 'Degrees north; null where it is unknown.',
  'data[].longitude': 'Degrees east; null where it is unknown.',
  'data[].logo': LOGO,
  'data[].company_free_text': 'What the shop says of itself.',
  'data[].minna_free_text': 'What the platform says of the shop.',
  'data[].antique_dealer_license': 'Licence of a second-hand dealer.',
  'data[].licence_checked_on':
    'The day on which the operator looked at the licence, in Japan: 2026-11-30; empty if nobody did.',
  'data[].categories': 'Labels of the categories that the shop buys.',
  'data[].methods': 'How it buys.',
  'data[].tel': 'Phone number; empty where it is not shown.',
  'data[].website_url': 'The shop’s own site; empty for none.',
  'data[].business_hours': 'When it is open, as the shop writes it; empty where it does not say.',
  'data[].opening_hours':
    'The same for machines, as `openingHours` of schema.org; empty where no hours can be read of its words.',
  'data[].areas': 'The prefectures that it serves; 全国 alone for the whole country.',
};

const ofOne = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace('data[]', 'data'), text]));

export const shopsDocs: DocsOf<(typeof DOMAINS)['shops']> = {
  recommendedShops: {
    title: 'Recommended shops',
    description: 'Shops for the home page.',
    answer: {
      data: 'The shops.',
      'data[].uuid': 'Names the shop.',
      'data[].name': 'Name of the shop.',
      'data[].address': 'Address of the shop.',
      'data[].logo': LOGO,
      'data[].comment': 'Of any length; the home page shows the first 75 characters.',
      'data[].display_content_uuid':
        'Names the shop’s page, /partners/{display_content_uuid}; empty for none.',
      'data[].example': EXAMPLE,
    },
    refusals: {},
    example: {
      answer: {
        data: [
          {
            uuid,
            name: shop.shop_name,
            address: shop.address,
            logo: '',
            comment: '機械式時計を専門に買い取ります。',
            display_content_uuid: uuid,
          },
        ],
      },
    },
  },
  latestShops: {
    title: 'New shops',
    description: 'The newest shops for the home page, as a bare list.',
    answer: {
      '[].name': 'Name of the shop.',
      '[].address': 'Address of the shop.',
      '[].logo_url': LOGO,
      '[].example': EXAMPLE,
    },
    refusals: {},
    example: { answer: [{ name: shop.shop_name, address: shop.address, logo_url: '' }] },
  },
  partnerShops: {
    title: 'Search for shops',
    description:
      'The shops that buy one of the categories, stand in one of the prefectures and hold every word of the keyword. What is empty leaves nothing out; what makes no sense is treated as empty.',
    query: {
      categories: 'Keys of categories, joined by commas: watch,precious_metal.',
      prefecture_names: 'Names of prefectures, joined by commas: 東京都,神奈川県.',
      keyword: 'Words separated by spaces; at most 100 characters count.',
      page: 'From 1, the default.',
      per_page: 'Shops on a page, 1 to 100; 10 is the default.',
    },
    answer: {
      data: 'The shops of the page; some back ends answer a single shop as an object.',
      ...SHOP,
      pagination: 'Where the page stands among all pages.',
      'pagination.current_page': 'The page that was asked for.',
      'pagination.total_pages': '0 where nothing is found.',
      'pagination.total_count': 'Shops on all pages.',
      'pagination.per_page': 'Shops on a page.',
    },
    refusals: {},
    example: {
      query: { categories: 'watch', prefecture_names: '東京都', keyword: '', page: '1', per_page: '10' },
      answer: {
        data: [shop],
        pagination: { current_page: 1, total_pages: 1, total_count: 1, per_page: 10 },
      },
    },
  },
  shopFacts: {
    title: 'How many shops there are, and where',
    description:
      'The counts from which the sentences of the site follow. Lists have a number for each prefecture, in the order of the JIS codes. Without this call the pages of an operator say nothing about areas and numbers of quotes.',
    answer: {
      listed: 'Shops of the partner list.',
      checked: 'Those whose licence the operator has looked at; absent where that is not known.',
      standing: 'Those that stand in each prefecture.',
      able: 'For each category, the shops that can get a request for such goods now.',
      ...Object.fromEntries(
        CATEGORY_KEYS.map((key) => [`able.${key}`, `${CATEGORIES[key].label}: by prefecture of the seller.`]),
      ),
      ways: 'How many of these shops offer each way of the goods; absent where that is not known.',
      'ways.carry': 'Sellers carry them to the shop.',
      'ways.visit': 'The shop comes to the seller.',
      'ways.post': 'They go by post.',
    },
    refusals: {},
    example: {
      answer: {
        listed: 1,
        checked: 1,
        standing: PREFECTURES.map((name) => (name === '東京都' ? 1 : 0)),
        able: tableOf(CATEGORY_KEYS, (key) => PREFECTURES.map(() => (key === 'watch' ? 1 : 0))),
        ways: { carry: 1, visit: 0, post: 1 },
      },
    },
  },
  areaShops: {
    title: 'Shops for some goods from a prefecture',
    description:
      'Those that buy the category, serve the prefecture and can get a request now, wherever they stand. Without this call the site has no pages for areas.',
    params: {
      prefecture: 'Its name in addresses: hokkaido, tokyo.',
      category: 'A key: watch, precious_metal.',
    },
    answer: {
      day: 'The day in Japan on which they were counted.',
      count: 'How many there are.',
      standing: 'Those that stand in the prefecture.',
      ways: 'How goods can go to them; a shop may offer several ways.',
      'ways.carry': 'Shops in the prefecture to which sellers carry goods.',
      'ways.visit': 'Shops that come to the seller.',
      'ways.post': 'Shops that take parcels.',
      data: 'Five of them at most, those of the prefecture first.',
      ...SHOP,
    },
    refusals: { not_found: 'There is no such prefecture or category, or no shop for it.' },
    example: {
      params: { prefecture: 'tokyo', category: 'watch' },
      answer: {
        day: '2026-11-30',
        count: 1,
        standing: 1,
        ways: { carry: 1, visit: 0, post: 1 },
        data: [shop],
      },
    },
  },
  partnerShop: {
    title: 'A shop',
    description: 'All that the site shows of one shop.',
    params: { uuid: 'The shop’s uuid, or its display_content_uuid.' },
    answer: {
      data: 'The shop.',
      ...ofOne(SHOP),
      reviews: 'What sellers wrote after a deal, as far as the operator has released it.',
      'reviews.count': 'How many are shown.',
      'reviews.average': 'Null below five.',
      'reviews.average.explanation': 'Stars from 1 to 5.',
      'reviews.average.speed': 'Stars from 1 to 5.',
      'reviews.average.paid': 'The share that was paid as agreed, from 0 to 1.',
      'reviews.newest': 'The newest, at most twenty.',
      'reviews.newest[].month': 'When it was written: 2026-11.',
      'reviews.newest[].explanation': 'Stars from 1 to 5.',
      'reviews.newest[].speed': 'Stars from 1 to 5.',
      'reviews.newest[].paid': 'Whether the shop paid what was agreed.',
      'reviews.newest[].text': 'As the seller wrote it.',
      'reviews.newest[].answer': 'What the shop answered; empty if nothing.',
      answers:
        'How it answered the requests of 90 days that had their time; absent below 30 of them, and for shops that are made up.',
      town: 'Where its town is, by its postal code; absent for a shop with coordinates, and where it is not known.',
      'town.latitude': 'Degrees north.',
      'town.longitude': 'Degrees east.',
      'answers.percent': 'Those that it answered, by a quote, a refusal or a call, in percent, rounded down.',
      'answers.hours':
        'Half of its quotes came within so many hours after it was told, day and night; null below 30 quotes.',
    },
    refusals: { not_found: 'There is no such shop.' },
    example: { params: { uuid }, answer: { data: shop } },
  },
  registerShop: {
    title: 'Register a shop',
    description: 'A shop that wants to be listed. What is answered is not read; only the status 201 counts.',
    body: {
      medium_uuid: 'The acquisition medium that the registration is counted for.',
      trial_company: 'What the shop filled in.',
      'trial_company.inflow': 'The path of the page that it is sent from.',
      'trial_company.company_shop_name': 'Full name of the company; at most 200 characters.',
      'trial_company.name': 'Contact person; at most 200 characters.',
      'trial_company.zipcode': 'Seven digits.',
      'trial_company.address': 'The address behind the postal code; empty where it is unknown.',
      'trial_company.tel': 'A landline, a mobile number or 0120, with hyphens or without.',
      'trial_company.email': 'At most 254 characters.',
      'trial_company.terms': 'Must be true.',
    },
    refusals: { ...JSON_REFUSALS, ...TOO_MANY },
    example: {
      body: {
        medium_uuid: DEFAULT_MEDIUM_UUID,
        trial_company: {
          inflow: '/store',
          company_shop_name: '株式会社タカクラ時計店',
          name: '高倉 一郎',
          zipcode: '1040061',
          address: '東京都中央区銀座',
          tel: '03-1234-5678',
          email: 'info@shop.example.jp',
          terms: true,
        },
      },
      answer: {},
    },
  },
};
