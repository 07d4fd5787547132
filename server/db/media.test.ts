import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { urlOf } from '#contract/calls/call.ts';
import { DEMO_MEDIA } from '#contract/calls/demo.ts';
import { CALLS } from '#contract/calls/index.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { encodeForm, pairsOf } from '#test/server/submission.ts';
import { StartError } from '../base/errors.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import { listMedia, readMediaFile, readMedium, removeMedium, writeMedia } from './media.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The status that the doctor gets on a page of a partner. */
async function statusOf(uuid: string, origin?: string) {
  const answer = await server.app.inject({
    url: urlOf(CALLS.medium, '', { params: { uuid } }),
    headers: { ...(origin && { origin }) },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const { context, ...status } = answer.json();
  expect(context, 'no fields are declared').toEqual([]);
  return status;
}

const file = (...lines: string[]) => Buffer.from(['uuid,name,hosts', ...lines].join('\n'));

const problemOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'none';
};

describe('A medium', () => {
  it('that an operator has added is known, until it is removed; then its requests are still stored', async () => {
    const medium = readMedium({ name: '時計ブログ', hosts: [], uuid: '' }, '');
    expect(await statusOf(medium.uuid)).toEqual({ known: false, here: false });
    await writeMedia(server.db, [medium], true);
    expect(await statusOf(medium.uuid)).toEqual({ known: false, here: false });
    await writeMedia(server.db, [medium]);
    expect(await statusOf(medium.uuid, 'https://anywhere.example')).toEqual({ known: true, here: true });
    expect(await removeMedium(server.db, medium.uuid, true)).toBe(true);
    expect(await removeMedium(server.db, medium.uuid)).toBe(true);
    expect(await removeMedium(server.db, medium.uuid)).toBe(false);
    expect(await statusOf(medium.uuid)).toEqual({ known: false, here: false });
    const form = await encodeForm(
      pairsOf().map(([name, value]) => [name, name === SUBMISSION_NAMES.medium ? medium.uuid : value]),
    );
    const { method, path: url } = CALLS.submitRequest;
    expect((await server.app.inject({ method, url, ...form })).statusCode).toBe(200);
  });

  it('of one partner may be used by their pages, on hosts below theirs too, and by nobody else’s', async () => {
    const medium = readMedium({ name: '一社', hosts: ['Shop.Example', '日本.example'], uuid: '' }, '');
    await writeMedia(server.db, [medium]);
    for (const [origin, here] of [
      ['https://shop.example', true],
      ['http://www.shop.example:8080', true],
      ['https://xn--wgv71a.example', true],
      ['https://othershop.example', false],
      ['https://shop.example.evil.example', false],
      [undefined, true],
      ['null', true],
    ] as const)
      expect(await statusOf(medium.uuid, origin), origin).toEqual({ known: true, here });
  });

  it.each(['x', `${DEFAULT_MEDIUM_UUID}x`, "' or true --", randomUUID()])(
    'named %j is unknown, whatever that is',
    async (uuid) => {
      expect(await statusOf(uuid)).toEqual({ known: false, here: false });
    },
  );

  it('that no page names is always known, and the demo knows those of its partners', async () => {
    expect(await statusOf(DEFAULT_MEDIUM_UUID)).toEqual({ known: true, here: true });
    expect(await statusOf(DEFAULT_MEDIUM_UUID.toUpperCase())).toEqual({ known: true, here: true });
    expect(await statusOf(DEMO_MEDIA.anywhere, 'https://any.example')).toEqual({ known: true, here: true });
    expect(await statusOf(DEMO_MEDIA.onePartner, 'https://any.example')).toEqual({
      known: true,
      here: false,
    });
  });

  it('cannot be guessed by trying: after sixty questions a minute an address has to wait', async () => {
    const testDatabase = await openSeededDatabase();
    const { db, pool } = testDatabase.database;
    await pool.query('insert into installation default values on conflict do nothing');
    const limited = await startTestApp({ opened: testDatabase, limits: await readRateLimits({ db, pool }) });
    const ask = () =>
      limited.app.inject({
        url: urlOf(CALLS.medium, '', { params: { uuid: randomUUID() } }),
        remoteAddress: '203.0.113.9',
      });
    for (let count = 0; count < 60; count += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    await limited.close();
  });
});

describe('The operator imports media', () => {
  it('again, and they are changed instead of doubled', async () => {
    const before = (await listMedia(server.db)).length;
    const first = readMediaFile(file(',くらし新聞,', `${randomUUID()},旅の記録,a.example/b.example`));
    expect(await writeMedia(server.db, first)).toEqual({ added: 2, changed: 0 });
    const again = readMediaFile(file(',くらし新聞,kurashi.example'));
    expect(await writeMedia(server.db, again)).toEqual({ added: 0, changed: 1 });
    const rows = await listMedia(server.db);
    expect(rows).toHaveLength(before + 2);
    expect(rows.find(({ name }) => name === 'くらし新聞')?.hosts).toEqual(['kurashi.example']);
    expect(rows.find(({ name }) => name === '旅の記録')?.hosts).toEqual(['a.example', 'b.example']);
  });

  it('all or none: every mistake is named with its line and column', () => {
    const problem = problemOf(() =>
      readMediaFile(file('x,名前,', ',,a.example', ',二,https://a.example/b', ',三,', ',三,')),
    );
    for (const part of [
      'line 2, uuid: is no uuid',
      'line 3, name: is empty',
      'line 4, hosts: such as example.jp',
      'line 6, name: this medium stands in the file twice',
    ])
      expect(problem).toContain(part);
  });

  it('one by one, with the same rules', () => {
    expect(problemOf(() => readMedium({ name: ' ', hosts: ['*.a'], uuid: 'x' }, ''))).toMatch(
      /uuid: is no uuid\nname: is empty\nhosts: such as/,
    );
  });
});
