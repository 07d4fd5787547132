import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/base/limits.ts';
import {
  openPhoneLink,
  PHONE_NEWS_PATH,
  type PhoneNews,
  phoneLink,
  phoneNews,
  phonePhotoPath,
  sendPhonePhoto,
  tellPhoneLink,
} from '#contract/calls/phone-link.ts';
import { PHONE_KEY_HEADER } from '#contract/calls/phone-places.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { heicWithNotes, jpeg, png } from '#test/server/photos.ts';
import { TestClock } from '#test/server/quiet.ts';
import { isKept } from '../commands/backup/tables.ts';
import { installation, phoneLinks, phonePhotos } from '../db/schema.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import { keepPhoto, linkOf, tidyPhoneLinks } from '../phone/phone-links.ts';

const clock = new TestClock();
let server: TestApp;
let base: string;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  await testDatabase.database.db.insert(installation).values({}).onConflictDoNothing();
  server = await startTestApp({
    opened: testDatabase,
    clock,
    limits: await readRateLimits(testDatabase.database),
  });
  base = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  clock.reset();
  await server.db.execute(sql`truncate phone_links, rate_limits cascade`);
  await server.reset();
});
afterAll(() => server.close());

interface Ends {
  /** The key of the form. */
  form: string;
  /** The key of the phone. */
  phone: string;
}

async function open(room: number = LIMITS.photosPerItem): Promise<Ends> {
  const { status, body } = await ask(openPhoneLink.path, '', { method: 'POST', ...json({ room }) });
  expect(status).toBe(201);
  const { origin, pathname, search, hash } = new URL(body.url);
  expect([origin, pathname, search]).toEqual([base, '/phone', '']);
  return { form: body.key, phone: hash.slice(1) };
}

const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

async function ask(path: string, key: string, { headers, ...init }: RequestInit = {}) {
  const answer = await fetch(base + path, { ...init, headers: { ...headers, [PHONE_KEY_HEADER]: key } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) };
}

const tell = (key: string, news: { room: number; taken?: string[]; ends?: boolean }) =>
  ask(tellPhoneLink.path, key, { method: 'POST', ...json({ taken: [], ends: false, ...news }) });

function send(key: string, content: Buffer = jpeg(), name = 'watch.jpg', sentAs: string = randomUUID()) {
  const body = new FormData();
  body.set('sent_as', sentAs);
  body.set('photos', new File([Uint8Array.from(content)], name));
  return ask(sendPhonePhoto.path, key, { method: 'POST', body });
}

const stateOf = (key: string) => ask(phoneLink.path, key);

/** The news of a form, one after the other. */
async function* newsOf(key: string): AsyncGenerator<PhoneNews> {
  const answer = await fetch(base + PHONE_NEWS_PATH, { headers: { [PHONE_KEY_HEADER]: key } });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) yield phoneNews.parse(JSON.parse(event.slice('data: '.length)));
  }
}

/** The first news that is as wanted. */
async function newsWith(
  news: AsyncGenerator<PhoneNews>,
  isWanted: (one: PhoneNews) => boolean,
): Promise<PhoneNews> {
  for (;;) {
    const { value, done } = await news.next();
    if (done) throw new Error('the news have ended');
    if (isWanted(value)) return value;
  }
}

const photoFiles = async () =>
  (await server.filesOnDisk()).filter((path) => path.endsWith('.jpg') || path.endsWith('.png'));

const waitingPhotos = async (key: string) => {
  const news = newsOf(key);
  const { value } = await news.next();
  await news.return(undefined);
  return (value as PhoneNews).photos;
};

const fetched = (key: string, uuid: string) =>
  fetch(base + phonePhotoPath(uuid), { headers: { [PHONE_KEY_HEADER]: key } });

describe('A photo of the phone', () => {
  test('arrives at the form that waits, which fetches it, and is then gone from the server', async () => {
    const { form, phone } = await open();
    const news = newsOf(form);
    expect((await news.next()).value).toEqual({ opened: false, ended: false, photos: [] });
    expect((await stateOf(phone)).body).toEqual({ room: 3, arrived: 0 });
    expect((await news.next()).value).toEqual({ opened: true, ended: false, photos: [] });

    expect((await send(phone, png(), 'front.png')).body).toEqual({ room: 2, arrived: 1 });
    const [photo] = (await newsWith(news, ({ photos }) => photos.length > 0)).photos;
    expect(photo).toMatchObject({ name: 'front.png', type: 'image/png' });
    const answer = await fetched(form, photo?.uuid ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png());

    expect(await photoFiles()).toHaveLength(1);
    expect((await tell(form, { room: 2, taken: [photo?.uuid ?? ''] })).status).toBe(200);
    expect((await newsWith(news, ({ photos }) => photos.length === 0)).ended).toBe(false);
    expect(await server.filesOnDisk()).toEqual([]);
    expect((await fetched(form, photo?.uuid ?? '')).status).toBe(404);
    expect((await stateOf(phone)).body).toEqual({ room: 2, arrived: 1 });
    await news.return(undefined);
  });

  test('waits for a form that comes back later', async () => {
    const { form, phone } = await open();
    await send(phone);
    await send(phone, png(), 'back.png');
    expect((await waitingPhotos(form)).map(({ name }) => name)).toEqual(['watch.jpg', 'back.png']);
  });

  test('that another process has received arrives too', async () => {
    const { form, phone } = await open();
    const news = newsOf(form);
    await news.next();
    const link = await linkOf(server.db, 'phone', phone, clock.now());
    const uuid = randomUUID();
    const photo = { name: 'a.jpg', type: 'image/jpeg', bytes: 1, originalName: 'watch.jpg' } as const;
    await keepPhoto(
      server.db,
      { keep: async () => {} },
      link,
      { uuid, sentAs: randomUUID(), photo },
      clock.now(),
    );
    expect((await newsWith(news, ({ photos }) => photos.length > 0)).photos).toMatchObject([{ uuid }]);
    await news.return(undefined);
  });

  test('arrives without the place and time that the camera has noted', async () => {
    const { form, phone } = await open();
    const { content } = heicWithNotes('place and time', true);
    expect((await send(phone, content, 'a.heic')).status).toBe(200);
    const [photo] = await waitingPhotos(form);
    const bytes = Buffer.from(await (await fetched(form, photo?.uuid ?? '')).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.toString('latin1')).not.toContain('place and time');
  });

  test('that is sent twice counts once', async () => {
    const { form, phone } = await open();
    const sentAs = randomUUID();
    await send(phone, jpeg(), 'watch.jpg', sentAs);
    expect((await send(phone, jpeg(), 'watch.jpg', sentAs)).body).toEqual({ room: 2, arrived: 1 });
    const [photo] = await waitingPhotos(form);
    await tell(form, { room: 2, taken: [photo?.uuid ?? ''] });
    expect((await send(phone, jpeg(), 'watch.jpg', sentAs)).body).toEqual({ room: 2, arrived: 1 });
    expect(await server.filesOnDisk()).toEqual([]);
  });

  test('that is none is refused as in the form', async () => {
    const { phone } = await open();
    const { status, body } = await send(phone, Buffer.from('no photo'), 'watch.jpg');
    expect([status, body.error.code, body.error.message]).toEqual([
      422,
      'invalid_submission',
      PHOTO_MESSAGES.badType('watch.jpg'),
    ]);
    expect(await server.filesOnDisk()).toEqual([]);
  });

  test('without the uuid of the phone is refused', async () => {
    const { phone } = await open();
    expect((await send(phone, jpeg(), 'watch.jpg', 'none')).body.error.code).toBe('malformed_form');
    expect(await server.filesOnDisk()).toEqual([]);
  });

  test('is found by a sweep as one of a form, and not set aside', async () => {
    const { form, phone } = await open();
    await send(phone);
    expect(await server.photos.sweep(server.db)).toMatchObject({ setAside: 0, erased: 0 });
    const [photo] = await waitingPhotos(form);
    expect((await fetched(form, photo?.uuid ?? '')).status).toBe(200);
  });
});

describe('As many photos come as the item takes', () => {
  test('from two phones together', async () => {
    const { form, phone } = await open(2);
    const outcomes = await Promise.all([send(phone), send(phone), send(phone)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(outcomes.find(({ status }) => status === 409)?.body.error.code).toBe('too_many_photos');
    expect(await waitingPhotos(form)).toHaveLength(2);
    expect(await photoFiles()).toHaveLength(2);
  });

  test('and one more when the seller removes one in the form', async () => {
    const { form, phone } = await open(0);
    expect((await send(phone)).body.error.code).toBe('too_many_photos');
    await tell(form, { room: 1 });
    expect((await send(phone)).body).toEqual({ room: 0, arrived: 1 });
  });

  test.each([-1, 4, 1.5, 'two'])('a room of %s is refused', async (room) => {
    const { body } = await ask(openPhoneLink.path, '', { method: 'POST', ...json({ room }) });
    expect(body.error.code).toBe('invalid_body');
  });
});

describe('A link', () => {
  test('ends after an hour, and a phone reads that', async () => {
    const { form, phone } = await open();
    await send(phone);
    clock.advance(59);
    expect((await stateOf(phone)).status).toBe(200);
    clock.advance(1);
    for (const { body } of [await stateOf(phone), await send(phone), await tell(form, { room: 3 })])
      expect(body.error.code).toBe('expired_link');
    await tidyPhoneLinks(server.db, server.photos, clock.now());
    expect(await server.filesOnDisk()).toEqual([]);
    expect((await stateOf(phone)).body.error.code).toBe('expired_link');
  });

  test('is forgotten after a day', async () => {
    const { phone } = await open();
    await send(phone);
    clock.advance(25 * 60 + 1);
    await tidyPhoneLinks(server.db, server.photos, clock.now());
    expect([await server.db.$count(phoneLinks), await server.db.$count(phonePhotos)]).toEqual([0, 0]);
    expect((await stateOf(phone)).body.error.code).toBe('unknown_link');
  });

  test('that holds loses nothing when others are tidied up', async () => {
    const { form, phone } = await open();
    await send(phone);
    await tidyPhoneLinks(server.db, server.photos, clock.now());
    expect(await waitingPhotos(form)).toHaveLength(1);
  });

  test('ends when the form says so: what it has not fetched is removed, and its news end', async () => {
    const { form, phone } = await open();
    await send(phone);
    const news = newsOf(form);
    await news.next();
    await tell(form, { room: 3, ends: true });
    expect(await newsWith(news, ({ ended }) => ended)).toEqual({ opened: false, ended: true, photos: [] });
    expect((await news.next()).done).toBe(true);
    expect(await server.filesOnDisk()).toEqual([]);
    expect((await send(phone)).body.error.code).toBe('expired_link');
  });

  test('opens for its own key only: not for the other end, another form, or a guess', async () => {
    const [one, other] = [await open(), await open()];
    await send(one.phone);
    const [photo] = await waitingPhotos(one.form);
    expect((await fetched(other.form, photo?.uuid ?? '')).status).toBe(404);
    expect((await fetched(one.phone, photo?.uuid ?? '')).status).toBe(404);
    for (const { body } of [
      await stateOf(one.form),
      await send(one.form),
      await tell(one.phone, { room: 3, ends: true }),
      await ask(PHONE_NEWS_PATH, one.phone),
      await ask(phoneLink.path, ''),
      await stateOf(`${one.phone.slice(0, -1)}_`),
    ])
      expect(body.error.code).toBe('unknown_link');
    await tell(other.form, { room: 3, taken: [photo?.uuid ?? ''] });
    expect(await waitingPhotos(one.form)).toHaveLength(1);
  });

  test('is stored without its keys, and in no backup', async () => {
    const { form, phone } = await open();
    const rows = JSON.stringify(await server.db.select().from(phoneLinks));
    expect(rows).not.toContain(form);
    expect(rows).not.toContain(phone);
    expect(['phone_links', 'phone_photos'].filter(isKept)).toEqual([]);
  });

  test('is not made for somebody who asks for too many', async () => {
    // The address of this machine counts for nothing, so this one comes by name.
    const statuses: number[] = [];
    for (let index = 0; index <= 60; index += 1) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: openPhoneLink.path,
        payload: { room: 3 },
        remoteAddress: '203.0.113.9',
      });
      statuses.push(statusCode);
    }
    expect(statuses.at(0)).toBe(201);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('A page of a partner may ask, with the key in a header', async () => {
  const answer = await fetch(base + tellPhoneLink.path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': PHONE_KEY_HEADER.toLowerCase() },
  });
  expect(answer.headers.get('access-control-allow-headers')).toContain(PHONE_KEY_HEADER.toLowerCase());
});

test('A link waits for four forms at most', async () => {
  const { form } = await open();
  const news = [1, 2, 3, 4].map(() => newsOf(form));
  for (const one of news) await one.next();
  expect((await ask(PHONE_NEWS_PATH, form)).body.error.code).toBe('unavailable');
  for (const one of news) await one.return(undefined);
});
