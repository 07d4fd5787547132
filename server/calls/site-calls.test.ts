import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { DEFAULT_MEDIUM_UUID, SERVICE_UUID } from '#contract/base/product.ts';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import {
  latestShopsAnswer,
  partnerShopAnswer,
  partnerShopsAnswer,
  recentAppraisalsAnswer,
  recommendedShopsAnswer,
} from '#contract/schemas/site.ts';
import { holdsUuid } from '#test/base/uuid-traces.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rowsOf } from '../db/open.ts';

const REGISTRATION = {
  inflow: '/store',
  company_shop_name: '株式会社たから堂',
  name: '宝田 一郎',
  zipcode: '1600022',
  address: '東京都新宿区新宿',
  tel: '03-1234-5678',
  email: 'takara@example.jp',
  terms: true,
};
const ENQUIRY = { name: '山田 花子', email: 'hanako@example.jp', mail_body: '取材について\n教えてください' };

test.each(['all', 'chosen'] as const)(
  'Before a seller sends, the form learns how many shops are told at most, and which see the contact: %s',
  async (contactRelease) => {
    const server = await startTestApp({ contactRelease });
    const answer = await server.app.inject({ url: CALLS.disclosure.path });
    expect(answer.json()).toEqual({ contact_release: contactRelease, most_shops: PLACE_RULES.mostTold });
    await server.close();
  },
);

describe('The calls of the public site', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const get = (url: string) => server.app.inject({ url });
  const search = async (query: Record<string, string>) => {
    const answer = await get(`${CALLS.partnerShops.path}?${new URLSearchParams(query)}`);
    expect(answer.statusCode).toBe(200);
    const { data, pagination } = partnerShopsAnswer.parse(answer.json());
    return { shops: Array.isArray(data) ? data : [data], pagination };
  };

  // Clauses 1.3-5, 1.7-4
  test('a visitor sees recommended shops, each with an address and a comment', async () => {
    const { data } = recommendedShopsAnswer.parse((await get(CALLS.recommendedShops.path)).json());
    expect(data.length).toBeGreaterThanOrEqual(4);
    for (const shop of data) expect(shop).toMatchObject({ name: /./, address: /./, comment: /./ });
    // The shops of the demonstration are made up.
    expect(data.every(({ example }) => example)).toBe(true);
  });

  // Clauses 1.3-7, 1.7-6
  test('a visitor sees the newest shops as a bare list', async () => {
    const shops = latestShopsAnswer.parse((await get(CALLS.latestShops.path)).json());
    expect(shops.length).toBeGreaterThanOrEqual(4);
    expect(shops.every(({ example }) => example)).toBe(true);
  });

  // Clauses 1.2-194, 1.3-11, 1.7-8
  test('a search without filters finds all shops, ten to a page', async () => {
    const { shops, pagination } = await search({
      categories: '',
      prefecture_names: '',
      keyword: '',
      page: '1',
    });
    expect(shops).toHaveLength(10);
    expect(pagination).toMatchObject({ current_page: 1, per_page: 10 });
    expect(pagination?.total_count).toBeGreaterThan(800);
    expect(pagination?.total_pages).toBe(Math.ceil((pagination?.total_count ?? 0) / 10));
  });

  test('every page holds other shops, and all pages together hold each once', async () => {
    const { pagination } = await search({ prefecture_names: '東京都' });
    const uuids: string[] = [];
    for (let page = 1; page <= (pagination?.total_pages ?? 0); page += 1) {
      uuids.push(
        ...(await search({ prefecture_names: '東京都', page: String(page) })).shops.map(({ uuid }) => uuid),
      );
    }
    expect(new Set(uuids).size).toBe(pagination?.total_count);
    expect(uuids).toHaveLength(pagination?.total_count ?? -1);
  });

  test.each(['時計', 'watch'])('a search for %s finds shops that buy watches', async (categories) => {
    const { shops } = await search({ categories });
    for (const shop of shops) expect(shop.categories).toContain('時計');
  });

  test('several categories find shops that buy any of them; several prefectures, those in any', async () => {
    const one = await search({ categories: 'music' });
    const both = await search({ categories: 'music,camera' });
    expect(both.pagination?.total_count).toBeGreaterThan(one.pagination?.total_count ?? 0);
    const { shops } = await search({ prefecture_names: '北海道,沖縄県' });
    for (const shop of shops) expect(shop.address).toMatch(/^(北海道|沖縄県)/);
  });

  test('a keyword is looked for in name, company and address, any width and kana', async () => {
    const { shops } = await search({ categories: '' });
    const name = shops[0]?.shop_name ?? '';
    expect((await search({ keyword: name })).shops.map(({ shop_name }) => shop_name)).toContain(name);
    const wide = await search({ keyword: '　大阪府　 ' });
    expect(wide.pagination?.total_count).toBe((await search({ keyword: '大阪府' })).pagination?.total_count);
    expect((await search({ keyword: 'ありえない店名xyz' })).shops).toEqual([]);
  });

  test('a keyword of several words finds shops that hold all of them', async () => {
    const osaka = (await search({ keyword: '大阪府' })).pagination?.total_count ?? 0;
    const narrower = (await search({ keyword: '大阪府 株式会社' })).pagination?.total_count ?? 0;
    expect(narrower).toBeLessThanOrEqual(osaka);
    expect(narrower).toBeGreaterThan(0);
  });

  test('the words may come in any order, with a space of a Japanese keyboard between them', async () => {
    const total = async (keyword: string) => (await search({ keyword })).pagination?.total_count;
    expect(await total('株式会社　大阪府')).toBe(await total('大阪府 株式会社'));
  });

  test.each([
    [{ page: '0' }, 1],
    [{ page: '-3' }, 1],
    [{ page: 'abc' }, 1],
    [{ page: '1.5' }, 1],
    [{ page: '99999' }, 99_999],
    [{ page: '1e400' }, 1],
  ])('page %o is answered, never with a 500', async (query, page) => {
    const { pagination, shops } = await search(query);
    expect(pagination?.current_page).toBe(page);
    expect(shops).toHaveLength(page === 1 ? 10 : 0);
  });

  test.each(["' or 1=1 --", '%', '_', '\\', '<script>', 'あ'.repeat(5000)])(
    'keyword %j is only text',
    async (keyword) => {
      expect((await search({ keyword })).pagination?.total_count).toBeLessThan(800);
    },
  );

  test('an unknown category or prefecture finds nothing', async () => {
    expect((await search({ categories: 'boat' })).shops).toEqual([]);
    expect((await search({ prefecture_names: '江戸,\0' })).shops).toEqual([]);
  });

  // Clauses 1.3-8, 1.7-9
  test('a shop is found by its uuid; another uuid is a 404', async () => {
    const [first] = (await search({})).shops;
    const answer = partnerShopAnswer.parse(
      (await get(urlOf(CALLS.partnerShop, '', { params: { uuid: String(first?.uuid) } }))).json(),
    );
    expect(answer.data).toEqual(first);
    for (const uuid of ['00000000-0000-0000-0000-000000000000', 'x', '%00']) {
      expect((await get(urlOf(CALLS.partnerShop, '', { params: { uuid: String(uuid) } }))).statusCode).toBe(
        404,
      );
    }
  });

  // Clause 1.2-86
  test('a shop that is put forward leads to its page', async () => {
    const { data } = recommendedShopsAnswer.parse((await get(CALLS.recommendedShops.path)).json());
    const linked = data.filter((shop) => shop.display_content_uuid !== '');
    expect(linked.length).toBeGreaterThan(0);
    for (const shop of linked) {
      expect(
        (await get(urlOf(CALLS.partnerShop, '', { params: { uuid: String(shop.display_content_uuid) } })))
          .statusCode,
      ).toBe(200);
    }
  });

  describe('recent requests', () => {
    // Clauses 1.3-4, 1.7-3
    it('are topped up with examples, which say so, while there are few', async () => {
      const { recent_appraisals } = recentAppraisalsAnswer.parse(
        (await get(CALLS.recentAppraisals.path)).json(),
      );
      expect(recent_appraisals).toHaveLength(10);
      expect(new Set(recent_appraisals.map(({ id }) => id)).size).toBe(10);
      expect(recent_appraisals.every(({ example }) => example)).toBe(true);
    });
  });

  describe('a shop that registers', () => {
    const register = (change: object = {}, medium = DEFAULT_MEDIUM_UUID) =>
      server.app.inject({
        method: 'POST',
        url: CALLS.registerShop.path,
        payload: { medium_uuid: medium, trial_company: { ...REGISTRATION, ...change } },
      });
    const readRows = () => rowsOf<Record<string, string>>(server.db, sql`select * from shop_registrations`);

    // Clause 1.7-10
    it('is stored and answered with 201', async () => {
      expect((await register()).statusCode).toBe(201);
      expect(await readRows()).toMatchObject([
        { company_shop_name: '株式会社たから堂', name: '宝田 一郎', zipcode: '1600022', tel: '03-1234-5678' },
      ]);
      await server.db.execute(sql`delete from shop_registrations`);
    });

    it.each([
      ['company_shop_name', ''],
      ['name', '  '],
      ['zipcode', '123'],
      ['tel', '12345'],
      ['email', 'no address'],
      ['terms', false],
      ['name', 'あ'.repeat(300)],
    ])('is refused with 422 that names %s when it is %j', async (field, value) => {
      const answer = await register({ [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.details.map((detail: { field: string }) => detail.field)).toContain(field);
      expect(await readRows()).toEqual([]);
    });

    it('is refused when the body is not of that shape at all', async () => {
      for (const payload of [{}, [], { trial_company: 'x' }]) {
        const answer = await server.app.inject({ method: 'POST', url: CALLS.registerShop.path, payload });
        expect(answer.statusCode).toBe(422);
      }
    });
  });

  describe('a visitor who writes', () => {
    const write = (change: object = {}) =>
      server.app.inject({
        method: 'POST',
        url: CALLS.sendEnquiry.path,
        payload: { contact: { ...ENQUIRY, service_uuid: SERVICE_UUID, ...change } },
      });
    const readRows = () => rowsOf<Record<string, string>>(server.db, sql`select * from contact_enquiries`);

    // Clause 1.7-13
    it('is stored with line breaks', async () => {
      expect((await write()).statusCode).toBe(201);
      expect(await readRows()).toMatchObject([
        { name: '山田 花子', mail_body: '取材について\n教えてください' },
      ]);
      await server.db.execute(sql`delete from contact_enquiries`);
    });

    it.each([
      ['name', ''],
      ['email', 'x'],
      ['mail_body', ' '],
      ['mail_body', 'あ'.repeat(10_001)],
      ['service_uuid', 'x'],
    ])('is refused with 422 that names %s', async (field, value) => {
      const answer = await write({ [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.details.map((detail: { field: string }) => detail.field)).toContain(field);
      expect(await readRows()).toEqual([]);
    });
  });
});

describe('A seller who asked for quotes', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  // Clause 1.3-4
  test('is among the recent requests by place and goods, and by nothing else', async () => {
    const { status, body } = await server.submit();
    expect(status).toBeLessThan(300);
    const answer = await server.app.inject({ url: CALLS.recentAppraisals.path });
    const [first] = recentAppraisalsAnswer.parse(answer.json()).recent_appraisals;
    expect(first?.time).toBe('1分前');
    expect(first?.example).toBeUndefined();
    expect(first?.location).toMatch(/[都道府県]$/);
    // Its name needs the key of the server: nobody finds the uuid by trying.
    expect(holdsUuid(answer.body, body.uuid)).toBe(false);
    expect(server.links.names.open(String(first?.id), 'recent appraisals')).toBe(body.uuid);
    const [row] = await rowsOf<{ name1: string; email: string; tel1: string; addr1: string }>(
      server.db,
      sql`select name1, email, tel1, addr1 from requests`,
    );
    for (const personal of Object.values(row ?? {}).filter(Boolean))
      expect(answer.body).not.toContain(personal);
  });
});
