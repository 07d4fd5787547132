import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { mountSmallSite } from '#test/server/small-site.ts';
import { readConfig } from '../base/config.ts';

const TOKEN = 'Zq0_'.repeat(13);
const DOOR = `/desk/enter/${TOKEN}`;

let server: TestApp;
beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const page = { action: () => ({}) };
  server = await startTestApp({
    config,
    mount: mountSmallSite({ 'desk/enter/:token': page, 'requests/:token': page }, config),
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const send = (headers: Record<string, string>, url = DOOR) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

describe('A page whose address signs somebody in', () => {
  it('sends no referrer and may load nothing but its own style', async () => {
    const { headers } = await server.app.inject({ url: DOOR, headers: { host: 'localhost' } });
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; img-src data:; form-action 'self';/,
    );
    expect(policy).not.toMatch(/script-src|https?:/);
  });

  test.each([
    [
      'its own page in a browser that sends no origin without a referrer',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['its own page in an older browser', { origin: 'null' }],
    ['a program', {}],
  ])('takes the form of %s', async (_of, headers) => {
    expect((await send(headers)).statusCode).toBe(200);
  });

  test.each([
    ['another site that hides itself', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another name of the same site', { origin: 'null', 'sec-fetch-site': 'same-site' }],
    ['another site', { origin: 'https://other.example' }],
  ])('takes no form of %s, which would sign its visitor in as somebody else', async (_of, headers) => {
    const { statusCode, body } = await send(headers);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'foreign_form']);
  });
});

test('a refusal in the place of a page sends no referrer either: browsers then look for an icon', async () => {
  const answer = await send({ origin: 'https://other.example' }, `/requests/${TOKEN}`);
  expect([answer.statusCode, answer.headers['referrer-policy']]).toEqual([400, 'no-referrer']);
  const elsewhere = await server.app.inject({ url: DOOR, headers: { host: 'other.example' } });
  expect([elsewhere.statusCode, elsewhere.headers['referrer-policy']]).toEqual([421, 'no-referrer']);
});
