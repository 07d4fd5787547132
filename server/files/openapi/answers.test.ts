import { and, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls/index.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { askContinuation, continuationForm } from '#test/server/continuations.ts';
import { responseOf, Validator } from '#test/server/document-validator.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeForm, encodeSubmission } from '#test/server/submission.ts';
import { continuations, matches, questions, quotes } from '../../db/schema.ts';
import { openApiDocument } from './document.ts';

const rows = Object.entries(CALLS) as [CallName, Call][];
const document = openApiDocument('タカクラベ');
const validator = new Validator(document);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A call as its example makes it, with some parts replaced. */
function exampleOf(name: CallName, input: Partial<InjectOptions> = {}): InjectOptions {
  const row: Call = CALLS[name];
  const { example } = CALL_DOCS[name];
  const body = example.body as InjectOptions['payload'];
  return { method: row.method, url: urlOf(row, '', example), ...(body && { payload: body }), ...input };
}

/** The differences between the document and an answer: its status, its shape, and its code. */
function problemsOf(row: Call, { status, body }: { status: number; body: unknown }): string[] {
  const operation = document.paths[row.path]?.[row.method.toLowerCase()];
  const media = operation && responseOf(document, operation.responses, status)?.content['application/json'];
  if (!media) return [`status ${status} is not in the document`];
  const { code } = (body as { error?: { code?: string } }).error ?? {};
  const isKnown = code === undefined || code in (media.examples ?? {});
  return [
    ...validator.problems(media.schema, body),
    ...(isKnown ? [] : [`code ${code} is not in the document for status ${status}`]),
  ];
}

const ask = async (call: InjectOptions) => {
  const answer = await server.app.inject(call);
  // A photo is its file.
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? (answer.json() as unknown) : answer.body };
};

const CONTINUED = { photos: [[0, { name: 'a.jpg', content: jpeg() }]] } as const;

/** The calls whose example names an object that does not exist. */
const REAL: Partial<Record<CallName, () => Promise<InjectOptions>>> = {
  submitRequest: async () => exampleOf('submitRequest', await encodeSubmission()),
  nextLevel: async () => {
    const body = CALL_DOCS.firstLevel.example.body ?? { medium_uuid: '' };
    const { item_masters } = (await server.app.inject(exampleOf('firstLevel'))).json();
    return exampleOf('nextLevel', { payload: { ...body, code: item_masters[0].code, level: 2 } });
  },
  partnerShop: async () => {
    const { data } = (await server.app.inject(exampleOf('recommendedShops'))).json();
    return { url: urlOf(CALLS.partnerShop, '', { params: { uuid: data[0].uuid } }) };
  },
  keepContinuation: async () => exampleOf('keepContinuation', await continuationForm(CONTINUED)),
  openContinuation: async () => exampleOf('openContinuation', { payload: { token: await continued() } }),
  continuedPhotoFile: async () =>
    exampleOf('continuedPhotoFile', { payload: { token: await continued(), number: 0 } }),
  answerInterests: async () => survey('answerInterests'),
  answerFeedback: async () => survey('answerFeedback'),
  askQuotesFirst: () => behindLink('askQuotesFirst'),
  addPhotos: async () => {
    const photo = { name: 'a.jpg', content: jpeg() };
    const form = await encodeForm([
      ['item', '0'],
      ['photos', photo],
    ]);
    return { ...(await behindLink('addPhotos')), ...form };
  },
};

/** A draft that is kept. @returns the token of its mail */
async function continued(): Promise<string> {
  const { uuid } = (await askContinuation(server.app, CONTINUED)).json<{ uuid: string }>();
  const [row] = await server.db.select().from(continuations).where(eq(continuations.uuid, uuid));
  return server.links.continuations.open(row?.token ?? '') ?? '';
}

/** A request that is there, with a quote of one of its shops, and the tokens of both. */
async function quoted() {
  const items = [{ category: 'watch' }, { category: 'bag' }] as const;
  const { uuid } = (await server.submit({ items: [...items] })).body;
  const [match] = await server.db.select().from(matches).where(eq(matches.requestUuid, uuid)).limit(1);
  const shop = match?.shopUuid ?? '';
  const validUntil = dayInJapan(new Date());
  await server.db
    .insert(quotes)
    .values({ requestUuid: uuid, shopUuid: shop, low: 1, high: 2, validUntil, method: 'post', remark: '' });
  const [question] = await server.db
    .insert(questions)
    .values({ requestUuid: uuid, shopUuid: shop, text: '' })
    .returning();
  await server.db
    .update(matches)
    .set({ contactSeenAt: new Date() })
    .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shop)));
  const tokenOf = (kind: 'lead' | 'request', uuids: string[]) =>
    server.links.token({ kind, uuids, version: 0 }, new Date());
  return {
    shop,
    question: question?.uuid ?? '',
    lead: tokenOf('lead', [uuid, shop]),
    request: tokenOf('request', [uuid]),
  };
}

/**
 * A call about such a request, by its seller or by its shop.
 * @param body what differs from the example, where it names the shop or its question
 */
async function behindLink(
  name: CallName,
  body?: (shop: string, question: string) => object,
): Promise<InjectOptions> {
  const { shop, question, lead, request } = await quoted();
  const token = CALLS[name].path.startsWith('/v1/leads') ? lead : request;
  const { example } = CALL_DOCS[name];
  return exampleOf(name, {
    url: urlOf(CALLS[name], '', { params: { token } }),
    ...(body && { payload: { ...(example.body as object), ...body(shop, question) } }),
  });
}

async function survey(name: 'answerInterests' | 'answerFeedback'): Promise<InjectOptions> {
  const { uuid } = (await server.submit()).body;
  return exampleOf(name, { payload: { ...CALL_DOCS[name].example.body, uuid } });
}

describe('The server answers as the document says', () => {
  test.each(rows)('%s', async (name, row) => {
    const answer = await ask((await REAL[name]?.()) ?? exampleOf(name));
    expect(answer.status).toBe(row.status ?? 200);
    expect(problemsOf(row, answer)).toEqual([]);
  });
});

const asJson = { headers: { 'content-type': 'application/json' } };

/** Wrong calls, derived from the parameters and body of the row. */
function wrongCalls(name: CallName, row: Call): InjectOptions[] {
  const wrongBodies = [
    { ...asJson, payload: '{' },
    { ...asJson, payload: '' },
    { ...asJson, payload: '{}' },
    { ...asJson, payload: '[1]' },
    { ...asJson, payload: `"${'x'.repeat(70_000)}"` },
    { headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
    { headers: { 'content-type': 'multipart/form-data' }, payload: 'a' },
    { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '--b\r\n' },
    { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '--b--\r\n' },
  ];
  return [
    ...(row.body ? wrongBodies.map((payload) => exampleOf(name, payload)) : []),
    ...(row.body ? [exampleOf(name, { ...asJson, payload: emptied(CALL_DOCS[name].example.body) })] : []),
    ...(row.params ? ['x', '0000000', '%E0%A4%A'].map((text) => ({ url: fill(row.path, text) })) : []),
    ...(row.query ? [{ url: row.path }, { url: `${row.path}?${nonsense(name)}` }] : []),
  ].map((call) => ({ method: row.method, ...call }));
}

const fill = (path: string, text: string) => path.replace(/\{\w+\}/, text);

const nonsense = (name: CallName) =>
  Object.keys(CALL_DOCS[name].example.query ?? {})
    .map((parameter) => `${parameter}=-1`)
    .join('&');

/** A body of the right shape whose texts are empty. */
const emptied = (body: unknown) =>
  JSON.stringify(body, (_key, value) => (typeof value === 'string' ? '' : value)) ?? '{}';

describe('The server refuses as the document says', () => {
  test.each(rows.filter(([name, row]) => wrongCalls(name, row).length > 0))('%s', async (name, row) => {
    for (const call of wrongCalls(name, row)) {
      const answer = await ask(call);
      expect([call, problemsOf(row, answer)]).toEqual([call, []]);
    }
  });
});

test('An answer that is not as the document says is found', () => {
  const city = { city_id: 13113, city_name: '渋谷区' };
  const problems = (status: number, body: unknown) => problemsOf(CALLS.cities, { status, body });
  expect(problems(200, { cities: [city] })).toEqual([]);
  expect(problems(200, { cities: [{ ...city, city_name: null }] })).toHaveLength(1);
  expect(problems(200, { cities: [{ ...city, more: 1 }] })).toHaveLength(1);
  expect(problems(418, {})).toEqual(['status 418 is not in the document']);
  const error = { code: 'invalid_zip', message: '', details: [], request_id: '' };
  expect(problems(404, { error })).toEqual(['code invalid_zip is not in the document for status 404']);
});
