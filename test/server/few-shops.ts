import type { Db } from '#server/db/open.ts';
import { shops } from '#server/db/schema.ts';
import type { NewShop } from '#server/shops/import-shops.ts';

/** Shinjuku, and where it is. */
export const ZIP = '1620801';
export const HERE = { latitude: 35.691, longitude: 139.709 };

/** A shop in Shinjuku that buys watches by post from the whole country. */
const USUAL: NewShop = {
  ...HERE,
  uuid: '',
  shopName: '見本堂',
  companyName: '株式会社見本堂',
  representativeName: '見本 一郎',
  zipcode: ZIP,
  prefectureId: 13,
  address: '東京都新宿区山吹町1',
  tel: '03-0000-0000',
  email: 'shop@example.jp',
  websiteUrl: 'https://shop.example/',
  prComment: '',
  companyFreeText: '',
  minnaFreeText: '',
  antiqueDealerLicense: '東京都公安委員会 第000000000000号',
  categories: ['watch'],
  specialties: [],
  methods: ['宅配買取'],
  servedPrefectureIds: [],
  nationwide: true,
  recommended: false,
  createdAt: new Date('2026-01-01'),
};

export const uuidOfShop = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The numbers of shops by their uuids. */
export const numberOfShop = (uuid: string) => Number(uuid.slice(-12));

/** Shops that differ only in what is given, numbered from 0. */
export async function openShops(db: Db, changes: readonly Partial<NewShop>[]): Promise<void> {
  await db
    .insert(shops)
    .values(changes.map((one, number) => ({ ...USUAL, uuid: uuidOfShop(number), ...one })));
}
export const alike = (count: number, changes: Partial<NewShop> = {}) =>
  Array.from({ length: count }, () => changes);
