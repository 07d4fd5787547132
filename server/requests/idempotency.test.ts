import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import type { SentSubmission } from '#test/server/submission.ts';
import { requests } from '../db/schema.ts';

const WITH_PHOTO: SentSubmission = {
  items: [
    {
      category: 'bag',
      attributes: [['CHANEL', 'マトラッセ']],
      photos: [{ name: 'a.jpg', content: jpeg(900) }],
    },
  ],
};

describe('a request that is sent twice counts once', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const once = { requests: 1, request_items: 1, request_photos: 1, matches: 10 };
  const files = async () => (await server.filesOnDisk()).filter((name) => name.includes('/'));

  it('one after the other: the second is answered like the first', async () => {
    const key = randomUUID();
    const first = await server.submit(WITH_PHOTO, key);
    const second = await server.submit(WITH_PHOTO, key.toUpperCase());
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect(await server.storedRows()).toEqual(once);
    expect(await files()).toHaveLength(1);
  });

  it('ten at the same moment: all are answered alike', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.submit(WITH_PHOTO, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await server.storedRows()).toEqual(once);
    expect(await files()).toHaveLength(1);
  });

  it('a second attempt from another address is still the same request', async () => {
    const key = randomUUID();
    const first = await server.submit({ ...WITH_PHOTO, attribution: { ip_address: '203.0.113.1' } }, key);
    const second = await server.submit({ ...WITH_PHOTO, attribution: { ip_address: '' } }, key);
    expect(second).toEqual(first);
  });

  it('a failed attempt does not use the key up', async () => {
    const key = randomUUID();
    expect((await server.submit({ ...WITH_PHOTO, customer: { email: '' } }, key)).status).toBe(422);
    expect((await server.submit(WITH_PHOTO, key)).status).toBe(200);
  });

  test.each<[string, SentSubmission]>([
    ['another name', { ...WITH_PHOTO, customer: { name1: '別人' } }],
    ['another item', { items: [{ category: 'watch' }] }],
    [
      'another photo',
      {
        items: [
          { ...WITH_PHOTO.items?.[0], category: 'bag', photos: [{ name: 'a.jpg', content: jpeg(901) }] },
        ],
      },
    ],
  ])('the same key with %s is refused', async (_name, other) => {
    const key = randomUUID();
    await server.submit(WITH_PHOTO, key);
    const { status, body } = await server.submit(other, key);
    expect([status, body.error.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await server.storedRows()).toEqual(once);
    expect(await files()).toHaveLength(1);
  });

  it('that an earlier release stored is answered when it is repeated to this one', async () => {
    const key = randomUUID();
    const first = await server.submit(WITH_PHOTO, key);
    const [row] = await server.db.select().from(requests).where(eq(requests.uuid, first.body.uuid));
    const { mediumUuid, name1, kana1, zip1, tel1, email, addr1, userNote } = row ?? {};
    const customer = { name1, kana1, zip1, tel1, email, addr1 };
    const photo = createHash('sha256').update(jpeg(900)).digest('hex');
    const content = [mediumUuid, customer, userNote, [['bag', [['CHANEL', 'マトラッセ']], [], [photo]]]];
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    expect(row?.fingerprint).not.toBe(fingerprint);
    await server.db.update(requests).set({ fingerprint });

    expect(await server.submit(WITH_PHOTO, key)).toEqual(first);
    const other = await server.submit({ ...WITH_PHOTO, customer: { name1: '別人' } }, key);
    expect(other.body.error.code).toBe('idempotency_key_reused');
    expect(await server.storedRows()).toEqual(once);
  });

  it('without a key, or with two keys, it counts twice', async () => {
    for (const key of [undefined, undefined, randomUUID(), randomUUID()])
      await server.submit(WITH_PHOTO, key);
    expect((await server.storedRows()).requests).toBe(4);
  });

  it('a key that is no uuid is refused', async () => {
    const { status, body } = await server.submit(WITH_PHOTO, 'again');
    expect([status, body.error.code]).toEqual([422, 'invalid_idempotency_key']);
  });
});
