import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { numberOf } from '../db/records/number.ts';
import { auditLog, deskPeople, requests, shops } from '../db/schema.ts';
import type { AnswerOfAct } from './acts.ts';

type Log = AnswerOfAct<'readLog'>;

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let owner: { id: string; session: string; email: string };
let staff: { id: string; session: string; email: string };
let request: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  [owner, staff] = [await people.somebody('owner'), await people.somebody('staff')];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  request = (await server.submit()).body.uuid;
  await server.db.delete(auditLog);
});

const log = async (query: Record<string, string> = {}): Promise<Log> =>
  (await ask(CALLS.readLog, { as: owner.session, query })).body;
const note = (as: string) =>
  ask(CALLS.noteRequest, { as, params: { uuid: request }, body: { text: '折り返しお電話します。' } });

describe('An entry of the log', () => {
  it('names a request by the number that people know, as long as it leads somewhere and afterwards', async () => {
    await note(staff.session);
    const thing = { table: 'requests', uuid: request, name: numberOf(request) };
    expect((await log()).entries).toMatchObject([{ action: 'note', thing: { ...thing, is_there: true } }]);
    await server.db.delete(requests);
    expect((await log()).entries).toMatchObject([{ thing: { ...thing, is_there: false } }]);
  });

  it('says what changed, before and after', async () => {
    const [shop] = await server.db.select().from(shops).limit(1);
    const params = { uuid: shop?.uuid ?? '' };
    const { cells, version } = (await ask(CALLS.readShop, { as: staff.session, params })).body;
    const text = 'あ'.repeat(100);
    const body = { cells: { ...cells, capacity: '9', pr_comment: text }, seen: version };
    await ask(CALLS.changeShop, { as: staff.session, params, body });
    const [entry] = (await log()).entries;
    expect(entry?.thing.name).toBe(shop?.shopName);
    expect(entry?.changes.toSorted()).toEqual([
      'capacity: – → 9',
      expect.stringMatching(/^pr_comment: .+ → あ{60}…$/),
    ]);
  });

  it('says of a seller only which field was corrected', async () => {
    const body = { tel1: '080-9999-8888' };
    await ask(CALLS.correctRequest, { as: staff.session, params: { uuid: request }, body });
    const { entries } = await log();
    expect(entries[0]?.changes).toEqual(['tel1']);
    expect(JSON.stringify(entries)).not.toContain('9999');
  });

  it('says of a person which role it was and is, and for whom they work', async () => {
    const reader = await people.somebody('reader');
    await server.db.delete(auditLog);
    const [shop] = await server.db.select().from(shops).limit(1);
    const body = { seen: 'reader', role: 'shop', shops: [shop?.uuid] };
    await ask(CALLS.changePerson, { as: owner.session, params: { uuid: reader.id }, body });
    expect((await log()).entries[0]?.changes).toEqual([
      `email: ${reader.email}`,
      'role: reader → shop',
      `works_for: – → ${shop?.shopName}`,
    ]);
  });
});

describe('The filter of the log', () => {
  it('takes a person, also under another name, the seller and the system', async () => {
    await note(staff.session);
    await server.db.update(deskPeople).set({ name: '新姓' }).where(eq(deskPeople.id, staff.id));
    await note(staff.session);
    await note(owner.session);
    const entry = { action: 'expire', subject: 'requests', subjectUuid: request } as const;
    await server.db.insert(auditLog).values([entry, { ...entry, action: 'correct', by: 'seller' }]);
    const countOf = async (person: string) => (await log({ person })).total;
    expect(await countOf(staff.id)).toBe(2);
    expect(await countOf(owner.id)).toBe(1);
    expect(await countOf('seller')).toBe(1);
    expect(await countOf('system')).toBe(1);
    expect(await countOf('constructor')).toBe(5);
    expect((await log()).people.map(({ uuid }) => uuid)).toEqual(
      expect.arrayContaining([owner.id, staff.id]),
    );
  });

  it('takes an action and days', async () => {
    const entry = { subject: 'requests', subjectUuid: request } as const;
    await server.db.insert(auditLog).values([
      { ...entry, action: 'expire', at: new Date('2026-03-01T14:59:59Z') },
      { ...entry, action: 'expire', at: new Date('2026-03-01T15:00:00Z') },
      { ...entry, action: 'erase', at: new Date('2026-03-01T03:00:00Z') },
    ]);
    const { entries, total } = await log({ action: 'expire', from: '2026-03-01', until: '2026-03-01' });
    expect([entries.length, total]).toEqual([1, 1]);
    expect((await log({ action: 'x' })).total).toBe(3);
  });

  it('leads through entries of one moment about one thing, each once', async () => {
    const entry = { action: 'note', subject: 'requests', subjectUuid: request, at: new Date() } as const;
    await server.db.insert(auditLog).values(Array.from({ length: DESK_ROWS + 7 }, () => entry));
    const first = await log();
    const second = await log({ after: first.next ?? '' });
    const uuids = [...first.entries, ...second.entries].map(({ uuid }) => uuid);
    expect([uuids.length, new Set(uuids).size, second.next]).toEqual([DESK_ROWS + 7, DESK_ROWS + 7, null]);
  });
});
