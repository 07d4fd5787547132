/**
 * Serves the partner-shop calls with any number of shops: `node many-shops.ts 100000`. Prints its URL. Stops when its
 * standard input ends.
 */
import Fastify from 'fastify';
import { CATEGORY_KEYS } from '#contract/categories.ts';
import { partnerShopCalls } from '../calls/partner-shops.ts';
import { ShopDirectory } from '../shops/shop-directory.ts';

type Rows = ConstructorParameters<typeof ShopDirectory>[0];
type ShopRow = Rows[number];

const PREFECTURES = ['東京都', '大阪府', '愛知県', '福岡県', '北海道', '宮城県', '広島県', '京都府'] as const;
const NAMES = [
  '買取の松',
  'たから堂',
  '質のみずほ',
  '古美術あおい',
  'リユース銀座',
  '時計の森',
  '着物さくら',
  '楽器の響',
] as const;
const TOWNS = ['本町', '中央', '栄町', '緑ヶ丘', '山手', '港南', '旭', '桜木'] as const;

/** Cycles through a list; each list has its own length. */
const pick = <T>(list: readonly T[], index: number, pace: number): T =>
  list[Math.floor(index / pace) % list.length] as T;

/** An even mix of names, towns, prefectures and categories, the same in every run. */
function shop(index: number): ShopRow {
  const prefecture = pick(PREFECTURES, index, 3);
  const first = pick(CATEGORY_KEYS, index, 1);
  const second = pick(CATEGORY_KEYS, index, 7);
  const name = `${pick(NAMES, index, 1)}${pick(TOWNS, index, 5)}${index}号店`;
  return {
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    shopName: name,
    companyName: `株式会社${pick(NAMES, index, 11)}`,
    representativeName: '代表 太郎',
    zipcode: '1000001',
    prefectureId: PREFECTURES.indexOf(prefecture) + 1,
    address: `${prefecture}${pick(TOWNS, index, 2)}${(index % 9) + 1}-${(index % 30) + 1}`,
    latitude: 35.68,
    longitude: 139.76,
    tel: '03-0000-0000',
    websiteUrl: 'https://example.com/',
    logo: null,
    prComment: '一点ずつ丁寧に拝見します。',
    companyFreeText: '',
    minnaFreeText: '',
    antiqueDealerLicense: `第${index}号`,
    categories: first === second ? [first] : [first, second],
    methods: ['店頭買取'],
    servedPrefectureIds: [],
    nationwide: true,
    recommended: false,
    displayContentUuid: null,
    createdAt: new Date(1_700_000_000_000 + index * 1000),
    matchCount: 0,
    lastMatchedAt: null,
  };
}

const count = Number(process.argv[2]);
const names = new Map(PREFECTURES.map((name, index) => [index + 1, name]));
const app = Fastify();
partnerShopCalls(
  app,
  new ShopDirectory(
    Array.from({ length: count }, (_none, index) => shop(index)),
    names,
  ),
);
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(app.listeningOrigin);
process.stdin.once('end', () => process.exit()).resume();
