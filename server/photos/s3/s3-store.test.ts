import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { createDatabase, openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { heicWithNotes, jpeg, png } from '#test/server/photos.ts';
import { TestStore } from '#test/server/s3/store.ts';
import { encodeForm, encodeSubmission, type SentPhoto } from '#test/server/submission.ts';
import { backUp } from '../../commands/backup/backup.ts';
import { restore } from '../../commands/backup/restore.ts';
import { openPostgres } from '../../db/open.ts';
import { requestPhotos, requests } from '../../db/schema.ts';
import { eraseByUuid } from '../../people/erase.ts';
import { requirePartner } from '../partner.ts';
import { S3Store } from './s3-store.ts';

const PARTNER = 'database-id';
const UUID = '00000000-0000-4000-8000-000000000001';
/** Everything counts as given up; clocks may differ by a little. */
const GIVEN_UP = -60_000;
const OTHER_UUID = '00000000-0000-4000-8000-000000000002';

let s3: TestStore;
let testDatabase: TestDatabase;
let server: TestApp;
let store: S3Store;
let dataDir: string;
/** The address of the server, over which bodies arrive bit by bit. */
let base: string;

beforeAll(async () => {
  s3 = await TestStore.open();
  testDatabase = await openSeededDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'tk-s3-'));
  store = new S3Store(s3.place, dataDir);
  server = await startTestApp({ opened: testDatabase, store });
  base = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server?.close();
  await s3?.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  s3.line.disturb('open');
  if (s3.standIn) s3.standIn.fault = 'none';
  await s3.clear();
  await server.reset();
  await requirePartner(server.db, store);
});

const SMALL: SentPhoto = { name: 'a.jpg', content: jpeg(60_000) };
/** A photo of two parts. */
const LARGE: SentPhoto = { name: 'b.jpg', content: jpeg(8_000_000) };

const send = (photos: SentPhoto[], key?: string) =>
  server.submit({ items: [{ category: 'bag', photos }] }, key);
const photosIn = async (place = s3.place) => (await s3.keys(place)).filter((key) => key !== PARTNER);
const rows = () => server.db.select().from(requestPhotos).orderBy(requestPhotos.position);

async function nothingLeft() {
  await vi.waitFor(async () => expect(await photosIn()).toEqual([]), { timeout: 10_000 });
  expect(await s3.unfinished()).toEqual([]);
  expect(await server.storedRows()).toEqual(NOTHING_STORED);
  expect(await readdir(join(dataDir, 'photos/.incoming'))).toEqual([]);
}

describe('A request with photos', () => {
  it('is stored with all of them, byte by byte, and nothing else is there', async () => {
    const { status, body } = await send([SMALL, LARGE, { name: 'c.png', content: png() }]);
    expect(status).toBe(200);
    const photos = await rows();
    expect(photos.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/png']);
    expect(await photosIn()).toEqual(photos.map(({ path }) => path).sort());
    expect(photos.every(({ path }) => path.startsWith(`${body.uuid}/`))).toBe(true);
    for (const [index, content] of [SMALL.content, LARGE.content, png()].entries())
      expect(content.equals(await s3.bytes(photos[index]?.path ?? ''))).toBe(true);
    expect(await s3.unfinished()).toEqual([]);
    expect(await readdir(join(dataDir, 'photos/.incoming'))).toEqual([]);
  });

  it('shows its photos again, and says of others that they are not there', async () => {
    await send([SMALL, LARGE]);
    for (const [index, { path }] of (await rows()).entries()) {
      const photo = await store.read(path);
      const bytes = Buffer.concat((await photo?.content.toArray()) ?? []);
      expect(bytes.equals([SMALL, LARGE][index]?.content ?? Buffer.of())).toBe(true);
      expect(photo?.bytes).toBe(bytes.length);
    }
    expect(await store.read(`${UUID}/none.jpg`)).toBeUndefined();
  });

  it.each(['errorAs200', 'otherBytes'] as const)(
    'shows no photo of other bytes, but says that it cannot be had now (%s)',
    async (fault) => {
      if (!s3.standIn) return;
      await send([SMALL]);
      const [row] = await rows();
      const subject = { request: row?.requestUuid ?? '', shop: undefined, version: 0, item: 0, position: 0 };
      const url = `/v1/photos/${server.links.photos.make(subject)}`;
      expect((await server.app.inject(url)).rawPayload.equals(SMALL.content)).toBe(true);
      s3.standIn.fault = fault;
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.json().error.code).toBe('unavailable');
    },
  );

  it('is stored without what the camera noted, also where that is known only after much has arrived', async () => {
    const notes = '35.6812N 139.7671E';
    const { content } = heicWithNotes(notes, false, 7_000_000);
    expect((await send([{ name: 'a.heic', content }])).status).toBe(200);
    const [row] = await rows();
    const bytes = await s3.bytes(row?.path ?? '');
    expect(bytes.length).toBe(content.length);
    expect(content.includes(notes)).toBe(true);
    expect(bytes.includes(notes)).toBe(false);
  });

  it('that comes again with its key is stored once', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [await send([SMALL], key), await send([SMALL], key)];
    expect(second.body.uuid).toBe(first.body.uuid);
    const paths = (await rows()).map(({ path }) => path);
    await vi.waitFor(async () => expect(await photosIn()).toEqual(paths), { timeout: 10_000 });
  });

  it('gets more of them later: they lie with the others, and nothing else is left', async () => {
    const { body } = await send([SMALL]);
    const form = await encodeForm([
      ['item', '0'],
      ['photos', { name: 'c.png', content: png() }],
    ]);
    const token = server.links.token({ kind: 'request', uuids: [body.uuid], version: 0 }, new Date());
    const url = urlOf(CALLS.addPhotos, '', { params: { token } });
    expect((await server.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200);
    const photos = await rows();
    expect(photos).toHaveLength(2);
    expect(photos.every(({ path }) => path.startsWith(`${body.uuid}/`))).toBe(true);
    await vi.waitFor(async () => expect(await photosIn()).toEqual(photos.map(({ path }) => path).sort()), {
      timeout: 10_000,
    });
    expect(png().equals(await s3.bytes(photos[1]?.path ?? ''))).toBe(true);
  });

  it('that is refused leaves nothing', async () => {
    const { status } = await send([LARGE, { name: 'x.txt', content: Buffer.from('no photo at all') }]);
    expect(status).toBe(422);
    await nothingLeft();
  });

  it('whose seller goes away in the middle of it leaves nothing, not even half a photo', async () => {
    const form = await encodeSubmission({ items: [{ category: 'bag', photos: [LARGE] }] });
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(form.payload.subarray(0, 6_000_000))),
    });
    const call = fetch(base + CALLS.submitRequest.path, {
      method: 'POST',
      headers: { ...form.headers, 'content-length': String(form.payload.length) },
      body,
      signal: leaving.signal,
      ...{ duplex: 'half' },
    });
    // A part is in the store before the photo is complete.
    await vi.waitFor(async () => expect(await s3.unfinished()).toHaveLength(1), { timeout: 10_000 });
    leaving.abort();
    await expect(call).rejects.toThrow();
    await nothingLeft();
  });

  it('that the database does not take leaves nothing', async () => {
    await server.db.execute(sql`alter table matches rename to gone`);
    const { status } = await send([SMALL]);
    await server.db.execute(sql`alter table gone rename to matches`);
    expect(status).toBe(500);
    await nothingLeft();
  });
});

describe('While the store', () => {
  const health = async () => {
    const startedAt = performance.now();
    const answer = await fetch(`${base}/health`);
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    return { status: answer.status, body: await answer.json() };
  };
  const refusal = async (photos = [SMALL]) => {
    const form = await encodeSubmission({ items: [{ category: 'bag', photos }] });
    const answer = await fetch(base + CALLS.submitRequest.path, {
      method: 'POST',
      headers: form.headers,
      body: new Uint8Array(form.payload),
    });
    const { error } = (await answer.json()) as { error?: { code: string } };
    return [answer.status, error?.code, answer.headers.has('retry-after')];
  };
  const UNAVAILABLE = [503, 'unavailable', true];

  it.each(['refused', 'silent'] as const)(
    'is out of reach (%s), sellers are told to come back, and so is who asks for readiness',
    async (state) => {
      expect(await health()).toEqual({ status: 200, body: { status: 'ok' } });
      s3.line.disturb(state);
      const [answer, ready] = await Promise.all([refusal(), health()]);
      expect(answer).toEqual(UNAVAILABLE);
      expect(ready).toEqual({ status: 503, body: { status: 'photos unavailable' } });
      s3.line.disturb('open');
      expect((await health()).status).toBe(200);
      expect((await send([SMALL])).status).toBe(200);
      expect(await server.storedRows()).toMatchObject({ requests: 1, request_photos: 1 });
    },
  );

  it('breaks off in every photo, nothing is acknowledged and nothing stays', async () => {
    s3.line.disturb({ breaksAfter: 200_000, times: Number.POSITIVE_INFINITY });
    expect(await refusal([{ name: 'a.jpg', content: jpeg(2_000_000) }])).toEqual(UNAVAILABLE);
    expect(await refusal([LARGE])).toEqual(UNAVAILABLE);
    s3.line.disturb('open');
    // Nobody can tell whether a photo arrived, so a mark stays for the sweep.
    await new S3Store(s3.place, dataDir, GIVEN_UP).sweep(server.db);
    await nothingLeft();
  });

  it('breaks off once, the photo is sent again and whole', async () => {
    s3.line.disturb({ breaksAfter: 3_000_000, times: 1 });
    expect((await send([LARGE])).status).toBe(200);
    expect(s3.line.state).toBe('open');
    const [row] = await rows();
    expect(LARGE.content.equals(await s3.bytes(row?.path ?? ''))).toBe(true);
  });

  it('receives other bytes than were sent, it refuses them', async () => {
    s3.line.disturb({ garblesEvery: 50_000 });
    expect(await refusal()).toEqual(UNAVAILABLE);
    expect(await refusal([LARGE])).toEqual(UNAVAILABLE);
    s3.line.disturb('open');
    await new S3Store(s3.place, dataDir, GIVEN_UP).sweep(server.db);
    await nothingLeft();
  });

  // A real store cannot be told to do these.
  if (!process.env.S3_TEST_ENDPOINT) {
    it.each([
      ['fails', 'error', UNAVAILABLE],
      ['is full', 'quota', [507, 'storage_full', true]],
      ['says that it has a photo, and has not', 'swallow', UNAVAILABLE],
      ['says that it has a photo, and has a part of it', 'shorten', UNAVAILABLE],
    ] as const)('%s, nothing is acknowledged and nothing stays', async (_does, fault, expected) => {
      const { standIn } = s3;
      if (!standIn) throw new Error('this is a real store');
      standIn.fault = fault;
      expect(await refusal()).toEqual(expected);
      standIn.fault = 'none';
      await new S3Store(s3.place, dataDir, GIVEN_UP).sweep(server.db);
      await nothingLeft();
      expect((await send([SMALL])).status).toBe(200);
    });
  }
});

describe('A sweep', () => {
  const sweep = (patienceMs?: number) => new S3Store(s3.place, dataDir, patienceMs).sweep(server.db);

  it('removes what was never complete, sets aside what nobody owns, and touches nothing else', async () => {
    const uuids = [await send([SMALL]), await send([LARGE])].map(({ body }) => body.uuid);
    await s3.put(`.incoming/${UUID}`, Buffer.from(UUID));
    for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg']) await s3.put(`${UUID}/${name}`, SMALL.content);
    await s3.beginParts(`${UUID}/5.jpg`);
    await s3.put(`${OTHER_UUID}/1.jpg`, SMALL.content);
    // Another process may work on them at this moment.
    expect(await sweep()).toEqual({ unfinished: 0, setAside: 0, erased: 0, takenBack: 0 });
    expect(await sweep(GIVEN_UP)).toEqual({ unfinished: 1, setAside: 1, erased: 0, takenBack: 0 });
    const paths = (await rows()).map(({ path }) => path);
    expect(await photosIn()).toEqual([`.set-aside/${OTHER_UUID}/1.jpg`, ...paths].sort());
    expect(paths.map((path) => path.slice(0, 36)).sort()).toEqual(uuids.sort());
    expect(await s3.bytes(`.set-aside/${OTHER_UUID}/1.jpg`)).toEqual(SMALL.content);
    expect(await s3.unfinished()).toEqual([]);
    expect(await sweep(GIVEN_UP)).toEqual({ unfinished: 0, setAside: 0, erased: 0, takenBack: 0 });
  });

  it('removes no photo of a request that is stored, even if its mark is still there', async () => {
    const { body } = await send([SMALL]);
    const before = await photosIn();
    await s3.put(`.incoming/${body.uuid}`, Buffer.from(body.uuid));
    expect(await sweep(GIVEN_UP)).toEqual({ unfinished: 0, setAside: 0, erased: 0, takenBack: 0 });
    expect(await photosIn()).toEqual(before);
  });

  it('takes photos back that were set aside, when the database knows their request again', async () => {
    const { body } = await send([SMALL]);
    const before = await photosIn();
    const requestRows = await server.db.select().from(requests).where(eq(requests.uuid, body.uuid));
    await server.db.delete(requests).where(eq(requests.uuid, body.uuid));
    expect(await sweep(GIVEN_UP)).toMatchObject({ setAside: 1 });
    await server.db.insert(requests).values(requestRows);
    expect(await sweep(GIVEN_UP)).toMatchObject({ setAside: 0, takenBack: 1 });
    expect(await photosIn()).toEqual(before);
  });

  it('leaves photos that were set aside for some days, and then drops them', async () => {
    const day = 86_400_000;
    for (const path of [`${UUID}/1.jpg`, `${UUID}/2.jpg`, `${OTHER_UUID}/1.jpg`])
      await s3.put(`.set-aside/${path}`, SMALL.content);
    await send([SMALL]);
    const paths = (await rows()).map(({ path }) => path);
    expect(await store.dropSetAside(new Date(Date.now() - day))).toBe(0);
    expect(await photosIn()).toHaveLength(3 + paths.length);
    expect(await store.dropSetAside(new Date(Date.now() + day))).toBe(2);
    expect(await photosIn()).toEqual(paths);
  });

  it('removes photos of a request that was erased while the store was away', async () => {
    const { body } = await send([SMALL]);
    s3.line.disturb('refused');
    await expect(eraseByUuid(server.db, store, [body.uuid])).rejects.toThrow('the photo store');
    s3.line.disturb('open');
    expect(await sweep()).toEqual({ unfinished: 0, setAside: 0, erased: 1, takenBack: 0 });
    await nothingLeft();
  });
});

describe('Several processes', () => {
  it('have the photos together: what another one erases is gone', async () => {
    const { body } = await send([SMALL, LARGE]);
    await s3.put(`.set-aside/${body.uuid}/0.jpg`, SMALL.content);
    const other = new S3Store(s3.place, dataDir);
    await requirePartner(server.db, other);
    await eraseByUuid(server.db, other, [body.uuid]);
    await nothingLeft();
  });

  it('do not start on the photos of another database, nor without those that the database names', async () => {
    await send([SMALL]);
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const strange = await openPostgres(url);
    onTestFinished(() => strange.close());
    await strange.migrate();
    await expect(requirePartner(strange.db, store)).rejects.toThrow('belong to another database');
    const empty = new S3Store(s3.placeOf('empty'), dataDir);
    await expect(requirePartner(server.db, empty)).rejects.toThrow('names photos that are not in');
  });

  it('do not start without the store, and say what to look at', async () => {
    const elsewhere = { ...s3.place, bucket: 'no-such-bucket-anywhere' };
    const remedy = { remedy: expect.stringContaining('S3_ENDPOINT') };
    await expect(requirePartner(server.db, new S3Store(elsewhere, dataDir))).rejects.toMatchObject(remedy);
    s3.line.disturb('refused');
    await expect(requirePartner(server.db, store)).rejects.toMatchObject(remedy);
  });
});

describe('A backup', () => {
  it('has the photos of the store, and is restored into an empty one', async () => {
    await send([SMALL, LARGE]);
    const folder = join(dataDir, 'backup');
    const { photos } = await backUp({ databaseUrl: testDatabase.url, dataDir, photoStore: s3.place }, folder);
    expect(photos).toHaveLength(2);

    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const target = s3.placeOf(`${s3.place.prefix}restored`);
    const copy = { databaseUrl: url, dataDir: join(dataDir, 'other'), photoStore: target };
    await restore(copy, folder);
    for (const { path } of photos) {
      const bytes = await s3.bytes(path, target);
      expect(bytes.equals(await readFile(join(folder, 'photos', path)))).toBe(true);
      expect(bytes.equals(await s3.bytes(path))).toBe(true);
    }
    const database = await openPostgres(url);
    onTestFinished(() => database.close());
    await requirePartner(database.db, new S3Store(target, dataDir));
    await expect(restore({ ...copy, dataDir: join(dataDir, 'third') }, folder)).rejects.toThrow(
      'is not empty',
    );
  });
});
