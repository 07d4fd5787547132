import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import type { OpenedContinuation } from '#contract/schemas/continuation.ts';
import { askContinuation, DRAFT, type SentContinuation } from '#test/server/continuations.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { jpeg } from '#test/server/photos.ts';
import { eraseOldDrafts } from '../continuations/continuations.ts';
import { rowsOf } from '../db/open.ts';
import { continuations, funnelCounts } from '../db/schema.ts';
import { erasePerson } from '../people/erase.ts';

const SITE = 'https://takakurabe.example';
const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b31';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b32';
const PHOTO = { name: 'himitsu.jpg', content: jpeg(3000) };

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
beforeEach(async () => {
  await room.server.db.delete(continuations);
  await room.server.funnel.flush();
  await room.server.db.delete(funnelCounts);
});

const ask = (sent: SentContinuation = {}) => askContinuation(room.server.app, sent);
const call = ({ method, path }: Call, payload: object) =>
  room.server.app.inject({ method, url: path, payload });
const open = (token: string) => call(CALLS.openContinuation, { token });
const hold = (device: { uuid: string; device: string }, takes = false) =>
  call(CALLS.holdContinuation, { uuid: device.uuid, device: device.device, takes });
const rows = () => room.server.db.select().from(continuations);

/** Asks, waits for the mail, and takes the token out of its link. */
async function mailed(sent: SentContinuation = {}) {
  await room.start({ SITE_URL: SITE });
  const before = room.mailTo(EMAIL).length;
  const answer = await ask(sent);
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => room.mailTo(EMAIL).length, { timeout: 10_000 }).toBe(before + 1);
  const mail = room.mailTo(EMAIL).at(-1);
  const [, token = ''] = /\/form#continue=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await expect.poll(async () => (await rows()).every((row) => row.email === null)).toBe(true);
  return { asked: answer.json<{ uuid: string; device: string }>(), token, mail };
}

/** A browser that opens the mail, and goes on. */
async function goOn(token: string) {
  const device = (await open(token)).json<OpenedContinuation>();
  expect((await hold(device, true)).json()).toEqual({ state: 'here' });
  return device;
}

/** The tables with a row that has a word, as text or as bytes. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    room.server.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(
      room.server.db,
      sql`select count(*)::integer as count from ${sql.identifier(name)} t
        where strpos(t::text, ${word}) > 0 or strpos(t::text, ${Buffer.from(word).toString('hex')}) > 0`,
    );
    if (row?.count) hits.push(name);
  }
  return hits;
}

describe('A seller who wants to go on elsewhere', () => {
  it('gets a mail that leads to the answers and the photos, as they were', async () => {
    const { token, mail } = await mailed({ photos: [[0, PHOTO]] });
    expect(mail?.text).toContain('品物：時計');
    const answer = await open(token);
    const { draft, photos } = answer.json<OpenedContinuation>();
    expect(draft).toEqual(DRAFT);
    expect(photos).toEqual([{ item: 0, name: 'himitsu.jpg', type: 'image/jpeg' }]);
    const file = await call(CALLS.continuedPhotoFile, { token, number: 0 });
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload).toEqual(PHOTO.content);
    expect((await call(CALLS.continuedPhotoFile, { token, number: 1 })).statusCode).toBe(404);
  });

  it('leaves nothing readable in the database or beside it, and no address once the mail is sent', async () => {
    const { token } = await mailed({ photos: [[0, PHOTO]] });
    for (const word of ['ひみつ', 'himitsu', EMAIL, token]) expect(await tablesWith(word)).toEqual([]);
    const [row] = await rows();
    const path = (await room.server.filesOnDisk()).find((file) => file.endsWith('.jpg')) ?? '';
    expect(path).toContain(row?.uuid);
    const photo = await room.server.photos.read(path);
    const bytes = Buffer.concat((await photo?.content.toArray()) ?? []);
    expect(bytes).toHaveLength(PHOTO.content.length);
    expect(bytes.includes(PHOTO.content.subarray(100, 140))).toBe(false);
  });

  it('goes on with one browser at a time: another one takes it over, and the first can take it back', async () => {
    const { asked, token } = await mailed();
    expect((await hold(asked)).json()).toEqual({ state: 'here' });
    const phone = await goOn(token);
    expect((await hold(asked)).json()).toEqual({ state: 'elsewhere' });
    const tablet = await goOn(token);
    expect((await hold(phone)).json()).toEqual({ state: 'elsewhere' });
    await call(CALLS.endContinuation, { uuid: phone.uuid, device: phone.device });
    expect(await rows()).toHaveLength(1);
    expect((await hold(asked, true)).json()).toEqual({ state: 'here' });
    expect((await hold(tablet)).json()).toEqual({ state: 'elsewhere' });
  });

  it('that has only opened the mail leaves the others alone', async () => {
    const { asked, token } = await mailed();
    await open(token);
    expect((await hold(asked)).json()).toEqual({ state: 'here' });
  });

  it('that has opened the mail often can still go on', async () => {
    const { token } = await mailed();
    for (let times = 0; times < 25; times += 1) await open(token);
    await goOn(token);
    expect((await rows())[0]?.devices).toHaveLength(20);
  });

  it('has everything erased by the browser that goes on', async () => {
    const { asked, token } = await mailed({ photos: [[0, PHOTO]] });
    const phone = await goOn(token);
    await call(CALLS.endContinuation, { uuid: phone.uuid, device: phone.device });
    expect(await rows()).toEqual([]);
    expect(await room.server.filesOnDisk()).toEqual([]);
    expect((await open(token)).json()).toMatchObject({ error: { code: 'unknown_link' } });
    expect((await hold(asked, true)).json()).toEqual({ state: 'gone' });
  });

  it('has photos that a sweep of the store leaves alone, as long as they are kept', async () => {
    await ask({ photos: [[0, PHOTO]] });
    expect(await room.server.photos.sweep(room.server.db)).toMatchObject({ setAside: 0, erased: 0 });
  });
});

describe('What is kept', () => {
  it('is closed after seven days, and then erased with its photos', async () => {
    const { asked, token } = await mailed({ photos: [[0, PHOTO]] });
    const [row] = await rowsOf<{ days: number }>(
      room.server.db,
      sql`select round(extract(epoch from until - now()) / 86400)::integer as days from continuations`,
    );
    expect(row?.days).toBe(7);
    expect(await eraseOldDrafts(room.server.db, room.server.photos)).toEqual([]);
    await room.server.db.update(continuations).set({ until: sql`until - interval '7 days 1 second'` });
    expect((await open(token)).statusCode).toBe(404);
    expect((await hold(asked, true)).json()).toEqual({ state: 'gone' });
    expect(await eraseOldDrafts(room.server.db, room.server.photos)).toEqual([asked.uuid]);
    expect(await rows()).toEqual([]);
    expect(await room.server.filesOnDisk()).toEqual([]);
  });

  it('is closed at once where its mail is refused: nobody could open it', async () => {
    room.smtp.behave = () => 'refuse';
    await room.start({ SITE_URL: SITE });
    await ask();
    await expect.poll(() => room.states()).toEqual({ dead: 1 });
    expect(await eraseOldDrafts(room.server.db, room.server.photos)).toHaveLength(1);
  });

  it('is erased with a person whose mail waits', async () => {
    await ask({ photos: [[0, PHOTO]] });
    const counts = await erasePerson(room.server.db, room.server.photos, { email: 'Hanako@example.jp' });
    expect(counts.continuations).toBe(1);
    expect(await rows()).toEqual([]);
    expect(await room.server.filesOnDisk()).toEqual([]);
  });
});

describe('A token that is wrong', () => {
  it.each(['x', 'q3J0c1l2bVh4b0tkV0ZrR2pQdTdYb2tYd0x6bVZ4a0dQcWJ0c0ZxbkRt', ''])(
    'opens nothing (%j)',
    async (token) => {
      await ask();
      expect((await open(token)).json()).toMatchObject({ error: { code: 'unknown_link' } });
      expect((await call(CALLS.continuedPhotoFile, { token, number: 0 })).statusCode).toBe(404);
    },
  );

  it('of a browser is that of none', async () => {
    const own = (await ask()).json<{ uuid: string; device: string }>();
    expect((await hold({ ...own, device: 'x' }, true)).json()).toEqual({ state: 'gone' });
    await call(CALLS.endContinuation, { uuid: own.uuid, device: 'x' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('A form that asks for the mail', () => {
  it.each<[string, SentContinuation, string]>([
    ['no address', { email: 'hanako' }, 'invalid_body'],
    ['no goods', { draft: { items: [] } }, 'invalid_body'],
    ['other attributes', { draft: { attributes: { 'api-base': 'x' } as never } }, 'invalid_body'],
    [
      'a file that is no photo',
      { photos: [[0, { name: 'a.jpg', content: Buffer.from('x') }]] },
      'invalid_submission',
    ],
    ['photos of other goods', { photos: [[1, PHOTO]] }, 'invalid_submission'],
    ['four photos', { photos: [0, 0, 0, 0].map((item) => [item, PHOTO] as const) }, 'invalid_submission'],
  ])('is refused with %s, and nothing is kept', async (_, sent, code) => {
    expect((await ask(sent)).json()).toMatchObject({ error: { code } });
    expect(await rows()).toEqual([]);
    expect(await room.server.filesOnDisk()).toEqual([]);
    expect(await room.states()).toEqual({});
  });

  it('may not send contact details: nothing of them is kept', async () => {
    const item = { ...DRAFT.items[0], name1: '山田' } as never;
    const { token } = await mailed({ draft: { items: [item] } });
    expect((await open(token)).body).not.toContain('山田');
  });

  it('is counted where it stands, and so is the seller who goes on: once for each mail', async () => {
    const { token } = await mailed();
    await goOn(token);
    await goOn(token);
    await room.server.funnel.flush();
    const counts = await room.server.db.select().from(funnelCounts).orderBy(funnelCounts.step);
    const place = {
      mediumUuid: MEDIUM,
      page: 'partner.example/watch',
      theme: 'lp',
      category: '',
      variant: 'a',
    };
    expect(counts).toMatchObject([
      { ...place, step: 'mailed', count: 1 },
      { ...place, step: 'resumed', count: 1 },
    ]);
  });
});

describe('In test mode', () => {
  const draft = { attributes: { mode: 'test' } };
  const keyOf = (medium: string) => room.server.links.testKeys.make(medium, new Date()).key;

  it('mail goes to somebody of the partner, marked and counted nowhere', async () => {
    await people.onlyPartner({ own: MEDIUM, other: OTHER });
    const [person] = await rowsOf<{ email: string }>(
      room.server.db,
      sql`select email from desk_people where ${MEDIUM} = any(medium_uuids::text[]) and ended_at is null`,
    );
    const email = person?.email ?? '';
    await room.start({ SITE_URL: SITE });
    expect((await ask({ draft, email, test_key: keyOf(MEDIUM) })).statusCode).toBe(200);
    await expect.poll(() => room.mailTo(email).length, { timeout: 10_000 }).toBe(1);
    expect(room.mailTo(email)[0]?.subject).toMatch(/テスト/);
    await room.server.funnel.flush();
    expect(await room.server.db.$count(funnelCounts)).toBe(0);
  });

  it('a stranger gets none, and the form is told', async () => {
    await people.onlyPartner({ own: MEDIUM, other: OTHER });
    for (const test_key of ['', keyOf(MEDIUM), 'x'])
      expect((await ask({ draft, test_key })).json()).toMatchObject({ error: { code: 'unproved_tester' } });
    expect(await rows()).toEqual([]);
  });
});
