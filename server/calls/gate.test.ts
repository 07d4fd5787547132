import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { sendRaw } from '#test/server/raw.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { MOST_DETAILS } from '../base/errors.ts';
import { bodyLimitsOf } from '../base/http/body-limits.ts';
import { isWithin } from '../base/http/read-json.ts';
import { installation } from '../db/schema.ts';
import { rolesOf } from '../desk/acts.ts';
import { readRateLimits } from '../limits/rate-limits.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  await testDatabase.database.db.insert(installation).values({}).onConflictDoNothing();
  server = await startTestApp({
    opened: testDatabase,
    config: { logLevel: 'silent', demo: false, trustProxy: ['loopback'] },
    limits: await readRateLimits(testDatabase.database),
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

const people = new DeskPeople(() => server);

/** The calls of a module that take a body, besides uploads. */
const withBody = (calls: object): [name: string, row: Call][] =>
  Object.entries(calls).filter(([, row]) => typeof row === 'object' && row.body && row.body !== 'multipart');

const ANY = { uuid: '00000000-0000-4000-8000-000000000000', token: 'none' };

/** Announces a body, and sends none of it. */
const announce = (row: Call, bytes: number) =>
  sendRaw(port, {
    method: row.method,
    target: urlOf(row, '', { params: ANY }),
    headers: ['Content-Type: application/json', `Content-Length: ${bytes}`],
  });

describe('Before a body is read', () => {
  const ofPeople = withBody(DESK_CALLS).filter(([name]) => rolesOf(name).length > 0);
  const behindLinks = withBody(LINK_CALLS).filter(([, { params }]) => params);

  it('everybody who is not signed in is refused by all calls of the desks', async () => {
    expect(ofPeople.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      ofPeople.map(async ([name, row]) => [name, (await announce(row, 900)).status]),
    );
    expect(answers).toEqual(ofPeople.map(([name]) => [name, 401]));
  });

  it('whoever has no link is refused by all calls behind links', async () => {
    const answers = await Promise.all(
      behindLinks.map(async ([name, row]) => [name, (await announce(row, 500)).status]),
    );
    expect(answers).toEqual(behindLinks.map(([name]) => [name, 404]));
  });

  it('somebody is refused whose role may do none of the acts of the call', async () => {
    const { session } = await people.somebody('reader');
    const { status, body } = await people.ask(DESK_CALLS.draftSite, { as: session, body: { any: 'thing' } });
    expect([status, body.error.code]).toEqual([403, 'not_allowed']);
  });
});

describe('A body of somebody who is signed in', () => {
  const call = async (row: Call, role: 'owner' | 'staff', payload: string) => {
    const { session } = await people.somebody(role);
    return server.app.inject({
      method: row.method,
      url: urlOf(row, '', { params: ANY }),
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      payload,
    });
  };
  const many = (entry: string, count: number) => Array.from({ length: count }, () => entry).join(',');

  test.each([
    [
      'a draft of 170,000 empty results',
      DESK_CALLS.draftSite,
      `{"written":{"results":[${many('{}', 170_000)}]}}`,
    ],
    ['a file of 5 MB of brackets', DESK_CALLS.previewImport, `{"file":${'['.repeat(5_000_000)}`],
    ['20,000 deliveries that are none', DESK_CALLS.sendAgain, `{"all":false,"uuids":[${many('1', 20_000)}]}`],
    ['20,000 media', DESK_CALLS.invite, `{"media":[${many('1', 20_000)}]}`],
    ['3,000 cells without names', DESK_CALLS.changeShop, `{"seen":"","cells":{${many('"":"a"', 3_000)}}}`],
  ])('such as %s is refused in a short answer', async (_name, row, payload) => {
    const answer = await call(row, 'owner', payload);
    expect([413, 422]).toContain(answer.statusCode);
    expect(answer.body.length).toBeLessThan(4_000);
  });

  it('has at most twenty of its mistakes named', async () => {
    const uuids = Array.from({ length: 50 }, () => 'none');
    const answer = await call(DESK_CALLS.sendAgain, 'staff', JSON.stringify({ all: false, uuids }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.details).toHaveLength(MOST_DETAILS);
  });
});

describe('The limits of bodies', () => {
  const all = [...withBody(CALLS), ...withBody(DESK_CALLS)];

  it('follow from the schema of each call, and are at most four times its largest body', () => {
    for (const [name, row] of all) {
      const { bytes, depth, elements } = bodyLimitsOf(row);
      expect(bytes, name).toBeGreaterThanOrEqual(1024);
      expect(depth * elements, name).toBeGreaterThan(0);
    }
  });

  test('are missed by a row whose texts, lists or tables have none', async () => {
    const z = await import('zod/mini');
    for (const part of [z.string(), z.array(z.boolean()), z.record(z.string(), z.boolean()), z.unknown()])
      expect(() => bodyLimitsOf({ path: '/v1/new', body: z.object({ part }) })).toThrow('/v1/new.part');
  });

  test('count brackets and commas outside of texts only', () => {
    const most = { bytes: 0, depth: 2, elements: 4 };
    const within = (text: string) => isWithin(Buffer.from(text), most);
    expect(within('{"a":["[[[[,,,,,\\"[["]}')).toBe(true);
    expect(within('[[1,2,3]]')).toBe(true);
    expect(within('[[1,2,3,4]]')).toBe(false);
    expect(within('[[[]]]')).toBe(false);
    expect(within('"\\\\"[[[')).toBe(false);
  });
});

describe('An address whose calls make no sense', () => {
  const from = { 'x-forwarded-for': '203.0.113.50' };
  const enquire = (payload: string | object, headers: Record<string, string> = from) =>
    server.app.inject({
      method: 'POST',
      url: CALLS.sendEnquiry.path,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it('is not read above the limit, while others are, and its photos still arrive', async () => {
    const { points } = LIMIT_TABLE.junk.by.address;
    const before = await Promise.all(Array.from({ length: points }, () => enquire('[')));
    expect(new Set(before.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect((await enquire('[')).statusCode).toBe(429);
    const sound = {
      contact: { service_uuid: ANY.uuid, name: '山田', email: 'a@example.jp', mail_body: '質問です' },
    };
    const answer = await enquire(sound);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await enquire(sound, { 'x-forwarded-for': '203.0.113.51' })).statusCode).toBe(201);
    const { headers, payload } = await encodeSubmission();
    const submission = await server.app.inject({
      method: 'POST',
      url: CALLS.submitRequest.path,
      headers: { ...headers, ...from },
      payload,
    });
    expect(submission.statusCode).toBe(200);
  });
});
