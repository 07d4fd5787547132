import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { type LIST_FILTERS, MOST_VIEWS, plainQuery } from '#contract/desk/lists.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { auditLog, deskViews, requests } from '../db/schema.ts';
import type { AnswerOfAct } from './acts.ts';

type View = AnswerOfAct<'readViews'>['views'][number];

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let staff: { id: string; session: string };
let reader: { id: string; session: string };
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  staff = await people.somebody('staff');
  reader = await people.somebody('reader');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.execute(sql`truncate desk_views, audit_log`);
});

const viewsOf = async ({ session }: { session: string }): Promise<View[]> =>
  (await ask(CALLS.readViews, { as: session })).body.views;
const keep = (as: { session: string }, name: string, query: string) =>
  ask(CALLS.keepView, { as: as.session, body: { name, list: 'requests', query } });

test('A list is kept under a name, with its count, for the one who has kept it', async () => {
  await server.submit({ items: [{ category: 'watch' }] });
  await server.submit({ items: [{ category: 'bag' }] });
  expect((await keep(staff, '時計', 'category=watch')).status).toBe(200);
  expect(await viewsOf(staff)).toMatchObject([
    { name: '時計', list: 'requests', query: 'category=watch', count: 1 },
  ]);
  expect(await viewsOf(reader)).toEqual([]);
});

test('A count is kept for a minute', async () => {
  await keep(staff, 'かばん', 'category=bag');
  const countNow = async () => (await viewsOf(staff))[0]?.count;
  const before = await countNow();
  await server.submit({ items: [{ category: 'bag' }] });
  expect(await countNow()).toBe(before);
});

test('A list is renamed and removed by its owner alone', async () => {
  await keep(staff, '時計', 'category=watch');
  const [{ uuid } = { uuid: '' }] = await viewsOf(staff);
  const body = { uuid, name: '腕時計' };
  expect(await ask(CALLS.renameView, { as: reader.session, body })).toEqual(refusal(404, 'not_found'));
  expect(await ask(CALLS.removeView, { as: reader.session, body: { uuid } })).toEqual(
    refusal(404, 'not_found'),
  );
  await ask(CALLS.renameView, { as: staff.session, body });
  expect((await viewsOf(staff)).map(({ name }) => name)).toEqual(['腕時計']);
  await ask(CALLS.removeView, { as: staff.session, body: { uuid } });
  expect(await viewsOf(staff)).toEqual([]);
});

test('Nobody keeps more lists than the menu has room for', async () => {
  for (let nth = 1; nth <= MOST_VIEWS; nth += 1)
    expect((await keep(staff, `${nth}`, 'area=13')).status).toBe(200);
  expect((await keep(staff, 'もう一つ', 'area=13')).body.error.code).toBe('too_many');
  expect(await server.db.$count(deskViews)).toBe(MOST_VIEWS);
});

test('What was kept goes with the access', async () => {
  const owner = await people.somebody('owner');
  const other = await people.somebody('reader');
  await keep(other, '東京', 'area=13');
  await ask(CALLS.changePerson, {
    as: owner.session,
    body: { uuid: other.id, seen: 'reader', ended: true },
  });
  expect(await server.db.$count(deskViews, eq(deskViews.keptBy, other.id))).toBe(0);
});

test.each([
  ['category=watch&state=waiting', 'state=waiting&category=watch'],
  ['text=山田花子&search=abc&after=x&area=13', 'area=13'],
  ['medium=花子さん&from=2026-11-01', 'from=2026-11-01'],
  ['medium=hanako@example.jp', ''],
  ['area=13&area=14&unknown=1', 'area=13'],
])('Of %s only our own words are kept', (query, plain) => {
  expect(plainQuery('requests', query)).toBe(plain);
});

it('The log notes each file that is taken along, without the words of a search', async () => {
  const body = { list: 'requests', query: 'state=waiting&text=花子', search: true };
  expect((await ask(CALLS.noteExport, { as: reader.session, body })).status).toBe(200);
  const [entry] = await server.db.select().from(auditLog);
  expect(entry).toMatchObject({
    action: 'export',
    subject: 'lists',
    subjectUuid: reader.id,
    changed: 'requests state=waiting search',
  });
});

test('The filters of a list are those that its view reads', async () => {
  await server.submit({ items: [{ category: 'watch' }] });
  const none = {
    state: 'withdrawn',
    category: 'bag',
    area: '47',
    theme: 'lp',
    medium: 'nobody',
    from: '2099-01-01',
    to: '2001-01-01',
    mark: 'stolen',
    assignee: 'me',
    kind: 'test',
  } satisfies Record<(typeof LIST_FILTERS.requests)[number], string>;
  await server.db.update(requests).set({ prefectureId: 13, theme: 'product' });
  for (const [name, value] of Object.entries(none))
    expect(
      (await ask(CALLS.readRequests, { as: staff.session, query: { [name]: value } })).body.total,
      name,
    ).toBe(0);
});
