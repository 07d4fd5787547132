import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { IMPORT_LIMITS, SHOP_SORTS, type SortOrder } from '#contract/desk/desk.ts';
import { MOST_COUNTED } from '#contract/desk/lists.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { csvLine } from '../base/csv.ts';
import { auditLog, deskImports, shops } from '../db/schema.ts';
import { cellsOf, SHOP_COLUMNS } from '../shops/import-shops.ts';
import type { AnswerOfAct } from './acts.ts';

type ListedShop = AnswerOfAct<'readShops'>['shops'][number];

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let owner: string;
let staff: string;
let uuid: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  owner = (await people.somebody('owner')).session;
  staff = (await people.somebody('staff')).session;
  const [shop] = await server.db.select({ uuid: shops.uuid }).from(shops).limit(1);
  uuid = shop?.uuid ?? '';
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(auditLog));

const readShop = async () => (await ask(CALLS.readShop, { as: staff, params: { uuid } })).body;
const acts = async () =>
  (await server.db.select().from(auditLog).orderBy(asc(auditLog.at))).map(({ action, changed }) => [
    action,
    changed,
  ]);
const fileOf = (...rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map(csvLine).join('\n')).toString('base64');

/** A file with one shop, as it is, but for some cells. */
async function fileWith(changes: Record<string, string>): Promise<string> {
  const [shop] = await server.db.select().from(shops).where(eq(shops.uuid, uuid));
  const cells = { ...cellsOf(shop as typeof shops.$inferSelect), ...changes };
  return fileOf(
    SHOP_COLUMNS,
    SHOP_COLUMNS.map((column) => cells[column] ?? ''),
  );
}

describe('The list of shops', () => {
  it('finds a shop by words of its name, and those in a state', async () => {
    const { name } = await readShop();
    const answer = await ask(CALLS.readShops, { as: staff, query: { text: name } });
    expect(answer.body.shops.map((shop: ListedShop) => shop.uuid)).toContain(uuid);
    await server.db.update(shops).set({ pausedAt: new Date() }).where(eq(shops.uuid, uuid));
    const away = await ask(CALLS.readShops, { as: staff, query: { state: 'away' } });
    expect(away.body.shops.map((shop: ListedShop) => shop.uuid)).toEqual([uuid]);
    await server.db.update(shops).set({ pausedAt: null }).where(eq(shops.uuid, uuid));
  });
});

describe('The list of shops, sorted,', () => {
  type Sort = { sort: keyof typeof SHOP_SORTS; order?: SortOrder };
  beforeAll(() =>
    // A third of the shops has no requests, and so no share of answers; others share their values.
    server.db.execute(sql`with numbered as (select uuid, row_number() over (order by uuid) as n from shops)
      update shops set recent_asked = n % 3 * 7, recent_answers = case when n % 3 > 0 then n % 5 else 0 end,
        recent_quotes = n % 4, recent_deals = n % 2, answer_hours = case when n % 4 > 0 then n % 6 + 1 / 3.0 end
      from numbered where numbered.uuid = shops.uuid`),
  );

  async function all({ sort, order }: Sort): Promise<ListedShop[]> {
    const rows: ListedShop[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query = { sort, after, ...(order && { order }) };
      const { body }: { body: AnswerOfAct<'readShops'> } = await ask(CALLS.readShops, { as: staff, query });
      rows.push(...body.shops);
      after = body.next;
    }
    return rows;
  }

  const sorts = keysOf(SHOP_SORTS).flatMap((sort) =>
    (['up', 'down'] as const).map((order) => [sort, order] as const),
  );
  test.each(sorts)(
    'by %s, %s, has each shop once, in order, those without a figure last',
    async (sort, order) => {
      const rows = await all({ sort, order });
      expect(new Set(rows.map((row) => row.uuid)).size).toBe(await server.db.$count(shops));
      expect(rows).toHaveLength(await server.db.$count(shops));
      const worth = (row: ListedShop) => row[sort] ?? (order === 'up' ? Infinity : -Infinity);
      const values = rows.map(worth);
      expect(values).toEqual(values.toSorted((one, next) => (order === 'up' ? one - next : next - one)));
    },
  );

  it('begins with the shops that never answer at the first press, those with most requests before others', async () => {
    const rows = await all({ sort: 'answered' });
    expect(rows[0]?.answered).toBe(0);
    const silent = rows.filter(({ answered }) => answered === 0).map(({ leads }) => leads);
    expect(silent).toEqual(silent.toSorted((one, next) => next - one));
  });

  test.each(['1e400', '-1e400', '1e-400', 'NaN', '0x10', ' ', '1|2', "0'"])(
    'answers, whatever place somebody writes: %j',
    async (at) => {
      const after = Buffer.from(`${at}|${uuid}`).toString('base64url');
      const { status } = await ask(CALLS.readShops, { as: staff, query: { sort: 'leads', after } });
      expect(status).toBe(200);
    },
  );

  it('is the newest first, if there is no such order', async () => {
    const listOf = async (query: Record<string, string>) =>
      (await ask(CALLS.readShops, { as: staff, query })).body;
    expect(await listOf({ sort: 'constructor' })).toEqual(await listOf({}));
    expect((await listOf({})).total).toBe(Math.min(await server.db.$count(shops), MOST_COUNTED + 1));
  });
});

describe('Somebody at the desk', () => {
  it('changes a shop, and the log says what', async () => {
    const { cells, version } = await readShop();
    const answer = await ask(CALLS.changeShop, {
      as: staff,
      params: { uuid },
      body: {
        cells: { ...cells, capacity: '7', holidays: '2030-12-29〜2031-01-03/2031-05-05' },
        seen: version,
      },
    });
    expect(answer.body).toEqual({ wrong: [] });
    expect((await readShop()).cells).toEqual({
      ...cells,
      capacity: '7',
      holidays: '2030-12-29〜2031-01-03/2031-05-05',
    });
    expect(await acts()).toEqual([
      ['change', 'capacity: – → 7\nholidays: – → 2030-12-29〜2031-01-03/2031-05-05'],
    ]);
  });

  it('is told of wrong cells, and nothing is written', async () => {
    const before = await readShop();
    const body = { cells: { zipcode: '12', capacity: '8' }, seen: before.version };
    const { wrong } = (await ask(CALLS.changeShop, { as: staff, params: { uuid }, body })).body;
    expect(wrong.map(({ column }: { column: string }) => column)).toEqual(['zipcode']);
    expect((await readShop()).cells).toEqual(before.cells);
  });

  it('is told when somebody else was faster with the same shop', async () => {
    const { version } = await readShop();
    const change = (pr_comment: string) =>
      ask(CALLS.changeShop, { as: staff, params: { uuid }, body: { cells: { pr_comment }, seen: version } });
    const answers = await Promise.all([change('最初の文'), change('次の文')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers).toContainEqual(refusal(409, 'changed_meanwhile'));
  });

  it('has looked at a licence: the page of the shop has the day, until its number changes', async () => {
    const dayOnSite = async () =>
      (await server.app.inject({ url: `/v1/partner_shops/company_shops/${uuid}` })).json().data
        .licence_checked_on;
    const look = (text: string) =>
      ask(CALLS.checkLicence, { as: staff, params: { uuid }, body: { seen: text } });
    const change = async (cells: Record<string, string>) => {
      const { version: text } = await readShop();
      return ask(CALLS.changeShop, { as: staff, params: { uuid }, body: { cells, seen: text } });
    };
    const { version, cells } = await readShop();
    expect(await dayOnSite()).toBe('');
    const dayBefore = dayInJapan(new Date());
    expect((await look(version)).status).toBe(200);
    const day = await dayOnSite();
    expect([dayBefore, dayInJapan(new Date())]).toContain(day);
    // The second press has an old page.
    expect(await look(version)).toEqual(refusal(409, 'changed_meanwhile'));
    await change({ antique_dealer_license: '東京都公安委員会 第309999999999号' });
    expect(await dayOnSite()).toBe('');
    expect(await acts()).toEqual([
      ['check', `licence_checked_on: – → ${day}`],
      [
        'change',
        `antique_dealer_license: ${cells.antique_dealer_license} → 東京都公安委員会 第309999999999号\nlicence_checked_on: ${day} → –`,
      ],
    ]);
  });

  it('pauses a shop, which gets no requests until it is opened again', async () => {
    const line = () =>
      server.db.execute<{ shop: string }>(
        sql`select shop from line_of_shops((select categories[1] from shops where uuid = ${uuid}),
          (select array[coalesce(served_prefecture_ids[1], 13)]::int[] from shops where uuid = ${uuid}), 35, 139, false,
          current_date, '{}', 1000)`,
      );
    const has = async () => (await line()).rows.some(({ shop }) => shop === uuid);
    expect(await has()).toBe(true);
    await ask(CALLS.switchShop, { as: staff, params: { uuid }, body: { to: 'paused' } });
    expect([await has(), (await readShop()).state]).toEqual([false, 'away']);
    await ask(CALLS.switchShop, { as: staff, params: { uuid }, body: { to: 'open' } });
    expect([await has(), (await readShop()).state]).toEqual([true, 'open']);
    expect(await acts()).toEqual([
      ['pause', 'receiving: open → paused'],
      ['pause', 'receiving: paused → open'],
    ]);
  });
});

describe('A file of shops', () => {
  const preview = async (file: string) =>
    (await ask(CALLS.previewImport, { as: owner, body: { file } })).body;

  it('is looked at before it changes anything, and imported once', async () => {
    const name = (await readShop()).cells.shop_name;
    const result = await preview(await fileWith({ tel: '03-1111-2222' }));
    expect(result).toMatchObject({ added: 0, changed: 1, same: 0, wrong: [] });
    expect(result.shops[0]).toMatchObject({
      name,
      isNew: false,
      changes: [{ column: 'tel', to: '03-1111-2222' }],
    });
    expect((await readShop()).cells.tel).not.toBe('03-1111-2222');
    const take = () => ask(CALLS.importShops, { as: owner, params: { uuid: result.uuid } });
    const answers = await Promise.all([take(), take()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await readShop()).cells.tel).toBe('03-1111-2222');
    expect(await acts()).toEqual([['import', 'added: 0\nchanged: 1']]);
  });

  it('says of each line what is wrong, and cannot be imported then', async () => {
    const result = await preview(await fileWith({ zipcode: 'x', email: 'not an address' }));
    expect(result).toMatchObject({ uuid: null, wrongCount: 2 });
    expect(result.wrong).toEqual([
      { line: 2, column: 'zipcode', problem: 'seven digits' },
      { line: 2, column: 'email', problem: 'is no e-mail address' },
    ]);
  });

  it('with formulas keeps them as text', async () => {
    const result = await preview(await fileWith({ pr_comment: '=1+1' }));
    expect(result.shops[0].changes).toContainEqual(expect.objectContaining({ column: 'pr_comment' }));
  });

  it.each([
    ['100,000 lines', 'a\n'.repeat(100_000), 'too many lines'],
    ['no shop', '', 'there is no shop in it'],
    ['no CSV', '"a\nb', 'no CSV'],
  ])('with %s is refused', async (_, text, problem) => {
    const result = await preview(Buffer.from(text).toString('base64'));
    expect(result.uuid).toBeNull();
    expect(result.wrong[0].problem).toContain(problem);
  });

  it('that is too large is refused by its size', async () => {
    const result = await preview(Buffer.alloc(IMPORT_LIMITS.bytes + 1, 97).toString('base64'));
    expect(result.wrong[0].problem).toBe('too large');
  });

  it('is imported by the person who looked at it', async () => {
    const other = (await people.somebody('owner')).session;
    const result = await preview(await fileWith({ tel: '03-3333-4444' }));
    expect(await ask(CALLS.importShops, { as: other, params: { uuid: result.uuid } })).toEqual(
      refusal(404, 'not_found'),
    );
    expect(await server.db.$count(deskImports, eq(deskImports.uuid, result.uuid))).toBe(1);
  });
});
