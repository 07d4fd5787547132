import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { StartError } from '../base/errors.ts';
import { rowsOf } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { importShops, readShopFile, SHOP_COLUMNS } from './import-shops.ts';
import { registrationsAsFile } from './open-registrations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const SHOP = {
  shop_name: '山猫堂',
  company_name: '株式会社山猫',
  zipcode: '162-0801',
  prefecture: '東京都',
  address: '東京都新宿区山吹町1-2',
  latitude: '35.7',
  longitude: '139.7',
  tel: '03-0000-1234',
  antique_dealer_license: '第301111111111号',
  categories: '時計/bag',
  served_prefectures: '東京都/埼玉県',
};

/** For a seller of a watch in Shinjuku. */
const FITTING = { email: 'info@yamaneko.example', specialties: '時計', methods: '宅配買取' };

const file = (...shops: Partial<Record<string, string>>[]) => {
  const columns = [...new Set(shops.flatMap((shop) => Object.keys(shop)))];
  const lines = shops.map((shop) => columns.map((column) => `"${shop[column] ?? ''}"`).join(','));
  return Buffer.from([columns.join(','), ...lines].join('\r\n'));
};

/** Node only reads Shift_JIS, so the code is looked for. */
function inShiftJis(letter: string): Buffer {
  if (letter < '\x80') return Buffer.from(letter);
  const decoder = new TextDecoder('shift_jis');
  for (let code = 0x8140; code < 0xfc00; code += 1) {
    const bytes = Buffer.from([code >> 8, code & 255]);
    if (decoder.decode(bytes) === letter) return bytes;
  }
  throw new Error(`${letter} is not in Shift_JIS`);
}

const problemOf = (content: Buffer): string => {
  try {
    readShopFile(content);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'none';
};

const search = async (keyword: string) =>
  (await server.app.inject({ url: CALLS.partnerShops.path, query: { keyword } })).json().data;

describe('The operator imports shops', () => {
  it('and visitors find them at once, and requests go to them', async () => {
    await server.db.execute(sql`update shops set match_count = 1, last_matched_at = now()`);
    expect(await importShops(server.db, readShopFile(file({ ...SHOP, ...FITTING })), false)).toEqual({
      added: 1,
      changed: 0,
    });
    expect(await search('山吹町１－２')).toHaveLength(1);
    expect(await search('山吹町 山猫')).toMatchObject([
      { shop_name: '山猫堂', categories: ['時計', 'バッグ'] },
    ]);
    const { body } = await server.submit();
    expect(body.company_shops.map(({ company_shop_name }) => company_shop_name)).toContain('山猫堂');
  });

  it('and a new one starts at the median of those beside it, instead of getting everything until it has caught up', async () => {
    await server.db.execute(sql`update shops set match_count = 500 + prefecture_id, turns_before = 0`);
    const newcomer = { ...SHOP, shop_name: '新参堂', address: '東京都新宿区山吹町9-9' };
    await importShops(server.db, readShopFile(file(newcomer)), false);
    const [row] = await server.db.select().from(shops).where(eq(shops.shopName, '新参堂'));
    expect(row?.matchCount).toBe(0);
    const [beside] = await rowsOf<{ median: number }>(
      server.db,
      sql`select percentile_disc(0.5) within group (order by match_count + turns_before) as median from shops
        where categories && '{watch,bag}' and (nationwide or served_prefecture_ids && '{11,13}') and shop_name <> '新参堂'`,
    );
    expect(Math.abs((row?.turnsBefore ?? 0) - Number(beside?.median))).toBeLessThanOrEqual(1);
    await importShops(server.db, readShopFile(file(newcomer)), false);
    const [again] = await server.db.select().from(shops).where(eq(shops.shopName, '新参堂'));
    expect(again?.turnsBefore).toBe(row?.turnsBefore);
  });

  it('with or without the prefecture in the address, which then begins with it once', () => {
    const shopAt = (shop_name: string, address: string) => ({ ...SHOP, shop_name, address });
    const content = file(shopAt('山猫堂', '新宿区山吹町1-2'), shopAt('海猫堂', '東京都新宿区山吹町1-2'));
    expect(readShopFile(content).map(({ address }) => address)).toEqual([
      '東京都新宿区山吹町1-2',
      '東京都新宿区山吹町1-2',
    ]);
  });

  it('again, and they are changed instead of doubled', async () => {
    const cells = { ...SHOP, tel: '03-9999-9999', served_prefectures: '全国' };
    expect(await importShops(server.db, readShopFile(file(cells)), true)).toEqual({ added: 0, changed: 1 });
    expect(await importShops(server.db, readShopFile(file(cells)), false)).toEqual({
      added: 0,
      changed: 1,
    });
    expect(await search('山猫堂')).toHaveLength(1);
  });

  it('and the day on which a licence was looked at is that of this number only', async () => {
    const once = async (cells: Record<string, string>) => {
      await importShops(
        server.db,
        readShopFile(file({ ...SHOP, uuid, shop_name: '許可堂', ...cells })),
        false,
      );
      const [shop] = await server.db.select().from(shops).where(eq(shops.uuid, uuid));
      return shop?.licenceCheckedOn;
    };
    const uuid = '0f6f3c1e-5b0a-4b57-9d0e-3a7f0c1d2e4b';
    const day = { licence_checked_on: '2026-10-01' };
    expect(await once({})).toBeNull();
    expect(await once(day)).toBe('2026-10-01');
    expect(await once({ tel: '03-0000-9999' })).toBe('2026-10-01');
    expect(await once({ antique_dealer_license: '第302号' })).toBeNull();
    expect(await once({ antique_dealer_license: '第302号', ...day })).toBe('2026-10-01');
    // The file still has the day of the old number.
    expect(await once({ antique_dealer_license: '第303号', ...day })).toBeNull();
    expect(await once({ antique_dealer_license: '第304号', licence_checked_on: '2026-10-02' })).toBe(
      '2026-10-02',
    );
    expect(await once({ antique_dealer_license: '第304号', licence_checked_on: '' })).toBeNull();
    for (const wrong of ['2099-01-01', '2026-02-30', '昨日'])
      expect(problemOf(file({ ...SHOP, licence_checked_on: wrong }))).toContain(
        'line 2, licence_checked_on: ',
      );
  });

  it('and where its requests go stays as it is, unless the file says something else', async () => {
    const emailOf = async () =>
      (await server.db.select().from(shops).where(eq(shops.shopName, '山猫堂'))).map(({ email }) => email);
    const once = (row: Record<string, string>) => importShops(server.db, readShopFile(file(row)), false);
    await once({ ...SHOP, email: 'yamaneko@example.jp' });
    await once(SHOP);
    expect(await emailOf()).toEqual(['yamaneko@example.jp']);
    await once({ ...SHOP, email: '' });
    expect(await emailOf()).toEqual(['']);
    expect(problemOf(file({ ...SHOP, business_hours: '19:00〜10:00' }))).toContain(
      'line 2, business_hours: a time of opening',
    );
    expect(problemOf(file({ ...SHOP, email: 'a@x.jp, b@x.jp' }))).toContain('line 2, email: is no e-mail');
    expect(JSON.stringify(await search('山猫堂'))).not.toContain('email');
  });

  it('with what they are best at, how many requests a day they take, and the days on which they take none', async () => {
    const readShops = async () =>
      (await server.db.select().from(shops).where(eq(shops.shopName, '山猫堂'))).map(
        ({ specialties, capacity, holidays }) => ({ specialties, capacity, holidays }),
      );
    const once = (row: Record<string, string>) => importShops(server.db, readShopFile(file(row)), false);
    const holidays = '2026-12-29〜2027-01-03/2027-05-05';
    await once({ ...SHOP, specialties: 'バッグ', capacity: '3', holidays });
    const expected = {
      specialties: ['bag'],
      capacity: 3,
      holidays: '{[2026-12-29,2027-01-04),[2027-05-05,2027-05-06)}',
    };
    expect(await readShops()).toEqual([expected]);
    await once(SHOP);
    expect(await readShops()).toEqual([expected]);
    await once({ ...SHOP, specialties: '', capacity: '', holidays: '' });
    expect(await readShops()).toEqual([{ specialties: [], capacity: null, holidays: '{}' }]);
    const problem = problemOf(
      file(
        { ...SHOP, specialties: '船', capacity: 'many', holidays: '2027-01-03〜2026-12-29' },
        { ...SHOP, shop_name: '別館', capacity: '-1', holidays: '正月' },
        { ...SHOP, shop_name: '本館', specialties: 'カメラ' },
      ),
    );
    for (const part of [
      'line 2, specialties: some of its categories',
      'line 2, capacity',
      'line 2, holidays: days such as',
      'line 3, capacity: too small',
      'line 3, holidays: days such as',
      'line 4, specialties: some of its categories',
    ])
      expect(problem).toContain(part);
  });

  it('only to see what would happen: nothing is written', async () => {
    const other = { ...SHOP, shop_name: '別の店' };
    expect(await importShops(server.db, readShopFile(file(other)), true)).toEqual({ added: 1, changed: 0 });
    expect(await search('別の店')).toEqual([]);
  });

  it('from a spreadsheet that writes Shift_JIS', () => {
    const content = Buffer.concat([...file(SHOP).toString()].map(inShiftJis));
    expect(readShopFile(content)).toMatchObject([{ shopName: '山猫堂', prefectureId: 13 }]);
  });

  it('all or none: every mistake is named with its line and column', () => {
    const problem = problemOf(
      file(
        SHOP,
        { ...SHOP, shop_name: '', zipcode: '12', categories: '船' },
        { ...SHOP, shop_name: 'x', prefecture: '江戸', website_url: 'javascript:alert(1)' },
        SHOP,
      ),
    );
    for (const part of [
      'line 3, shop_name: is empty',
      'line 3, zipcode: seven digits',
      'line 3, categories',
      'line 4, prefecture: is no prefecture',
      'line 4, website_url: is no web address',
      'line 5, shop_name: this shop stands in the file twice',
    ])
      expect(problem).toContain(part);
  });

  it('and reads of a needed column that the file does not have, and of half a request', () => {
    const { address: _address, ...others } = SHOP;
    const problem = problemOf(file({ ...others, capacity: '1.5' }));
    expect(problem).toContain('line 2, address: is missing');
    expect(problem).toContain('line 2, capacity: a whole number');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no shop', Buffer.from(SHOP_COLUMNS.join(','))],
    ['other columns', file({ ...SHOP, color: 'red' })],
    ['a broken line', Buffer.from('shop_name\n"a')],
    ['something else', Buffer.from('PK\x03\x04 not a table')],
  ])('a file with %s is refused', (_name, content) => {
    expect(problemOf(content)).toMatch(/^The file is (no CSV|not imported)/);
  });
});

describe('A registration', () => {
  it('becomes a shop when the operator completes its line and imports it, and is then no longer open', async () => {
    await server.app.inject({
      method: 'POST',
      url: CALLS.registerShop.path,
      payload: {
        medium_uuid: DEFAULT_MEDIUM_UUID,
        trial_company: {
          inflow: '/store',
          company_shop_name: '=HYPERLINK("x")店',
          name: '店主 次郎',
          zipcode: '5300001',
          address: '大阪府大阪市北区梅田1',
          tel: '0600001234',
          email: 'jiro@example.jp',
          terms: true,
        },
      },
    });
    const open = await registrationsAsFile(server.db);
    expect(open).toContain(`"'=HYPERLINK(""x"")店"`);
    expect(open).toContain('"大阪府"');
    expect(problemOf(Buffer.from(open))).toContain('line 2, categories');

    const [columns = '', line = ''] = open.split('\n');
    const cells = new Map(
      columns.split(',').map((column, index) => [column, line.split(/,(?=")/)[index] ?? '']),
    );
    const completed = {
      latitude: '34.7',
      longitude: '135.5',
      antique_dealer_license: '第1号',
      categories: '時計',
      served_prefectures: '大阪府',
    };
    for (const [column, value] of Object.entries(completed)) cells.set(column, `"${value}"`);
    const rows = readShopFile(Buffer.from(`${columns}\n${[...cells.values()].join(',')}\n`));
    expect(rows).toMatchObject([{ shopName: '=HYPERLINK("x")店' }]);
    await importShops(server.db, rows, false);
    expect((await registrationsAsFile(server.db)).trim().split('\n')).toHaveLength(1);
  });
});
