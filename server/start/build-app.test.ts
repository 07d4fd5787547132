import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { ipAnswer } from '#contract/schemas/submission.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { jpeg } from '#test/server/photos.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import { createLog } from '../base/logging.ts';

describe('the server', () => {
  let server: TestApp;
  let folder: string;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tk-dist-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>demo</title>');
    await writeFile(join(folder, 'appraisal-form.js'), 'export {}');
    await writeFile(join(folder, 'a.js'), 'a');
    await writeFile(join(folder, 'b.js'), 'b');
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'plain');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), 'gzip');
    await writeFile(join(folder, '.secret'), 'secret');
    server = await startTestApp({
      config: { logLevel: 'trace', demo: true, trustProxy: false },
      log: createLog({ write: (line) => lines.push(line) }),
      folders: [
        {
          prefix: '/widget/',
          crossOrigin: true,
          folder,
          instead: { 'a.js': 'b.js' },
          mayLack: { 'b.js': 'Build it.', 'c.js': 'Build it.' },
        },
      ],
      mount: async (app) => {
        app.get('/', (_request, reply) => reply.redirect('/widget/'));
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  it('has its icon where everybody looks for it', async () => {
    const answer = await get('/favicon.ico');
    expect(answer.headers['content-type']).toBe('image/x-icon');
    // A file of icons begins with 0, 1 and their number.
    expect([...answer.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  });

  it('takes an address with a search of 3,000 Japanese characters', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const keyword = encodeURIComponent('時'.repeat(3_000));
    const answer = await fetch(`http://127.0.0.1:${port}${CALLS.partnerShops.path}?keyword=${keyword}`);
    expect(answer.status).toBe(200);
  });

  describe('is called from partners’ pages', () => {
    it('any origin may read an answer, without credentials', async () => {
      const answer = await get(CALLS.prefectures.path, { origin: 'https://partner.example' });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it('the question before a call is answered for a day', async () => {
      const answer = await server.app.inject({
        method: 'OPTIONS',
        url: CALLS.submitRequest.path,
        headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
      });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-methods': 'GET, POST, PATCH',
        'access-control-allow-headers': 'Content-Type, Idempotency-Key',
        'access-control-max-age': '86400',
      });
    });

    it('an error may be read too', async () => {
      const answer = await get(urlOf(CALLS.zipcodeAddresses, '', { params: { zip: '1' } }), {
        origin: 'https://partner.example',
      });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    });
  });

  describe('serves the built files', () => {
    it('another file in the place of one, if the operator chose so', async () => {
      const answers = [await get('/widget/a.js'), await get('/widget/b.js')];
      expect(answers.map(({ body }) => body)).toEqual(['b', 'b']);
      expect(answers[0]?.headers).toMatchObject({
        'content-type': answers[1]?.headers['content-type'],
        'access-control-allow-origin': '*',
        'cache-control': 'no-cache',
      });
    });

    it('a file that a build may lack, or the words that say so', async () => {
      const answers = [await get('/widget/b.js'), await get('/widget/c.js')];
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
        [200, 'b'],
        [404, 'Build it.\n'],
      ]);
    });

    it('the entry script, which browsers check each time by its tag', async () => {
      const answer = await get('/widget/appraisal-form.js');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': expect.stringMatching(/^(text|application)\/javascript/),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      const again = await get('/widget/appraisal-form.js', { 'if-none-match': answer.headers.etag });
      expect(again.statusCode).toBe(304);
    });

    test.each([
      ['br, gzip', 'brotli', 'br'],
      ['gzip', 'gzip', 'gzip'],
      ['identity', 'plain', undefined],
    ])('hashed files for a year, as the browser accepts them: %s', async (accepted, body, encoding) => {
      const answer = await get('/widget/assets/app-1a2b.js', { 'accept-encoding': accepted });
      expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    it('pages with a strict policy', async () => {
      const answer = await get('/widget/');
      expect(answer.statusCode).toBe(200);
      const policy = String(answer.headers['content-security-policy']);
      for (const rule of [
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    });

    test.each([
      '/widget/none.js',
      '/widget/.secret',
      '/widget/../package.json',
      '/widget/%2e%2e/package.json',
      '/none',
    ])('%s leads nowhere, and the page says so in Japanese', async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('お探しのページが見つかりませんでした');
    });

    it('the root leads to what is mounted', async () => {
      expect((await get('/')).headers.location).toBe('/widget/');
    });
  });

  it('echoes the caller’s own address, not one that the caller claims', async () => {
    const answer = await get(CALLS.publicIp.path, { 'x-forwarded-for': '203.0.113.9' });
    expect(ipAnswer.parse(answer.json())).toEqual({ ip: '127.0.0.1' });
  });

  test.each(['GET', 'POST', 'DELETE'] as const)(
    '%s of an unknown call is answered with JSON',
    async (method) => {
      const answer = await server.app.inject({ method, url: '/v1/none' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('unknown_call');
    },
  );

  it('logs what was called, and nothing personal', async () => {
    lines.length = 0;
    const photo = { name: '家族の写真.jpg', content: jpeg() };
    const { body } = await server.submit({
      attribution: { ip_address: '203.0.113.77', user_note: '秘密のメモ' },
      items: [{ category: 'bag', photos: [photo] }],
    });
    await server.submit({ items: [{ category: 'bag', photos: [{ ...photo, content: Buffer.from('x') }] }] });
    await get(
      `${urlOf(CALLS.zipcodeAddresses, '', { params: { zip: SENT_CUSTOMER.zip1 } })}?note=${SENT_CUSTOMER.email}`,
    );
    await get(urlOf(CALLS.zipcodeAddresses, '', { params: { zip: SENT_CUSTOMER.zip1.slice(1) } }));
    await get(`/none/${SENT_CUSTOMER.zip1}`, { 'user-agent': 'curious' });
    await server.app.inject({
      method: 'PATCH',
      url: CALLS.answerFeedback.path,
      payload: { uuid: body.uuid, survey_feedback: '秘密の感想' },
    });
    await server.db.execute(sql`alter table matches rename to gone`);
    const answer = await server.submit({ attribution: { user_note: '秘密のメモ' } });
    await server.db.execute(sql`alter table gone rename to matches`);
    expect(answer.status).toBe(500);

    const log = lines.join('');
    expect(log).toContain('"route":"/v1/addresses/zipcode_addresses/:zip"');
    expect(log).toContain('"status":422');
    expect(log).toContain('a database statement failed');
    const personal = [
      ...Object.values(SENT_CUSTOMER),
      '203.0.113.77',
      '127.0.0.1',
      '秘密',
      '家族',
      'curious',
      body.uuid,
    ];
    for (const text of personal) expect(log).not.toContain(text);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('is healthy while its database answers', async () => {
    const answer = await get('/health');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('behind a proxy that it trusts', () => {
  it('the server echoes the IP address that the proxy names', async () => {
    const server = await startTestApp({
      config: { logLevel: 'silent', demo: false, trustProxy: ['loopback'] },
    });
    const answer = await server.app.inject({
      url: CALLS.publicIp.path,
      // The caller wrote the addresses left of its own.
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    expect(answer.json()).toEqual({ ip: '203.0.113.9' });
    await server.close();
  });
});

describe('what is refused while it is still being sent', () => {
  let server: TestApp;
  let base: string;
  beforeAll(async () => {
    server = await startTestApp();
    base = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const LARGE = new Uint8Array(3_000_000);

  test.each([
    ['a call without a type', CALLS.firstLevel.path, {}, 415],
    ['a call that is too large', CALLS.firstLevel.path, { 'content-type': 'application/json' }, 413],
  ])('%s gets its refusal', async (_name, path, headers, status) => {
    const answer = await fetch(base + path, { method: 'POST', headers, body: LARGE });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error.request_id');
  });
});

describe('when the disk has no room left', () => {
  it('submissions are refused before they are read, and the server says why it is not ready', async () => {
    const server = await startTestApp({ reserveBytes: Number.MAX_SAFE_INTEGER });
    const { status, body } = await server.submit();
    expect([status, body.error.code]).toEqual([507, 'storage_full']);
    const health = await server.app.inject('/health');
    expect([health.statusCode, health.json()]).toEqual([
      503,
      { status: 'storage full', pages: ['/desk/help/disk-low'] },
    ]);
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
    expect((await server.app.inject(CALLS.prefectures.path)).statusCode).toBe(200);
    await server.close();
  });
});

describe('when the database is gone', () => {
  it('the server says that it is not ready, and calls are refused with a time to come back', async () => {
    const testDatabase = await openSeededDatabase();
    const server = await startTestApp({ opened: testDatabase });
    await testDatabase.database.close();
    const health = await server.app.inject('/health');
    expect([health.statusCode, health.json()]).toEqual([
      503,
      { status: 'database unavailable', pages: ['/desk/help/database-away'] },
    ]);
    const answer = await server.app.inject(CALLS.recentAppraisals.path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const { status, body } = await server.submit();
    expect([status, body.error.code]).toEqual([503, 'unavailable']);
    expect(await server.filesOnDisk()).toEqual([]);
    await server.close();
  });
});
