import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeForm, encodeSubmission, type SentForm } from '#test/server/submission.ts';
import { requests } from '../db/schema.ts';
import { readMarks } from '../limits/marks.ts';
import { reserveShops } from '../matching/reserve-shops.ts';
import { giveBackLost } from '../matching/shop-counts.ts';
import { dropSetAside } from '../people/drop-set-aside.ts';
import { erasePerson } from '../people/erase.ts';

const IDLE_MS = 300;

describe('an upload that fails leaves nothing behind', () => {
  let server: TestApp;
  let form: SentForm;
  beforeAll(async () => {
    server = await startTestApp({ times: { uploadIdleMs: IDLE_MS } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    form = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg(2_000_000) }] }],
    });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const nothingLeft = async () => {
    await vi.waitFor(async () => expect(await server.filesOnDisk()).toEqual([]), { timeout: 5_000 });
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
  };
  const somethingArrived = () =>
    vi.waitFor(async () => expect((await server.filesOnDisk()).length).toBeGreaterThan(1), {
      timeout: 5_000,
    });

  it('when the seller’s connection breaks off', async () => {
    const socket = await open(server.app);
    socket.write(head(form));
    socket.write(form.payload.subarray(0, 1_000_000));
    await somethingArrived();
    socket.destroy();
    await nothingLeft();
  });

  it('when it stalls: the server gives it up with 408', async () => {
    const socket = await open(server.app);
    socket.write(head(form));
    socket.write(form.payload.subarray(0, 1_000_000));
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 408 /);
    await nothingLeft();
  });

  it('when it comes drop by drop: the server gives it up with 408', async () => {
    const socket = await open(server.app);
    socket.write(head(form));
    let at = 0;
    const drops = setInterval(() => {
      socket.write(form.payload.subarray(at, at + 1));
      at += 1;
    }, IDLE_MS / 20);
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(drops);
    await nothingLeft();
  });

  it('when it says to be larger than any submission may be: refused before it is read', async () => {
    const socket = await open(server.app);
    socket.write(head(form, 700 * 1024 * 1024));
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 413 /);
    await nothingLeft();
  });

  it('when it is refused while it arrives: the next call of the connection is answered', async () => {
    const tooLong = await encodeForm([
      [`user_form[${'x'.repeat(300)}]`, ''],
      ['photo', { name: 'a.jpg', content: jpeg(5_000_000) }],
    ]);
    const socket = await open(server.app);
    socket.write(head(tooLong));
    socket.write(tooLong.payload);
    socket.write(`GET ${CALLS.prefectures.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answers = await readAll(socket);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
    await nothingLeft();
  });

  it('when the database fails half-way: the seller reads an error, the log no data', async () => {
    await server.db.execute(sql`alter table matches rename to gone`);
    try {
      const answer = await server.app.inject({ method: 'POST', url: CALLS.submitRequest.path, ...form });
      expect(answer.statusCode).toBe(500);
      expect(answer.json().error.code).toBe('unexpected');
    } finally {
      await server.db.execute(sql`alter table gone rename to matches`);
    }
    await nothingLeft();
  });

  it('when the disk fails at the last step', async () => {
    const keep = vi.spyOn(server.photos, 'keep').mockRejectedValueOnce(new Error('disk full'));
    const answer = await server.app.inject({ method: 'POST', url: CALLS.submitRequest.path, ...form });
    keep.mockRestore();
    expect(answer.statusCode).toBe(500);
    await nothingLeft();
  });

  it.each([
    ['turns read-only', 'EROFS'],
    ['fails', 'EIO'],
  ])('when the disk %s: the seller reads that it can be tried again', async (_how, code) => {
    const trouble = Object.assign(new Error(code), { code });
    const receive = vi.spyOn(server.photos, 'receive').mockRejectedValueOnce(trouble);
    const answer = await server.app.inject({ method: 'POST', url: CALLS.submitRequest.path, ...form });
    receive.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('unavailable');
    await nothingLeft();
  });

  it('when the server was killed: the next start tidies up, and deletes nothing that was ever complete', async () => {
    const { body } = await server.submit({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg() }] }],
    });
    const before = await server.filesOnDisk();
    const { mkdir, readdir, writeFile } = await import('node:fs/promises');
    const arriving = server.photos.incoming('00000000-0000-4000-8000-000000000001');
    const unstored = `${server.photos.folder}/00000000-0000-4000-8000-000000000002`;
    for (const folder of [arriving, unstored]) {
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/x.jpg`, jpeg());
    }
    expect(await server.photos.sweep(server.db)).toEqual({
      unfinished: 1,
      setAside: 1,
      erased: 0,
      takenBack: 0,
    });
    expect(await server.filesOnDisk()).toEqual(before);
    // No seller was told that it is stored, but a person decides whether it is removed.
    expect(await readdir(server.photos.setAside)).toEqual(['00000000-0000-4000-8000-000000000002']);
    expect(before[0]).toContain(body.uuid);
  });

  it('when the database was wound back and forth: photos that were set aside meanwhile are in their place again', async () => {
    const { body } = await server.submit({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg() }] }],
    });
    const before = await server.filesOnDisk();
    const rows = await server.db.select().from(requests).where(eq(requests.uuid, body.uuid));
    await server.db.delete(requests).where(eq(requests.uuid, body.uuid));
    expect(await server.photos.sweep(server.db)).toMatchObject({ setAside: 1, takenBack: 0 });
    expect(await server.filesOnDisk()).not.toEqual(before);
    await server.db.insert(requests).values(rows);
    expect(await server.photos.sweep(server.db)).toMatchObject({ setAside: 0, takenBack: 1 });
    expect(await server.filesOnDisk()).toEqual(before);
  });

  it('photos that were set aside end after some days, and sooner where nothing is kept so long', async () => {
    const { mkdir, readdir, utimes, writeFile } = await import('node:fs/promises');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const unstored = `${server.photos.folder}/00000000-0000-4000-8000-000000000003`;
    const setAside = async () => {
      await mkdir(unstored, { recursive: true });
      await writeFile(`${unstored}/x.jpg`, jpeg());
      for (const path of [`${unstored}/x.jpg`, unstored]) await utimes(path, daysAgo(29), daysAgo(29));
      expect(await server.photos.sweep(server.db)).toMatchObject({ setAside: 1 });
    };
    const drop = (setAsideDays: number, retentionDays?: number, now?: number) =>
      dropSetAside(server.db, server.photos, { setAsideDays, retentionDays }, now);
    const countSetAside = async () => (await readdir(server.photos.setAside)).length;

    await setAside();
    expect([await drop(7), await countSetAside()]).toEqual([0, 1]);
    expect([await drop(7, 30), await countSetAside()]).toEqual([0, 1]);
    expect([await drop(7, undefined, daysAgo(-8).getTime()), await countSetAside()]).toEqual([1, 0]);
    await setAside();
    // The photo arrived 29 days ago.
    expect([await drop(7, 28), await countSetAside()]).toEqual([1, 0]);
  });

  it('a person who asks to be erased is, also in photos that were set aside', async () => {
    const { mkdir, readdir, writeFile } = await import('node:fs/promises');
    const marks = await readMarks(server.db);
    const uuid = '00000000-0000-4000-8000-000000000004';
    await reserveShops(server.db, {
      uuid,
      emailMark: marks.of('email', 'Hanako@example.jp'),
      phoneMark: marks.of('phone', '080-1111-2222'),
      categories: ['bag'],
      address: '',
      zip: '1620801',
    });
    await mkdir(`${server.photos.folder}/${uuid}`);
    await writeFile(`${server.photos.folder}/${uuid}/x.jpg`, jpeg());
    // The server was killed here, and starts again.
    await giveBackLost(server.db, 0);
    expect(await server.photos.sweep(server.db)).toMatchObject({ setAside: 1 });
    expect(await erasePerson(server.db, server.photos, { email: 'other@example.jp' })).toMatchObject({
      continuations: 0,
      photos_set_aside: 0,
    });
    expect(await erasePerson(server.db, server.photos, { phone: '08011112222' })).toMatchObject({
      continuations: 0,
      photos_set_aside: 1,
    });
    expect(await readdir(server.photos.setAside)).toEqual([]);
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
  });
});

async function open(app: FastifyInstance): Promise<Socket> {
  const address = app.server.address();
  const socket = connect({
    port: typeof address === 'object' && address ? address.port : 0,
    host: '127.0.0.1',
  });
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}

const head = (form: SentForm, length = form.payload.length) =>
  `POST ${CALLS.submitRequest.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${length}\r\n\r\n`;

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}
