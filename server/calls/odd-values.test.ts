import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { keysOf, tableOf } from '#contract/base/keys.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER, THEME_HEADER } from '#contract/calls/requests.ts';
import { ROLES, type Role } from '#contract/desk/desk.ts';
import { inAddress, ODD_JSON, ODD_TEXTS, oddQueries } from '#test/base/odd-values.ts';
import { ALL_CALLS } from '#test/server/all-calls.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { partOf } from '#test/server/thorough.ts';
import { NO_ROW } from '../base/uuid-of.ts';

const SLOW_MS = 1_000;

/** One in so many of the odd values, others for each call; all of them in `npm run test:all`. */
const SHARE = 4;

let server: TestApp;
let sessions: Record<Role, string>;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  const people = new DeskPeople(() => server);
  sessions = tableOf(keysOf(ROLES), () => '');
  for (const role of keysOf(ROLES)) sessions[role] = (await people.somebody(role)).session;
});
afterAll(() => server.close());

interface Asked {
  /** With its query. */
  url: string;
  session?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

async function send(row: Call, { url, session, body, headers }: Asked) {
  const start = performance.now();
  const answer = await server.app.inject({
    method: row.method,
    url,
    headers: {
      ...(session && { authorization: `Bearer ${session}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, ms: performance.now() - start, text: answer.body };
}

/** The fault of an answer, if it has one, and whether it came late. */
async function faultOf(row: Call, input: Asked): Promise<{ fault: string | undefined; isLate: boolean }> {
  const { status, ms, text } = await send(row, input);
  const isLate = ms > SLOW_MS;
  if (status < 500 && !isLate && (status < 400 || JSON.parse(text).error.message))
    return { fault: undefined, isLate };
  const payload = JSON.stringify({ body: input.body, headers: input.headers }).slice(0, 200);
  const fault = `${status} in ${Math.round(ms)} ms: ${row.method} ${input.url.slice(0, 150)} ${payload}`;
  return { fault, isLate };
}

const IN_PATH = /\{(\w+)\}/g;
const namesInPath = (row: Call): string[] => [...row.path.matchAll(IN_PATH)].map(([, name = '']) => name);
const namesInQuery = ({ query }: Call): string[] =>
  Object.keys((query as unknown as z.ZodMiniObject | undefined)?.def.shape ?? {});

const goodUrl = (row: Call) => urlOf(row, '', { params: { uuid: NO_ROW, token: 'x', zip: '1620801' } });

/** The address of a call with one odd parameter each, of its path or its query. */
const oddUrls = (row: Call): string[] => [
  ...namesInPath(row).flatMap((odd) =>
    ODD_TEXTS.map((text) => row.path.replace(IN_PATH, (_, name) => inAddress(name === odd ? text : NO_ROW))),
  ),
  ...namesInQuery(row).flatMap((name) => oddQueries(name).map((query) => `${goodUrl(row)}?${query}`)),
];

/** The address with the same odd text as every parameter. */
const oddAllOver = (row: Call, text: string): string => {
  const query = namesInQuery(row).map((name) => `${name}=${inAddress(text)}`);
  return `${row.path.replace(IN_PATH, inAddress(text))}?${query.join('&')}`;
};

/** A body in which, in turn, each member is replaced by an odd value: a text by odd texts, everything by other kinds. */
function* oddBodies(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* ODD_TEXTS;
  yield* ODD_JSON;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    for (const odd of oddBodies(member))
      yield Array.isArray(value)
        ? value.map((one) => (one === member ? odd : one))
        : { ...value, [name]: odd };
}

/** The people whom a call of a desk is for: those whom it does not refuse as such. */
async function rolesOf(row: Call, body: unknown): Promise<Role[]> {
  const answers = keysOf(ROLES).map(async (role) => {
    const { text } = await send(row, { url: goodUrl(row), session: sessions[role], body });
    return text.includes('not_allowed') ? [] : [role];
  });
  return (await Promise.all(answers)).flat();
}

const AT_ONCE = 8;

/** How often a late answer is asked for again, alone: something else may have held the machine. */
const TRIES = 3;

/** Sends everything, some at once, and collects the faults. */
async function faultsOf(row: Call, inputs: Iterable<Asked>): Promise<string[]> {
  const faults: string[] = [];
  let late: Asked[] = [];
  const queue = [...inputs].values();
  const caller = async () => {
    for (const one of queue) {
      const { fault, isLate } = await faultOf(row, one);
      if (isLate) late.push(one);
      else if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const again = late;
    late = [];
    for (const one of again) {
      const { fault, isLate } = await faultOf(row, one);
      if (isLate && tries < TRIES) late.push(one);
      else if (fault) faults.push(fault);
    }
  }
  return faults;
}

const someFor = <Case>(row: Call, all: readonly Case[]) =>
  partOf(
    all,
    ALL_CALLS.findIndex((call) => call.row === row),
    SHARE,
  );

describe('Whatever anybody writes into an address, the answer is no 5xx, and comes within a second:', () => {
  test.for(ALL_CALLS.filter(({ row }) => namesInPath(row).length + namesInQuery(row).length > 0))(
    '$name',
    async ({ row, body }) => {
      const [role] = await rolesOf(row, body);
      const session = role && sessions[role];
      const urls = someFor(row, oddUrls(row));
      expect(
        await faultsOf(
          row,
          urls.map((url) => ({ url, session, body })),
        ),
      ).toEqual([]);
      const others = [undefined, ...keysOf(ROLES).map((other) => sessions[other])];
      const inputs = ODD_TEXTS.map((text, at) => ({
        url: oddAllOver(row, text),
        session: others[at % others.length],
        body,
      }));
      expect(await faultsOf(row, inputs)).toEqual([]);
    },
  );
});

describe('Whatever stands in a body, the answer is no 5xx, and comes within a second:', () => {
  test.for(ALL_CALLS.filter(({ row }) => row.body && row.body !== 'multipart'))(
    '$name',
    async ({ row, body }) => {
      const [role] = await rolesOf(row, body);
      const session = role && sessions[role];
      const url = goodUrl(row);
      const bodies = someFor(row, [...oddBodies(body)]);
      expect(
        await faultsOf(
          row,
          bodies.map((odd) => ({ url, session, body: odd })),
        ),
      ).toEqual([]);
    },
  );
});

/** Headers that calls read, besides that of the session. */
const HEADERS = [
  'cookie',
  'origin',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  IDEMPOTENCY_HEADER.toLowerCase(),
  THEME_HEADER.toLowerCase(),
  LANGUAGE_HEADER.toLowerCase(),
];

/** A header has a byte for each character, and no line of its own. */
const SENDABLE = /^[\t\x20-\x7e]*$/;

test('Whatever stands in a header, the answer of no call is a 5xx', async () => {
  const texts = ODD_TEXTS.filter((text) => SENDABLE.test(text));
  for (const [place, { row, body }] of ALL_CALLS.entries()) {
    // One code reads the headers of all calls, so each call gets some of them.
    const inputs = texts
      .filter((_, at) => at % 4 === place % 4)
      .map((text) => ({
        url: goodUrl(row),
        body,
        headers: { ...tableOf(HEADERS, () => text), authorization: `Bearer ${text}` },
      }));
    expect(await faultsOf(row, inputs)).toEqual([]);
  }
});

describe('A name that nothing can have is refused like one that nothing has:', () => {
  test.for(ALL_CALLS.filter(({ row }) => namesInPath(row).includes('uuid')))(
    '$name',
    async ({ row, body }) => {
      for (const role of await rolesOf(row, body)) {
        const answers = [NO_ROW, 'x', `${NO_ROW}x`, '1e9'].map(async (uuid) => {
          const url = urlOf(row, '', { params: { uuid } });
          const { status, text } = await send(row, { url, session: sessions[role], body });
          return [status, text.replace(/"request_id":"[^"]*"/, '')];
        });
        const [unknown, ...senseless] = await Promise.all(answers);
        for (const answer of senseless) expect(answer).toEqual(unknown);
      }
    },
  );
});
