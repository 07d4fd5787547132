import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { CALLS } from '#contract/calls/index.ts';
import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import { FORM_MESSAGES } from '#contract/refusals/form-messages.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { submissionAnswer, toSubmissionResult } from '#contract/schemas/submission.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { shownOf } from '#test/server/heic-pixels.ts';
import { heif, jpeg, png, webp } from '#test/server/photos.ts';
import { turnedHeic } from '#test/server/real-photos.ts';
import {
  encodeForm,
  pairsOf,
  SENT_CUSTOMER,
  type SentPhoto,
  type SentSubmission,
} from '#test/server/submission.ts';
import { requestItems, requestPhotos, requests } from '../db/schema.ts';

const REQUEST = 'user_form[user_requests][]';

describe('a seller sends a request', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const send = async (pairs: readonly (readonly [string, string | SentPhoto])[]) => {
    const form = await encodeForm(pairs);
    return server.app.inject({ method: 'POST', url: CALLS.submitRequest.path, ...form });
  };
  const itemsOf = (uuid: string) =>
    server.db
      .select()
      .from(requestItems)
      .where(eq(requestItems.requestUuid, uuid))
      .orderBy(requestItems.position);
  const photosOf = (uuid: string) =>
    server.db
      .select()
      .from(requestPhotos)
      .where(eq(requestPhotos.requestUuid, uuid))
      .orderBy(requestPhotos.itemPosition, requestPhotos.position);

  // Clauses 1.1-2, 2.1-8, 2.7-26
  it('and is shown ten shops', async () => {
    const { status, body } = await server.submit();
    expect(status).toBe(200);
    const { uuid, shops } = toSubmissionResult(submissionAnswer.parse(body));
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(shops).toHaveLength(10);
    expect(new Set(shops.map((shop) => shop.company_shop_name)).size).toBe(10);
    for (const shop of shops) {
      for (const text of Object.values(shop)) expect(text).not.toBe('');
    }
  });

  it('and is told where to see what becomes of it, also if the form asks again', async () => {
    const key = crypto.randomUUID();
    const answers = [(await server.submit({}, key)).body, (await server.submit({}, key)).body];
    const [first, again] = answers.map((body) => toSubmissionResult(submissionAnswer.parse(body)));
    const [, token = ''] =
      /^http:\/\/localhost(?::80)?\/requests\/([\w-]+)$/.exec(first?.requestUrl ?? '') ?? [];
    expect(server.links.tokens.open('request', token)).toMatchObject({ uuids: [first?.uuid], version: 0 });
    expect(again?.requestUrl).toBe(first?.requestUrl);
    const { answer } = await server.link(
      token,
      'readOwnRequest',
      {},
      { ip: '203.0.113.1', isHere: false, agent: '' },
    );
    expect(answer?.state).toBe('sending');
  });

  test.each(['elsewhere.example', '203.0.113.5', 'a b', 'localhost:99999', ''])(
    'and no name that the server was called by becomes a link: %j',
    async (host) => {
      const form = await encodeForm(pairsOf());
      const headers = { ...form.headers, host };
      const answer = await server.app.inject({
        method: 'POST',
        url: CALLS.submitRequest.path,
        headers,
        payload: form.payload,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().request_url ?? '').not.toContain(host || 'example');
    },
  );

  // Clause 2.7-24
  it('and everything is stored as it was sent, except the address, which is the one that the server saw', async () => {
    const attribution = {
      inflow: 'google',
      referer: 'https://www.google.com/',
      ip_address: '203.0.113.9',
      utm_source: 'news',
      utm_medium: 'mail',
      utm_campaign: '秋',
      user_note: '箱に傷があります\n😀',
    };
    const { body } = await server.submit({
      customer: { name1: ' 髙橋 一郎 ', zip1: '162-0801', tel1: '090 0000 1234' },
      attribution,
      items: [
        {
          category: 'watch',
          attributes: [['ROLEX（ロレックス）', 'デイトナ', 'わからない']],
          detail: { item_accessory: '箱, 保証書', item_condition: '美品', item_purchase_date: '3年以内' },
          photos: [{ name: '時計.jpg', content: jpeg(5000) }],
        },
        {
          category: 'camera',
          attributes: [['Canon', 'EOS R5'], ['デジタルカメラ']],
          detail: { item_lense: 'ボディのみ' },
        },
        {
          category: 'antique',
          attributes: [['着物']],
          photos: [
            { name: 'a.heic', content: heif('heic') },
            { name: 'b.png', content: png() },
          ],
        },
      ],
    });
    const [request] = await server.db.select().from(requests);
    expect(request).toMatchObject({
      uuid: body.uuid,
      mediumUuid: DEFAULT_MEDIUM_UUID,
      name1: '髙橋 一郎',
      kana1: SENT_CUSTOMER.kana1,
      zip1: '1620801',
      addr1: SENT_CUSTOMER.addr1,
      tel1: '09000001234',
      email: SENT_CUSTOMER.email,
      prefectureId: 13,
      inflow: 'google',
      referer: attribution.referer,
      ipAddress: '127.0.0.1',
      utmSource: 'news',
      utmMedium: 'mail',
      utmCampaign: '秋',
      userNote: attribution.user_note,
    });
    expect(await itemsOf(body.uuid)).toMatchObject([
      {
        position: 0,
        category: 'watch',
        attributes: [['ROLEX（ロレックス）', 'デイトナ', 'わからない']],
        detail: { item_accessory: '箱, 保証書', item_condition: '美品', item_purchase_date: '3年以内' },
      },
      {
        position: 1,
        category: 'camera',
        attributes: [['Canon', 'EOS R5'], ['デジタルカメラ']],
        detail: { item_lense: 'ボディのみ' },
      },
      { position: 2, category: 'antique', attributes: [['着物']], detail: {} },
    ]);
    const photos = await photosOf(body.uuid);
    expect(photos).toMatchObject([
      { itemPosition: 0, position: 0, type: 'image/jpeg', bytes: 5000, originalName: '時計.jpg' },
      { itemPosition: 2, position: 0, type: 'image/heic', originalName: 'a.heic' },
      { itemPosition: 2, position: 1, type: 'image/png', originalName: 'b.png' },
    ]);
    expect((await server.filesOnDisk()).filter((name) => name.includes('/'))).toEqual(
      photos.map(({ path }) => path).sort(),
    );
  });

  test.each(CATEGORY_KEYS)('of any category: %s', async (category) => {
    const { status, body } = await server.submit({ items: [{ category }] });
    expect(status).toBe(200);
    expect(await itemsOf(body.uuid)).toMatchObject([{ category, attributes: [], detail: {} }]);
  });

  it('with brand and product by their numbers, whichever comes first', async () => {
    const [medium, ...pairs] = pairsOf({ items: [{ category: 'bag' }] });
    const brand = [`${REQUEST}[items][][0]`, 'CHANEL'] as const;
    const product = [`${REQUEST}[items][][1]`, 'マトラッセ'] as const;
    const answer = await send([medium, ...pairs, product, brand] as typeof pairs);
    expect(await itemsOf(answer.json().uuid)).toMatchObject([{ attributes: [['CHANEL', 'マトラッセ']] }]);
  });

  it('with an unknown postal code, and shops that serve the whole country are shown', async () => {
    const { status, body } = await server.submit({ customer: { zip1: '0000000' } });
    expect(status).toBe(200);
    expect(body.company_shops.length).toBeGreaterThan(0);
    expect((await server.db.select().from(requests))[0]?.prefectureId).toBeNull();
  });

  it('without attribution and without the optional address', async () => {
    const pairs = pairsOf().filter(([name]) => !/addr1/.test(name));
    expect((await send(pairs)).statusCode).toBe(200);
  });

  it('with attribution too long to be true, which is cut and not refused', async () => {
    const { status } = await server.submit({
      attribution: { referer: 'x'.repeat(20_000), utm_source: '\0' },
    });
    expect(status).toBe(200);
    expect((await server.db.select().from(requests))[0]?.referer).toHaveLength(5000);
  });

  it('with a medium that is none, a mistake of the partner: it counts towards our own', async () => {
    const pairs = pairsOf().filter(([name]) => name !== 'medium_uuid');
    expect((await send([['medium_uuid', 'partner-7'], ...pairs])).statusCode).toBe(200);
    expect((await server.db.select().from(requests))[0]?.mediumUuid).toBe(DEFAULT_MEDIUM_UUID);
  });

  it('with ids of affiliates and ads: at most forty, and what is none is left out', async () => {
    const id = (key: string, value: string) =>
      [`user_form[user_attributes][tracking][${key}]`, value] as const;
    const many = Array.from({ length: 50 }, (_none, index) => id(`key-${index}`, 'x'));
    const [medium, ...pairs] = pairsOf();
    const fields = [
      medium,
      id('a8', 'a23'),
      id('sub id', 'x'),
      id('long', 'x'.repeat(900)),
      ...many,
      ...pairs,
    ];
    expect((await send(fields as typeof pairs)).statusCode).toBe(200);
    const { tracking } = (await server.db.select().from(requests))[0] ?? {};
    expect(Object.keys(tracking ?? {})).toHaveLength(40);
    expect(tracking).toMatchObject({ a8: 'a23', long: 'x'.repeat(500), 'key-0': 'x' });
    expect(tracking).not.toHaveProperty('sub id');
  });

  it('with ids that are no list: they are left out', async () => {
    const [medium, ...pairs] = pairsOf();
    const fields = [medium, ['user_form[user_attributes][tracking]', 'a8'], ...pairs];
    expect((await send(fields as typeof pairs)).statusCode).toBe(200);
    expect((await server.db.select().from(requests))[0]?.tracking).toBeNull();
  });

  describe('a photo is known by its content', () => {
    test.each([
      ['photo.jfif', jpeg(), 'image/jpeg'],
      ['photo', png(), 'image/png'],
      ['photo', webp(), 'image/webp'],
      ['photo.heic', heif('mif1'), 'image/heif'],
      ['../../../etc/passwd', jpeg(), 'image/jpeg'],
    ])('%s', async (name, content, type) => {
      const { status, body } = await server.submit({
        items: [{ category: 'bag', photos: [{ name, content }] }],
      });
      expect(status).toBe(200);
      const [photo] = await photosOf(body.uuid);
      expect(photo).toMatchObject({
        type,
        path: expect.stringMatching(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z]+$/),
      });
    });

    it('a HEIC that only its Exif turns stands upright for everybody who gets its link', async () => {
      const photo = { name: 'IMG_0001.HEIC', content: turnedHeic(6) };
      const { body } = await server.submit({ items: [{ category: 'bag', photos: [photo] }] });
      const subject = { request: body.uuid, shop: undefined, version: 0, item: 0, position: 0 };
      const answer = await server.app.inject(`/v1/photos/${server.links.photos.make(subject)}`);
      expect(answer.headers['content-type']).toBe('image/heic');
      expect(await shownOf(answer.rawPayload)).toMatchObject({ width: 64, height: 96 });
    });

    it('the same photo twice is two photos', async () => {
      const photo = { name: 'a.jpg', content: jpeg() };
      const { body } = await server.submit({ items: [{ category: 'bag', photos: [photo, photo] }] });
      expect(await photosOf(body.uuid)).toHaveLength(2);
    });

    // Clause 2.9-2
    it('a photo of exactly 10 MB is accepted', async () => {
      const photo = { name: 'a.jpg', content: jpeg(10 * 1024 * 1024) };
      expect((await server.submit({ items: [{ category: 'bag', photos: [photo] }] })).status).toBe(200);
    });
  });

  const photos = (...list: SentPhoto[]): SentSubmission => ({ items: [{ category: 'bag', photos: list }] });
  const good = { name: 'good.jpg', content: jpeg() };

  describe('nothing is stored, no row and no file, and the answer names what is wrong:', () => {
    afterEach(async () => {
      expect(await server.storedRows()).toEqual(NOTHING_STORED);
      expect(await server.filesOnDisk()).toEqual([]);
    });

    test.each([
      ['name1', '', CUSTOMER_FIELDS.name1.messages.required],
      ['name1', '　', CUSTOMER_FIELDS.name1.messages.required],
      ['name1', 'あ'.repeat(51), CUSTOMER_FIELDS.name1.messages.tooLong],
      ['kana1', '', CUSTOMER_FIELDS.kana1.messages.required],
      ['kana1', 'やまだ', CUSTOMER_FIELDS.kana1.messages.format],
      ['zip1', '', CUSTOMER_FIELDS.zip1.messages.required],
      ['zip1', '162080', CUSTOMER_FIELDS.zip1.messages.format],
      ['email', '', CUSTOMER_FIELDS.email.messages.required],
      ['email', 'taro@', CUSTOMER_FIELDS.email.messages.format],
      ['tel1', '', CUSTOMER_FIELDS.tel1.messages.required],
      ['tel1', '12345', CUSTOMER_FIELDS.tel1.messages.format],
    ])('%s "%s"', async (field, value, message) => {
      const { status, body } = await server.submit({ customer: { [field]: value } });
      expect(status).toBe(422);
      expect(body.error.message).toBe(CALL_MESSAGES.submission.invalid);
      expect(body.error.details).toEqual([{ field: `user_form[address_attributes][${field}]`, message }]);
    });

    test.each([
      ['a file that is too large', 'big.jpg', jpeg(10 * 1024 * 1024 + 1), PHOTO_MESSAGES.tooLarge('big.jpg')],
      ['an empty file', '空.jpg', Buffer.alloc(0), PHOTO_MESSAGES.badType('空.jpg')],
      [
        'a text called a photo',
        'fake.jpg',
        Buffer.from('no photo at all, honestly'),
        PHOTO_MESSAGES.badType('fake.jpg'),
      ],
      [
        'a photo that was cut off',
        'half.jpg',
        jpeg(4000).subarray(0, 2000),
        PHOTO_MESSAGES.badType('half.jpg'),
      ],
    ])('%s', async (_name, name, content, message) => {
      const { status, body } = await server.submit(photos(good, { name, content }));
      expect(status).toBe(422);
      expect(body.error.details).toEqual([{ field: 'user_form[user_requests][0][item_images][1]', message }]);
    });

    // Clause 2.9-2
    it('four photos of one item', async () => {
      const { status, body } = await server.submit(photos(good, good, good, good));
      expect([status, body.error.details?.[0]?.message]).toEqual([422, PHOTO_MESSAGES.tooMany]);
    });

    it('all at once, when much is wrong', async () => {
      const { body } = await server.submit({
        ...photos({ name: 'x', content: Buffer.from('x') }),
        customer: { name1: '', email: '' },
      });
      expect(body.error.details).toHaveLength(3);
    });

    const without = (pattern: RegExp) => pairsOf().filter(([name]) => !pattern.test(name));
    const customerOnly = without(/user_requests/);
    const withItem = (...pairs: [string, string | SentPhoto][]) => [...pairsOf(), ...pairs];
    test.each<[string, [string, string | SentPhoto][], number]>([
      ['no items', customerOnly, 422],
      ['no customer', without(/address_attributes/), 422],
      ['nothing but a medium', without(/user_form/), 422],
      ['items that are text', [...customerOnly, ['user_form[user_requests]', 'x']], 422],
      ['items that are a list of text', [...customerOnly, ['user_form[user_requests][]', 'x']], 422],
      ['a category that does not exist', [...customerOnly, [`${REQUEST}[medium_uuid]`, 'x']], 422],
      ['a category that is a file', [...customerOnly, [`${REQUEST}[medium_uuid]`, good]], 422],
      ['a name that is a file', [...without(/name1/), ['user_form[address_attributes][name1]', good]], 422],
      [
        'a name that nobody can see',
        [...without(/name1/), ['user_form[address_attributes][name1]', '\u200b\u3164']],
        422,
      ],
      ['a name that is a list', [...without(/name1/), ['user_form[address_attributes][name1][]', 'x']], 422],
      ['a photo that is text', withItem([`${REQUEST}[item_images][]`, 'x']), 422],
      ['details that are text', withItem([`${REQUEST}[item_detail]`, 'x']), 422],
      ['details with a strange key', withItem([`${REQUEST}[item_detail][<b>]`, 'x']), 422],
      ['details that are nested', withItem([`${REQUEST}[item_detail][a][b]`, 'x']), 422],
      ['attributes without numbers', withItem([`${REQUEST}[items][][x]`, 'x']), 422],
      [
        'attributes that are text',
        [...customerOnly, [`${REQUEST}[medium_uuid]`, CATEGORY_UUIDS.bag], [`${REQUEST}[items]`, 'x']],
        422,
      ],
      ['names that contradict each other', withItem(['user_form', 'x'], ['user_form[x]', 'y']), 422],
      ['names nested without end', withItem([`a${'[b]'.repeat(30)}`, 'x']), 422],
      ['a name without end', withItem(['a'.repeat(300), 'x']), 422],
      ['a text without end', withItem(['a', 'x'.repeat(70_000)]), 422],
      [
        'texts that are more than a megabyte together',
        withItem(...Array.from({ length: 20 }, (_, n): [string, string] => [`f${n}`, 'x'.repeat(60_000)])),
        422,
      ],
      [
        'a note of 5,001 characters',
        withItem(['user_form[user_attributes][user_note]', 'あ'.repeat(5001)]),
        422,
      ],
      [
        'more fields than any form has',
        withItem(...Array.from({ length: 1001 }, (_, n): [string, string] => [`f${n}`, ''])),
        422,
      ],
      [
        'more files than any form has',
        withItem(...Array.from({ length: 81 }, (): [string, SentPhoto] => ['f', good])),
        422,
      ],
      ['21 items', Array.from({ length: 21 }, () => pairsOf()).flat(), 422],
    ])('%s', async (_name, pairs, status) => {
      const answer = await send(pairs);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    });

    it('no item is refused in the form’s own words', async () => {
      const answer = await send(customerOnly);
      expect(answer.json().error.details).toContainEqual({
        field: 'user_form[user_requests]',
        message: FORM_MESSAGES.noItems,
      });
    });

    test.each([
      ['JSON', 'application/json', '{}', 415],
      ['a form that is not multipart', 'application/x-www-form-urlencoded', 'a=1', 415],
      ['multipart without a boundary', 'multipart/form-data', 'x', 400],
      [
        'multipart that is something else',
        'multipart/form-data; boundary=x',
        'this is no multipart body',
        400,
      ],
      [
        'multipart that ends too early',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
        400,
      ],
      [
        'a file that ends too early',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nb',
        400,
      ],
      [
        'a field without a name',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n',
        422,
      ],
      [
        'a file without a name',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; filename="x"\r\n\r\nb\r\n--x--\r\n',
        422,
      ],
      ['an empty multipart body', 'multipart/form-data; boundary=x', '--x--\r\n', 422],
      ['no body', 'multipart/form-data; boundary=x', '', 400],
    ])('%s', async (_name, type, payload, status) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: CALLS.submitRequest.path,
        headers: { 'content-type': type },
        payload,
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json().error.message).toEqual(expect.any(String));
    });
  });

  it('a file input that was left empty is no photo, and takes no other answer away', async () => {
    const multipart = (pairs: readonly (readonly [string, unknown])[]) =>
      pairs
        .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('');
    const empty = `--x\r\nContent-Disposition: form-data; name="${REQUEST}[item_images][]"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`;
    const second = [
      [`${REQUEST}[medium_uuid]`, CATEGORY_UUIDS.bag],
      [`${REQUEST}[item_detail][item_accessory]`, '保存袋'],
    ] as const;
    const answer = await server.app.inject({
      method: 'POST',
      url: CALLS.submitRequest.path,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${multipart(pairsOf())}${empty}${multipart(second)}--x--\r\n`,
    });
    expect(answer.statusCode).toBe(200);
    expect(await photosOf(answer.json().uuid)).toEqual([]);
    expect(await itemsOf(answer.json().uuid)).toMatchObject([
      { category: 'watch' },
      { category: 'bag', detail: { item_accessory: '保存袋' } },
    ]);
  });
});
