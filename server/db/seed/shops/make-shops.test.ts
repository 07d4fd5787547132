import { beforeAll, describe, expect, test } from 'vitest';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { makeCities, makeTowns } from '../addresses.ts';
import { placeOfTown } from '../town-places.ts';
import { makeShops, type ShopRow } from './make-shops.ts';

let shops: ShopRow[];
beforeAll(async () => {
  shops = makeShops(makeCities(), await makeTowns());
}, 60_000);

const says = ({ pr_comment, company_free_text, shop_name }: ShopRow) =>
  shop_name + pr_comment + company_free_text;

describe('The invented shops', () => {
  test('stand in their own town, or nobody knows where', () => {
    const [hakodate] = shops.filter(({ address }) => address.startsWith('北海道函館市'));
    expect(hakodate?.latitude).toBeCloseTo(41.78, 1);
    expect(hakodate?.longitude).toBeCloseTo(140.74, 1);
    const towns = new Map(
      makeCities().map(({ id, prefecture_id, name }) => [`${PREFECTURES[prefecture_id - 1]}${name}`, id]),
    );
    for (const { address, latitude, longitude } of shops) {
      const town = [...towns.keys()]
        .filter((name) => address.startsWith(name))
        .sort((a, b) => b.length - a.length);
      const place = placeOfTown(towns.get(town[0] ?? '') ?? 0);
      expect([latitude, longitude], address).toEqual([place?.latitude ?? null, place?.longitude ?? null]);
    }
    expect(shops.filter(({ latitude }) => latitude !== null).length).toBeGreaterThan(shops.length / 2);
  });

  test('say of themselves only what fits how and what they buy', () => {
    for (const shop of shops) {
      if (!shop.methods.includes('出張買取'))
        expect(says(shop), shop.shop_name).not.toMatch(/お伺いします|訪問|出張買取/);
      if (!shop.methods.includes('店頭買取'))
        expect(says(shop), shop.shop_name).not.toMatch(/地域のお客様|^質/);
      if (!shop.categories.some((key) => ['bag', 'watch', 'jewelry'].includes(key)))
        expect(shop.shop_name).not.toMatch(/^ブランド買取/);
    }
  });

  test('are good at what their name promises', () => {
    const shopOf = (start: string) => shops.find(({ shop_name }) => shop_name.startsWith(start));
    expect(shopOf('カメラの北斗')?.minna_free_text).toMatch(/^カメラに力を/);
    expect(shopOf('酒蔵買取 琥珀亭')?.minna_free_text).toMatch(/^お酒に力を/);
    expect(shopOf('着物 はなごろも')?.pr_comment).toMatch(/^着物や帯/);
  });
});
