import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { deliveries, media, mediumEndpoints, requests, shops } from '../db/schema.ts';
import { Outbox } from '../deliveries/outbox.ts';
import type { AnswerOfAct, InputOf } from './acts.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
let staff: string;
let owner: string;
beforeAll(async () => {
  const outbox = new Outbox([{ name: 'office', events: ['request.withdrawn', 'request.erased'] }]);
  server = await startTestApp({ siteUrl: 'https://takakurabe.example', outbox });
  staff = (await people.somebody('staff')).session;
  owner = (await people.somebody('owner')).session;
});
afterAll(() => server.close());
beforeEach(() => server.reset());

type Look = AnswerOfAct<'lookAtAct'>;

async function lookAt(input: InputOf<'lookAtAct'>, session = owner): Promise<Look> {
  const { answer, refusal } = await server.ask(session, 'lookAtAct', input);
  if (refusal) throw new Error(`the look was refused: ${refusal.code}`);
  return answer;
}

/** A request of which its shops were told, and whose first shop has opened the contact. */
async function told() {
  const photos = [{ name: 'a.jpg', content: jpeg() }];
  const items = [{ category: 'bag' as const, photos }];
  const { uuid } = (await server.submit({ customer: { email: 'hanako@example.jp' }, items })).body;
  await server.db.update(deliveries).set({ state: 'sent', settledAt: sql`now()`, attemptedAt: sql`now()` });
  await server.db.execute(sql`update matches set told_at = now() where request_uuid = ${uuid}`);
  const own = await visitors.shopsOf(uuid);
  await visitors.lead(LINK_CALLS.openContact, uuid, own[0]);
  await server.db.update(deliveries).set({ state: 'sent', settledAt: sql`now()` });
  return { uuid, shops: own };
}

/** The tables whose rows a look could leave behind. */
const TABLES = 'requests matches deliveries audit_log disclosures shops request_photos match_choices';

const rowsOfAll = async () =>
  Promise.all(
    TABLES.split(' ').map(
      async (table) =>
        (await server.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by 1`))
          .rows,
    ),
  );

/** Those who hear of an act that was done: the deliveries that it has left. */
async function heard(uuid: string): Promise<string[]> {
  const rows = await server.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.subjectUuid, uuid), eq(deliveries.state, 'waiting')));
  const names = new Map((await server.db.select().from(shops)).map((row) => [row.uuid, row.shopName]));
  return rows
    .map(
      ({ event, recipient, recipientKey }) =>
        `${event} ${recipient} ${names.get(recipientKey) ?? recipientKey}`,
    )
    .sort();
}

const inWords = ({ hearers }: Look) =>
  hearers.map(({ event, recipient, name }) => `${event} ${recipient} ${name}`).sort();

const ACTS = ['passOn', 'withdrawRequest', 'revokeLinks', 'eraseRequest', 'sendShopsAgain'] as const;

describe('A look at an act', () => {
  test.each(ACTS)('names those who hear of it when it is done, and changes nothing: %s', async (act) => {
    const { uuid, shops: own } = await told();
    const shop = own[1];
    const [before, files] = [await rowsOfAll(), await server.filesOnDisk()];
    expect(files).not.toEqual([]);
    const look = await lookAt({ uuid, act, ...(act === 'passOn' && { shop }) });
    expect(await rowsOfAll()).toEqual(before);
    expect(await server.filesOnDisk()).toEqual(files);
    const { refusal } = await server.ask(owner, act, { uuid, shop } as never);
    expect(refusal).toBeUndefined();
    expect(inWords(look)).toEqual(await heard(uuid));
    expect(look.nothing).toBe(false);
  });

  it('says that a withdrawal is told to the seller, to each shop that knows of it, and to the office', async () => {
    const { uuid, shops: own } = await told();
    const { hearers } = await lookAt({ uuid, act: 'withdrawRequest' }, staff);
    const of = (recipient: string) => hearers.filter((hearer) => hearer.recipient === recipient);
    expect(of('seller')).toMatchObject([{ event: 'request.withdrawn_for_seller', channel: 'mail' }]);
    expect(of('shop')).toHaveLength(own.length);
    expect(of('endpoint')).toMatchObject([{ name: 'office', channel: 'webhook', subject: '' }]);
    expect(of('seller')[0]?.subject).toContain('取り下げました');
    expect(JSON.stringify(hearers)).not.toContain('hanako@example.jp');
  });

  it('names the next shop of a place, and when the seller reads of it', async () => {
    const { uuid, shops: own } = await told();
    await server.db.update(requests).set({ newsAt: null, newsSentAt: sql`now()` });
    const look = await lookAt({ uuid, act: 'passOn', shop: own[1] });
    expect(look.hearers).toMatchObject([{ event: 'lead.passed_on', recipient: 'shop' }]);
    expect(Date.parse(look.news_at ?? '')).toBeGreaterThan(Date.now());
  });

  it('says of a correction who knows the contact, before anything is typed', async () => {
    const { uuid, shops: own } = await told();
    const [row] = await server.db.select().from(shops).where(eq(shops.uuid, own[0]));
    expect(inWords(await lookAt({ uuid, act: 'correctRequest' }))).toEqual([
      `lead.corrected shop ${row?.shopName}`,
      'link.asked seller ',
    ]);
  });

  it('names the endpoint of a partner by its host', async () => {
    const { uuid } = await told();
    const [request] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
    const medium = { uuid: request?.mediumUuid ?? '', name: '見本' };
    await server.db.insert(media).values(medium).onConflictDoNothing();
    await server.db
      .insert(mediumEndpoints)
      .values({ mediumUuid: medium.uuid, kind: 'webhook', url: 'https://partner.example/x?secret=1' });
    expect(JSON.stringify(await lookAt({ uuid, act: 'withdrawRequest' }))).not.toContain('secret');
    await server.db.delete(mediumEndpoints);
  });

  it('says of a made-up request that nobody hears', async () => {
    const { uuid } = await told();
    await server.db.update(requests).set({ kind: 'sample' });
    expect((await lookAt({ uuid, act: 'withdrawRequest' })).hearers).toEqual([]);
  });

  it('says when a shop has no address, and when nothing would change', async () => {
    const { uuid, shops: own } = await told();
    const [row] = await server.db.select().from(shops).where(eq(shops.uuid, own[0]));
    await server.db.update(shops).set({ email: '' }).where(eq(shops.uuid, own[0]));
    const { hearers } = await lookAt({ uuid, act: 'withdrawRequest' });
    await server.db
      .update(shops)
      .set({ email: row?.email ?? '' })
      .where(eq(shops.uuid, own[0]));
    const hearer = hearers.find(({ name }) => name === row?.shopName);
    expect(hearer?.reachable).toBe(false);
    await server.ask(staff, 'withdrawRequest', { uuid });
    expect(await lookAt({ uuid, act: 'withdrawRequest' })).toMatchObject({ hearers: [], nothing: true });
  });

  it('is refused where the act is', async () => {
    const { uuid, shops: own } = await told();
    const codeOf = async (session: string, input: InputOf<'lookAtAct'>) =>
      (await server.ask(session, 'lookAtAct', input)).refusal?.code;
    expect(await codeOf(staff, { uuid, act: 'eraseRequest' })).toBe('not_allowed');
    expect(await codeOf(staff, { uuid, act: 'passOn' })).toBe('invalid_body');
    expect(await codeOf(staff, { uuid: crypto.randomUUID(), act: 'revokeLinks' })).toBe('not_found');
    await server.ask(staff, 'passOn', { uuid, shop: own[1] });
    expect(await codeOf(staff, { uuid, act: 'passOn', shop: own[1] })).toBe('changed_meanwhile');
  });
});

describe('Several requests at once', () => {
  const manyOf = async (count: number) => {
    const uuids: string[] = [];
    for (let nth = 0; nth < count; nth += 1) uuids.push((await told()).uuid);
    return uuids;
  };

  it('are looked at first: which can be withdrawn, which not and why, and who hears in sum', async () => {
    const [open = '', over = ''] = await manyOf(2);
    await server.ask(staff, 'withdrawRequest', { uuid: over });
    const before = await rowsOfAll();
    const gone = crypto.randomUUID();
    const input = { uuids: [open, over, gone], act: 'withdrawRequest' } as const;
    const { answer } = await server.ask(staff, 'lookAtMany', input);
    expect(await rowsOfAll()).toEqual(before);
    expect(answer?.requests).toMatchObject([
      { uuid: open, refused: null, nothing: false },
      { uuid: over, refused: null, nothing: true },
      { uuid: gone, refused: 'not_found', nothing: false },
    ]);
    const shopCount = (await visitors.shopsOf(open)).length;
    expect(answer?.hearers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'request.withdrawn', recipient: 'shop', count: shopCount }),
        expect.objectContaining({ event: 'request.withdrawn_for_seller', count: 1 }),
      ]),
    );
  });

  it('are each worked on by themselves: one that is refused leaves the others done', async () => {
    const [one = '', other = ''] = await manyOf(2);
    await server.ask(staff, 'markRequest', { uuid: one, mark: 'call', note: '' });
    const input = { uuids: [one, other, other], act: 'markRequest', mark: 'call', note: '要電話' } as const;
    const { answer } = await server.ask(staff, 'workOnMany', input);
    expect(answer?.requests.map(({ uuid, refused }) => [uuid, refused])).toEqual([
      [one, 'changed_meanwhile'],
      [other, null],
    ]);
    const { answer: list } = await server.ask(staff, 'readRequests', { mark: 'call' });
    expect(list?.requests.map(({ uuid }) => uuid).sort()).toEqual([one, other].sort());
  });

  it('are fifty at most, and an act that misses something is done to none', async () => {
    const uuids = Array.from({ length: 51 }, () => crypto.randomUUID());
    const codeOf = async (input: InputOf<'workOnMany'>) =>
      (await server.ask(staff, 'workOnMany', input)).refusal?.code;
    expect(await codeOf({ uuids, act: 'withdrawRequest' })).toBe('invalid_body');
    expect(await codeOf({ uuids: uuids.slice(0, 2), act: 'markRequest' })).toBe('invalid_body');
    expect(await codeOf({ uuids: uuids.slice(0, 2), act: 'eraseRequest' as never })).toBe('invalid_body');
  });

  it('have their mail sent again to the shops that have not looked', async () => {
    const { uuid, shops: own } = await told();
    const { answer } = await server.ask(staff, 'workOnMany', { uuids: [uuid], act: 'sendShopsAgain' });
    expect(answer?.requests).toMatchObject([{ refused: null }]);
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.state, 'waiting'));
    expect(rows.map(({ event, recipientKey }) => [event, recipientKey]).sort()).toEqual(
      own
        .slice(1)
        .map((shop) => ['request.created', shop])
        .sort(),
    );
  });
});
