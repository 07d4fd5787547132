import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { CALLS as PUBLIC } from '#contract/calls/index.ts';
import { THEME_HEADER } from '#contract/calls/requests.ts';
import { DESK_ROWS } from '#contract/desk/desk.ts';
import { MOST_COUNTED } from '#contract/desk/lists.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { type RequestState, requestRow } from '#contract/life/request-states.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission, SENT_CUSTOMER } from '#test/server/submission.ts';
import { numberOf } from '../db/records/number.ts';
import { auditLog, deliveries, matches, quotes, requestItems, requests, shops } from '../db/schema.ts';
import type { AnswerOfAct } from './acts.ts';

type DeskRequest = AnswerOfAct<'readRequest'>;
type Step = DeskRequest['steps'][number];
type ListedRequest = AnswerOfAct<'readRequests'>['requests'][number];

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
const ask = people.ask.bind(people);
let staff: string;
let owner: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  staff = (await people.somebody('staff')).session;
  owner = (await people.somebody('owner')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(auditLog);
});

const send = async (category: 'watch' | 'bag' = 'bag') => {
  const photos = [{ name: 'a.jpg', content: jpeg() }];
  return (await server.submit({ items: [{ category, photos }] })).body.uuid;
};

const list = async (query: Record<string, string> = {}): Promise<ListedRequest[]> =>
  (await ask(CALLS.readRequests, { as: staff, query })).body.requests;

/** One statement stores so many copies within its time on a slow machine. */
const COPIED_AT_ONCE = 2_000;

/** Stores a request some times more, with one item of this name each. */
async function copies(uuid: string, count: number, category: string, name: string): Promise<void> {
  for (let first = 1; first <= count; first += COPIED_AT_ONCE) {
    const last = Math.min(count, first + COPIED_AT_ONCE - 1);
    await server.db.execute(sql`
      with copied as (
        insert into requests
        select c.* from requests r cross join generate_series(${first}::integer, ${last}::integer) n
          cross join lateral jsonb_populate_record(r, jsonb_build_object(
            'uuid', gen_random_uuid(), 'idempotency_key', null, 'nth', n)) c
        where r.uuid = ${uuid} returning uuid)
      insert into request_items (request_uuid, position, category, attributes, detail)
      select uuid, 0, ${category}, jsonb_build_array(jsonb_build_array(${name}::text)), '{}' from copied`);
  }
}

/** The acts at the desk, from the log. */
const acts = async () =>
  (await server.db.select().from(auditLog).orderBy(asc(auditLog.at))).map(({ action, subjectUuid }) => [
    action,
    subjectUuid,
  ]);

async function quote(uuid: string) {
  const [match] = await server.db.select().from(matches).where(eq(matches.requestUuid, uuid)).limit(1);
  await server.db.insert(quotes).values({
    requestUuid: uuid,
    shopUuid: match?.shopUuid ?? '',
    low: 100_000,
    high: 120_000,
    validUntil: '2099-12-31',
    method: 'visit',
    remark: '',
  });
}

describe('The list of requests', () => {
  it('says how far each is, and nothing personal', async () => {
    const [waiting, quoted, decided, unplaced, withdrawn] = [
      await send(),
      await send(),
      await send(),
      await send(),
      await send(),
    ];
    for (const uuid of [quoted, decided]) await quote(uuid);
    const moment = new Date(Date.now() - 3_600_000);
    await server.db
      .update(matches)
      .set({ chosenAt: moment })
      .where(and(eq(matches.requestUuid, decided), eq(matches.position, 0)));
    await server.db.update(requests).set({ withdrawnAt: new Date() }).where(eq(requests.uuid, withdrawn));
    await server.db.delete(matches).where(eq(matches.requestUuid, unplaced));
    await server.db.update(requests).set({ seekAt: new Date() }).where(eq(requests.uuid, unplaced));
    const { body } = await ask(CALLS.readRequests, { as: staff });
    const states = Object.fromEntries(body.requests.map(({ uuid, state }: ListedRequest) => [uuid, state]));
    expect(states).toEqual({
      [waiting]: 'sending',
      [quoted]: 'quoted',
      [decided]: 'decided',
      [unplaced]: 'unplaced',
      [withdrawn]: 'withdrawn',
    } satisfies Record<string, RequestState>);
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(body)).not.toContain(text);
    for (const [uuid, state] of Object.entries<RequestState>(states))
      expect((await list({ state: requestRow(state).operator })).map((one) => one.uuid)).toEqual([uuid]);
  });

  it('is filtered by category, and ignores filters that nobody knows', async () => {
    const [watch, bag] = [await send('watch'), await send('bag')];
    expect((await list({ category: 'watch' })).map(({ uuid }) => uuid)).toEqual([watch]);
    expect((await list({ category: 'watch', state: 'quoted' })).length).toBe(0);
    const all = [bag, watch];
    expect((await list({ category: "'", state: 'x' })).map(({ uuid }) => uuid)).toEqual(all);
  });

  it('comes in pieces in which each request is once', async () => {
    const uuid = await send();
    await copies(uuid, DESK_ROWS + 10, 'bag', '');
    const first = (await ask(CALLS.readRequests, { as: staff })).body;
    const second = (await ask(CALLS.readRequests, { as: staff, query: { after: first.next } })).body;
    const uuids = [...first.requests, ...second.requests].map((one: ListedRequest) => one.uuid);
    expect(uuids).toHaveLength(DESK_ROWS + 11);
    expect(new Set(uuids).size).toBe(uuids.length);
    expect(second.next).toBeNull();
  });

  test.each([
    ['the number', (uuid: string) => numberOf(uuid)],
    ['the number in lower case', (uuid: string) => numberOf(uuid).toLowerCase()],
    ['the number without its dashes', (uuid: string) => numberOf(uuid).replaceAll('-', '')],
    ['the whole uuid', (uuid: string) => uuid],
    ['the beginning of the uuid', (uuid: string) => uuid.slice(0, 8)],
    ['the mail address, in any case', () => SENT_CUSTOMER.email.toUpperCase()],
    ['the name, without its space', () => SENT_CUSTOMER.name1.replace(/\s/g, '')],
    ['the beginning of the name', () => SENT_CUSTOMER.name1.slice(0, 2)],
    ['the category', () => CATEGORIES.bag.label],
    ['the phone number', () => SENT_CUSTOMER.tel1],
    ['the phone number with other dashes', () => SENT_CUSTOMER.tel1.replaceAll('-', 'ー')],
    ['the phone number without signs', () => SENT_CUSTOMER.tel1.replaceAll('-', '')],
    ['the phone number from abroad', () => `+81 ${SENT_CUSTOMER.tel1.slice(1)}`],
    ['the phone number from abroad, with its zero', () => `＋81（0）${SENT_CUSTOMER.tel1.slice(1)}`],
    ['the phone number as it is dialled abroad', () => `0081${SENT_CUSTOMER.tel1.slice(1)}`],
  ])('is searched by %s', async (_what, text) => {
    const uuid = await send();
    const answer = await ask(CALLS.findRequests, { as: staff, body: { text: text(uuid) } });
    expect(answer.body.requests.map((one: ListedRequest) => one.uuid)).toEqual([uuid]);
  });

  it('is searched by the name of a shop', async () => {
    const uuid = await send();
    const [row] = await server.db
      .select({ name: shops.shopName })
      .from(matches)
      .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
      .limit(1);
    const answer = await ask(CALLS.findRequests, { as: staff, body: { text: row?.name ?? '' } });
    expect(answer.body.requests.map((one: ListedRequest) => one.uuid)).toEqual([uuid]);
  });

  describe('by words of the goods', () => {
    const find = async (text: string, query: Record<string, string> = {}) =>
      (await ask(CALLS.findRequests, { as: staff, query, body: { text } })).body;
    const uuidsBy = async (text: string, query: Record<string, string> = {}) =>
      (await find(text, query)).requests.map((one: ListedRequest) => one.uuid);
    const name = async (uuid: string, ...names: string[]) =>
      server.db
        .update(requestItems)
        .set({ attributes: [names] })
        .where(eq(requestItems.requestUuid, uuid));

    test.each([
      'サブマリーナ',
      'ｻﾌﾞﾏﾘｰﾅ',
      'さぶまりーな',
      'マリ',
      '鼈',
      'rolex',
      'ＲＯＬＥＸ',
      'olex サブ',
      'サブ 時計',
      '116610LN',
    ])('finds %s', async (text) => {
      const [watch] = [await send('watch'), await send('bag')];
      await name(watch, 'ROLEX', 'サブマリーナー', '116610LN', '鼈甲');
      expect(await uuidsBy(text)).toEqual([watch]);
    });

    test.each(['サブマリーナ ゴールド', 'マサ', 'サブ バッグ', 'xelor'])('does not find %s', async (text) => {
      await name(await send('watch'), 'ROLEX', 'サブマリーナー');
      expect(await uuidsBy(text)).toEqual([]);
    });

    it('together with filters, in pieces and with a total', async () => {
      const uuid = await send('bag');
      await name(uuid, 'バーキン');
      await copies(uuid, DESK_ROWS + 10, 'bag', 'バーキン');
      await copies(uuid, 5, 'watch', 'バーキン');
      const first = await find('バーキン', { category: 'bag' });
      const second = await find('バーキン', { category: 'bag', after: first.next });
      const uuids = [...first.requests, ...second.requests].map((one: ListedRequest) => one.uuid);
      expect(new Set(uuids).size).toBe(DESK_ROWS + 11);
      expect([first.total, second.total, second.next]).toEqual([DESK_ROWS + 11, DESK_ROWS + 11, null]);
    });

    it('also where very many have them', async () => {
      const uuid = await send('bag');
      await name(uuid, 'バーキン 30');
      await copies(uuid, 10_100, 'bag', 'バーキン 25');
      const { requests: rows, total, next } = await find('バーキン');
      expect([rows.length, total]).toEqual([DESK_ROWS, MOST_COUNTED + 1]);
      expect(next).not.toBeNull();
      expect(await uuidsBy('バーキン 30')).toEqual([uuid]);
      // The copies have the name of the seller, too.
      expect((await find(SENT_CUSTOMER.name1)).total).toBe(MOST_COUNTED + 1);
      expect(await uuidsBy('バーキン', { area: '47' })).toEqual([]);
    });
  });

  it('is counted exactly up to a thousand', async () => {
    const uuid = await send();
    expect((await ask(CALLS.readRequests, { as: staff })).body.total).toBe(1);
    await copies(uuid, MOST_COUNTED - 1, 'bag', '');
    expect((await ask(CALLS.readRequests, { as: staff })).body.total).toBe(MOST_COUNTED);
    await copies(uuid, 5, 'bag', '');
    expect((await ask(CALLS.readRequests, { as: staff })).body.total).toBe(MOST_COUNTED + 1);
  });

  it('keeps the words of a search out of addresses', async () => {
    const text = SENT_CUSTOMER.email;
    const { search } = (await ask(CALLS.sealSearch, { as: staff, body: { text } })).body;
    expect(search).toMatch(/^[\w-]+$/);
    expect(Buffer.from(search, 'base64url').toString()).not.toContain(text);
    expect((await ask(CALLS.openSearch, { as: staff, body: { search } })).body).toEqual({ text });
    expect(await ask(CALLS.openSearch, { as: owner, body: { search } })).toEqual(refusal(404, 'not_found'));
    expect(await ask(CALLS.openSearch, { as: staff, body: { search: `A${search}` } })).toEqual(
      refusal(404, 'not_found'),
    );
  });

  it('is filtered by days of Japan, by prefecture and by medium', async () => {
    const [early, late] = [await send(), await send()];
    const at = new Date('2026-03-01T14:59:00Z');
    await server.db.update(requests).set({ createdAt: at, mediumUuid: 'm' }).where(eq(requests.uuid, early));
    const uuidsOf = async (query: Record<string, string>) => (await list(query)).map(({ uuid }) => uuid);
    expect(await uuidsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual([early]);
    expect(await uuidsOf({ to: '2026-02-28' })).toEqual([]);
    expect(await uuidsOf({ from: '2026-03-02' })).toEqual([late]);
    expect(await uuidsOf({ medium: 'm' })).toEqual([early]);
    const [row] = await server.db.select().from(requests).where(eq(requests.uuid, late));
    expect(await uuidsOf({ area: String(row?.prefectureId), from: '2026-03-02' })).toEqual([late]);
    expect(await uuidsOf({ area: '47', from: '2026-03-02' })).toEqual([]);
    expect(await uuidsOf({ from: 'yesterday', area: 'x' })).toEqual([late, early]);
  });

  it('says why its shops got it, and who stood just behind', async () => {
    const uuid = await send('watch');
    const { body } = await ask(CALLS.readRequest, { as: staff, params: { uuid } });
    const [line, ...more] = (body as DeskRequest).lines;
    expect(more).toEqual([]);
    expect(line).toMatchObject({ category: 'watch', in_line: expect.any(Number) });
    const picks = (line?.shops ?? []).filter(({ fate }) => fate === 'chosen');
    expect(picks.map(({ name }) => name)).toEqual(body.matched.map(({ name }: { name: string }) => name));
    expect(line?.shops.slice(picks.length).map(({ fate }) => fate)).toEqual(Array(5).fill('behind'));
  });

  it('is filtered by the theme of the form that sent it', async () => {
    const sendBy = async (theme: string) => {
      const { headers, payload } = await encodeSubmission();
      const { path: url, method } = PUBLIC.submitRequest;
      const answer = await server.app.inject({
        method,
        url,
        headers: { ...headers, [THEME_HEADER]: theme },
        payload,
      });
      return answer.json().uuid;
    };
    const [lp, brand, none] = [await sendBy('lp'), await sendBy('brand'), await sendBy("x' or true --")];
    const uuidsOf = async (theme: string) => (await list({ theme })).map(({ uuid }) => uuid);
    expect(await uuidsOf('lp')).toEqual([lp]);
    expect(await uuidsOf('product')).toEqual([]);
    expect(await uuidsOf('pink')).toEqual([none, brand, lp]);
    const { body } = await ask(CALLS.readRequest, { as: staff, params: { uuid: none } });
    expect(body.theme).toBe(null);
  });

  test.each(['', ' ', '　', 'x@', '0000-0000-0000', '%', "' or true --"])(
    'finds nothing by %j',
    async (text) => {
      await send();
      expect((await ask(CALLS.findRequests, { as: staff, body: { text } })).body.requests).toEqual([]);
    },
  );
});

describe('A request at the desk', () => {
  it('counts the shops that have a place, and no longer those that have lost it', async () => {
    const uuid = await send();
    const read = async () => (await ask(CALLS.readRequest, { as: staff, params: { uuid } })).body;
    const [{ uuid: shop }] = (await read()).matched;
    await ask(CALLS.passOn, { as: staff, params: { uuid }, body: { shop } });
    const { shops: count, matched } = await read();
    expect(count).toBe(matched.filter((one: { uuid: string }) => one.uuid !== shop).length);
    const [row] = (await ask(CALLS.readRequests, { as: staff })).body.requests;
    expect(row.shops).toBe(count);
  });

  it('shows goods, photos and each step, and nothing of who sent it', async () => {
    const uuid = await send();
    await quote(uuid);
    const { body } = await ask(CALLS.readRequest, { as: staff, params: { uuid } });
    expect(body).toMatchObject({ uuid, number: numberOf(uuid), state: 'quoted', quotes: 1 });
    expect(body.matched.length).toBe(body.shops);
    expect(body.matched.filter((one: { quote: string }) => one.quote)).toMatchObject([{ state: 'quoted' }]);
    expect(body.steps.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['stored', 'mail', 'quoted']),
    );
    const photo = await server.app.inject(body.items[0].photos[0].url);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const text of Object.values(SENT_CUSTOMER)) expect(JSON.stringify(body)).not.toContain(text);
    expect(await acts()).toEqual([]);
  });

  it('shows the contact on demand, and the log notes it', async () => {
    const uuid = await send();
    const { body } = await ask(CALLS.showContact, { as: staff, params: { uuid } });
    expect(body.texts).toMatchObject({ email: SENT_CUSTOMER.email, name1: SENT_CUSTOMER.name1 });
    expect(await acts()).toEqual([['show', uuid]]);
  });

  it('is withdrawn, its links end, and it is erased, each noted with the one who did it', async () => {
    const uuid = await send();
    const ends = { revoke: 'revokeLinks', withdraw: 'withdrawRequest', erase: 'eraseRequest' } as const;
    const end = (as: string, what: keyof typeof ends) => ask(CALLS[ends[what]], { as, params: { uuid } });
    expect((await end(staff, 'revoke')).status).toBe(200);
    expect((await end(staff, 'withdraw')).status).toBe(200);
    expect((await list({ state: 'withdrawn' })).length).toBe(1);
    expect(await end(staff, 'erase')).toEqual(refusal(403, 'not_allowed'));
    expect((await end(owner, 'erase')).status).toBe(200);
    expect(await server.filesOnDisk()).toEqual([]);
    expect(await end(owner, 'erase')).toEqual(refusal(404, 'not_found'));
    expect((await acts()).map(([action]) => action)).toEqual(['revoke', 'withdraw', 'erase']);
    expect(await ask(CALLS.readRequest, { as: staff, params: { uuid } })).toEqual(refusal(404, 'not_found'));
  });

  it('has notes, which only people at the desk read', async () => {
    const uuid = await send();
    const note = (text: string) => ask(CALLS.noteRequest, { as: staff, params: { uuid }, body: { text } });
    expect((await note('電話で確認済み')).status).toBe(200);
    expect((await note('  ')).status).toBe(422);
    const { body } = await ask(CALLS.readRequest, { as: staff, params: { uuid } });
    expect(body.notes).toEqual([{ at: expect.any(String), by: '担当者', text: '電話で確認済み' }]);
    const [row] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
    const token = server.links.token(
      { kind: 'request', uuids: [uuid], version: 0 },
      row?.createdAt ?? new Date(),
    );
    const own = await visitors.call(LINK_CALLS.readOwnRequest, token);
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).not.toContain('電話で確認済み');
    expect(await acts()).toEqual([['note', uuid]]);
  });

  it('is corrected, with the mistakes in the words of the form', async () => {
    const uuid = await send();
    const correct = (body: object) => ask(CALLS.correctRequest, { as: staff, params: { uuid }, body });
    expect((await correct({ email: 'new@example.jp' })).body).toMatchObject({ problems: [] });
    const [row] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
    expect(row?.email).toBe('new@example.jp');
    const { problems } = (await correct({ zip1: '12' })).body;
    expect(problems).toEqual([{ field: 'zip1', message: expect.stringMatching(/郵便番号/) }]);
    expect(await acts()).toEqual([['correct', uuid]]);
  });

  it('is passed on from one shop to the next, once', async () => {
    const uuid = await send();
    const before = await server.db.select().from(matches).where(eq(matches.requestUuid, uuid));
    const shop = before[0]?.shopUuid ?? '';
    const pass = () => ask(CALLS.passOn, { as: staff, params: { uuid }, body: { shop } });
    const answers = await Promise.all([pass(), pass()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await server.db.select().from(matches).where(eq(matches.requestUuid, uuid));
    expect(after.find(({ shopUuid }) => shopUuid === shop)).toMatchObject({ passedWhy: 'operator' });
    expect(after.length).toBe(before.length + 1);
    expect(await acts()).toEqual([['pass_on', uuid]]);
  });

  it('says why a mail did not arrive', async () => {
    const uuid = await send();
    await server.db
      .update(deliveries)
      .set({ state: 'dead', error: 'smtp_550', settledAt: new Date() })
      .where(and(eq(deliveries.subjectUuid, uuid), eq(deliveries.recipient, 'seller')));
    const { steps } = (await ask(CALLS.readRequest, { as: staff, params: { uuid } })).body;
    const mails = steps.flatMap(({ delivery }: Step) => (delivery?.recipient === 'seller' ? [delivery] : []));
    expect(mails).toMatchObject([{ state: 'dead', error: 'smtp_550' }]);
  });

  it('is written out for its seller', async () => {
    const uuid = await send();
    const { body } = await ask(CALLS.exportRequest, { as: owner, params: { uuid } });
    expect(body).toMatchObject({ uuid, email: SENT_CUSTOMER.email });
    expect(await acts()).toEqual([['export', uuid]]);
  });

  it('shows a mail that was not sent yet as it would go out now, without the links that open what its reader sees', async () => {
    const uuid = await send();
    const { steps } = (await ask(CALLS.readRequest, { as: staff, params: { uuid } })).body;
    const mails = steps.flatMap(({ delivery }: Step) => (delivery ? [delivery] : []));
    const seller = mails.find(({ recipient }: { recipient: string }) => recipient === 'seller');
    const { body } = await ask(CALLS.showMail, { as: staff, params: { uuid: seller.uuid } });
    expect(body.subject).toContain(numberOf(uuid));
    expect(body.as_sent).toBe(false);
    expect(body.text).not.toMatch(/\/requests\/|https?:/);
    expect(await acts()).toEqual([['show', seller.uuid]]);
    await ask(CALLS.eraseRequest, { as: owner, params: { uuid } });
    expect(await ask(CALLS.showMail, { as: staff, params: { uuid: seller.uuid } })).toEqual(
      refusal(404, 'not_found'),
    );
  });

  it('shows no mail that lets somebody into the desk', async () => {
    await ask(CALLS.askToSignIn, { body: { email: 'person-1@example.jp' } });
    const [row] = await server.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.event, 'person.sign_in_asked'));
    expect(await ask(CALLS.showMail, { as: staff, params: { uuid: row?.uuid ?? '' } })).toEqual(
      refusal(404, 'not_found'),
    );
  });
});
