import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { auditLog, deskPeople, requestReaders, requests, shops } from '../db/schema.ts';
import { readWholeRequest } from '../people/show.ts';
import type { ActName, AnswerOfAct, InputOf } from './acts.ts';
import { tidyDesk } from './tidy.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
interface Worker {
  id: string;
  session: string;
}
let sato: Worker;
let suzuki: Worker;
let reader: Worker;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  await server.db.execute(sql`truncate desk_people cascade`);
  [sato, suzuki, reader] = [
    await people.somebody('owner'),
    await people.somebody('staff'),
    await people.somebody('reader'),
  ];
  await server.db.update(deskPeople).set({ name: '佐藤' }).where(eq(deskPeople.id, sato.id));
  await server.db.update(deskPeople).set({ name: '鈴木' }).where(eq(deskPeople.id, suzuki.id));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(auditLog);
});

const send = async () => (await server.submit()).body.uuid;

/** Does or reads something, which must be possible. */
async function as<Name extends ActName>(
  { session }: Worker,
  act: Name,
  input: InputOf<Name>,
): Promise<AnswerOfAct<Name>> {
  const { answer, refusal } = await server.ask(session, act, input);
  if (refusal) throw new Error(`${act} was refused: ${refusal.code}`);
  return answer;
}

const refusalOf = async <Name extends ActName>({ session }: Worker, act: Name, input: InputOf<Name>) =>
  (await server.ask(session, act, input)).refusal?.code;

const numbersOf = async (worker: Worker, query: InputOf<'readRequests'>) =>
  (await as(worker, 'readRequests', query)).requests.map(({ uuid }) => uuid);

/** Everything that is written on the pages of the seller and of the first shop. */
async function outside(uuid: string): Promise<string> {
  const [shop] = await visitors.shopsOf(uuid);
  const [own, lead] = [
    await visitors.own(LINK_CALLS.readOwnRequest, uuid),
    await visitors.lead(LINK_CALLS.readLead, uuid, shop),
  ];
  expect([own.status, lead.status]).toEqual([200, 200]);
  return JSON.stringify([own.body, lead.body]);
}

describe('A mark', () => {
  it('is on a request until somebody takes it off, and says who did both', async () => {
    const uuid = await send();
    await as(sato, 'markRequest', { uuid, mark: 'stolen', note: ' 同じ番号の届け出あり ' });
    expect((await as(suzuki, 'readRequest', { uuid })).marks).toMatchObject([
      { mark: 'stolen', note: '同じ番号の届け出あり', by: '佐藤', ended_at: null },
    ]);
    await as(suzuki, 'endMark', { uuid, mark: 'stolen' });
    expect((await as(sato, 'readRequest', { uuid })).marks).toMatchObject([
      { mark: 'stolen', by: '佐藤', ended_at: expect.any(String), ended_by: '鈴木' },
    ]);
    await as(sato, 'markRequest', { uuid, mark: 'stolen', note: '' });
    expect((await as(sato, 'readRequest', { uuid })).marks.map((mark) => mark.ended_at !== null)).toEqual([
      false,
      true,
    ]);
    const rows = await server.db.select().from(auditLog).orderBy(asc(auditLog.at));
    expect(rows.map(({ action, changed }) => `${action} ${changed}`)).toEqual([
      'mark stolen',
      'unmark stolen',
      'mark stolen',
    ]);
    expect(JSON.stringify(rows)).not.toContain('届け出');
  });

  it('is put on once, and taken off once, if two people press at the same time', async () => {
    const uuid = await send();
    const mark = { uuid, mark: 'hoax', note: '' } as const;
    const twice = async (act: 'markRequest' | 'endMark') =>
      (await Promise.all([refusalOf(sato, act, mark), refusalOf(suzuki, act, mark)])).sort();
    expect(await twice('markRequest')).toEqual(['changed_meanwhile', undefined]);
    expect(await twice('endMark')).toEqual(['changed_meanwhile', undefined]);
  });

  it('filters the list, and stands in it', async () => {
    const [one, other] = [await send(), await send()];
    await as(sato, 'markRequest', { uuid: one, mark: 'call', note: '' });
    await as(sato, 'markRequest', { uuid: one, mark: 'twice', note: '' });
    await as(sato, 'markRequest', { uuid: other, mark: 'hoax', note: '' });
    await as(sato, 'endMark', { uuid: other, mark: 'hoax' });
    expect(await numbersOf(reader, { mark: 'call' })).toEqual([one]);
    expect(await numbersOf(reader, { mark: 'hoax' })).toEqual([]);
    expect(await numbersOf(reader, { mark: "x' or true" })).toHaveLength(2);
    const { requests: rows } = await as(reader, 'readRequests', { mark: 'twice' });
    expect(rows[0]?.marks).toEqual(['call', 'twice']);
  });

  test.each(keysOf(REQUEST_MARKS))('that says %s is seen by nobody outside the desk', async (mark) => {
    const uuid = await send();
    const [before] = [await outside(uuid)];
    await as(sato, 'markRequest', { uuid, mark, note: 'NOTEMARK' });
    await as(sato, 'assignRequest', { uuid, person: suzuki.id });
    const after = await outside(uuid);
    for (const words of ['NOTEMARK', REQUEST_MARKS[mark].words, '鈴木'])
      expect(after.includes(words)).toBe(before.includes(words));
    expect(after).not.toContain('NOTEMARK');
  });

  it('is given to the seller who asks for everything, and is erased with the request', async () => {
    const uuid = await send();
    await as(sato, 'markRequest', { uuid, mark: 'forged', note: '要確認' });
    await as(sato, 'assignRequest', { uuid, person: suzuki.id });
    expect(await readWholeRequest(server.db, uuid, 'export')).toMatchObject({
      marks: [{ mark: 'forged', note: '要確認' }],
      assigned: [{ assigneeId: suzuki.id }],
    });
    await as(sato, 'readRequest', { uuid });
    await as(sato, 'eraseRequest', { uuid });
    for (const table of ['request_marks', 'request_assignments', 'request_readers'])
      expect((await server.db.execute(sql`select from ${sql.identifier(table)}`)).rows).toEqual([]);
  });
});

describe('A request in somebody’s hands', () => {
  it('is found as one’s own, as a colleague’s, and as nobody’s', async () => {
    const [own, colleagues, free] = [await send(), await send(), await send()];
    await as(sato, 'assignRequest', { uuid: own, person: sato.id });
    await as(sato, 'assignRequest', { uuid: colleagues, person: suzuki.id });
    expect(await numbersOf(sato, { assignee: 'me' })).toEqual([own]);
    expect(await numbersOf(reader, { assignee: suzuki.id })).toEqual([colleagues]);
    expect(await numbersOf(sato, { assignee: 'none' })).toEqual([free]);
    expect(await numbersOf(sato, { assignee: 'somebody' })).toHaveLength(3);
    await as(suzuki, 'assignRequest', { uuid: own, person: null });
    expect(await numbersOf(sato, { assignee: 'me' })).toEqual([]);
    const rows = await server.db
      .select({ changed: auditLog.changed })
      .from(auditLog)
      .orderBy(asc(auditLog.at));
    expect(rows.map(({ changed }) => changed)).toEqual(['– → 佐藤', '– → 鈴木', '佐藤 → –']);
  });

  it('goes to nobody who only reads, works elsewhere, or is gone', async () => {
    const uuid = await send();
    const [partner, gone] = [await people.somebody('partner'), await people.somebody('staff')];
    await server.db.update(deskPeople).set({ endedAt: new Date() }).where(eq(deskPeople.id, gone.id));
    for (const { id } of [reader, partner, gone])
      expect(await refusalOf(sato, 'assignRequest', { uuid, person: id })).toBe('not_found');
    const names = (await as(reader, 'readColleagues', {})).people.map((one) => one.uuid);
    expect(names).toEqual([sato.id, suzuki.id]);
  });

  it('waits as long as something has happened that its person has not seen', async () => {
    const uuid = await send();
    const waits = async (worker: Worker) => (await as(worker, 'readWaiting', {})).counts.own;
    await as(sato, 'assignRequest', { uuid, person: suzuki.id });
    expect([await waits(sato), await waits(suzuki)]).toEqual([0, 1]);
    expect(await numbersOf(suzuki, { assignee: 'news' })).toEqual([uuid]);
    await as(suzuki, 'readRequest', { uuid });
    expect(await waits(suzuki)).toBe(0);
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(LINK_CALLS.openContact, uuid, shop);
    expect(await waits(suzuki)).toBe(1);
    await as(suzuki, 'readRequest', { uuid });
    await as(sato, 'noteRequest', { uuid, text: 'お願いします' });
    expect(await waits(suzuki)).toBe(1);
    expect((await as(suzuki, 'readToday', {})).own).toBe(1);
    await as(suzuki, 'readRequest', { uuid });
    await as(suzuki, 'workOnMany', { uuids: [uuid], act: 'markRequest', mark: 'call', note: '' });
    expect(await waits(suzuki)).toBe(0);
  });
});

describe('Two people at one request', () => {
  it('are told of each other, and of what the other has just done', async () => {
    const uuid = await send();
    expect((await as(sato, 'readRequest', { uuid })).present).toEqual([]);
    expect((await as(suzuki, 'readRequest', { uuid })).present).toMatchObject([{ name: '佐藤', did: '' }]);
    await as(suzuki, 'noteRequest', { uuid, text: '電話しました' });
    expect((await as(sato, 'readRequest', { uuid })).present).toMatchObject([{ name: '鈴木', did: 'メモ' }]);
    const old = new Date(Date.now() - 11 * 60_000);
    await server.db.update(requestReaders).set({ at: old });
    await server.db.update(auditLog).set({ at: old });
    expect((await as(sato, 'readRequest', { uuid })).present).toEqual([]);
  });

  it('are forgotten after a day, but not what is new to a person who has the request in hand', async () => {
    const uuid = await send();
    for (const worker of [sato, suzuki]) await as(worker, 'readRequest', { uuid });
    await as(sato, 'assignRequest', { uuid, person: suzuki.id });
    await tidyDesk(server.db, new Date(Date.now() + 2 * 86_400_000));
    const rows = await server.db.select({ person: requestReaders.readerId }).from(requestReaders);
    expect(rows).toEqual([{ person: suzuki.id }]);
  });

  const changes = [
    ['correct', 'correctRequest', { tel1: '09011112222' }],
    ['withdraw', 'withdrawRequest', {}],
    ['assign', 'assignRequest', { person: null }],
  ] as const;
  test.each(changes)(
    'do not %s over each other: the second sees first what has changed',
    async (_, act, input) => {
      const uuid = await send();
      const { version } = await as(suzuki, 'readRequest', { uuid });
      await as(sato, 'noteRequest', { uuid, text: 'メモでは変わらない' });
      expect((await as(suzuki, 'readRequest', { uuid })).version).toBe(version);
      await as(sato, 'assignRequest', { uuid, person: sato.id, seen: version });
      const again = (seen: string) => refusalOf(suzuki, act, { uuid, seen, ...input } as InputOf<typeof act>);
      expect(await again(version)).toBe('changed_meanwhile');
      const [row] = await server.db.select().from(requests);
      expect([row?.tel1, row?.withdrawnAt]).not.toContain('090-1111-2222');
      expect(row?.withdrawnAt).toBeNull();
      expect(await again((await as(suzuki, 'readRequest', { uuid })).version)).toBeUndefined();
    },
  );
});

describe('A note about a shop', () => {
  it('is read at the desk, not by the shop, and goes with it', async () => {
    const uuid = await send();
    const [shop] = await visitors.shopsOf(uuid);
    const worker = await people.somebody('shop', { shop });
    await as(suzuki, 'noteShop', { uuid: shop, text: '担当は木村さん' });
    expect((await as(reader, 'readShop', { uuid: shop })).notes).toMatchObject([
      { by: '鈴木', text: '担当は木村さん' },
    ]);
    expect(await refusalOf(reader, 'noteShop', { uuid: shop, text: 'x' })).toBe('not_allowed');
    expect(await refusalOf(suzuki, 'noteShop', { uuid: shop, text: ' ' })).toBe('invalid_body');
    expect(JSON.stringify(await as(worker, 'readOwnShop', {}))).not.toContain('木村');
    const [row] = await server.db.select().from(shops).where(eq(shops.uuid, shop));
    const gone = server.db.transaction(async (tx) => {
      await tx.execute(sql`delete from desk_people where shop_uuids @> array[${shop}]::uuid[]`);
      await tx.execute(sql`delete from matches where shop_uuid = ${shop}`);
      await tx.delete(shops).where(eq(shops.uuid, shop));
      const { rows } = await tx.execute(sql`select from shop_notes`);
      expect(rows).toEqual([]);
      throw new Error('taken back');
    });
    await expect(gone).rejects.toThrow('taken back');
    expect(row?.uuid).toBe(shop);
  });
});
