import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { PHONE_PATH } from '#contract/calls/phone-places.ts';
import { FRAME_PATH } from '#contract/embed/frame.ts';
import { PLUGIN_PATH, VERSION_PATH } from '#contract/embed/widget-files.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { type RawRequest, sendRaw } from '#test/server/raw.ts';
import { mountSmallSite } from '#test/server/small-site.ts';
import { readConfig } from '../config.ts';

const DATA = "default-src 'none'; frame-ancestors 'none'";

let server: TestApp;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-headers-'));
  await mkdir(join(folder, 'demo'));
  await writeFile(join(folder, 'demo', 'index.html'), '<!doctype html><title>demo</title>');
  await writeFile(join(folder, 'demo', 'data.json'), '{}');
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  server = await startTestApp({
    config,
    form: {
      version: '1.0.0',
      read: async () => ({
        version: '1.0.0',
        released: null,
        addresses: { newest: '', major: '' },
        pinned: null,
        versions: [],
        deprecations: [],
      }),
    },
    folders: [{ prefix: '/demo/', folder: join(folder, 'demo') }],
    mount: mountSmallSite({ '/': {}, about: { loader: () => null }, 'requests/:token': {} }, config),
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The policy, the same policy for older browsers, and the header against guessing the type. */
async function headersOf(options: InjectOptions) {
  const { statusCode, headers } = await server.app.inject({
    ...options,
    headers: { host: 'localhost', ...options.headers },
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
  return {
    status: statusCode,
    policy: headers['content-security-policy'],
    framing: headers['x-frame-options'],
  };
}

const json = { 'content-type': 'application/json' };

describe('JSON is framed by no page and runs nothing:', () => {
  test.each<[string, number, InjectOptions]>([
    ['a call', 200, { url: CALLS.prefectures.path }],
    ['a call that is prepared', 200, { url: CALLS.recentAppraisals.path }],
    ['an unknown call', 404, { url: '/v1/none' }],
    ['an address that cannot be read', 400, { url: '/v1/addresses/from_zipcode/%E0%A4%A' }],
    [
      'a body that cannot be read',
      400,
      { url: '/v1/item_masters/group', method: 'POST', headers: json, payload: '{' },
    ],
    ['a form of no page', 404, { url: '//', method: 'POST' }],
    ['a name that nobody has set', 421, { url: '/about', headers: { host: 'other.example' } }],
    ['health', 200, { url: '/health' }],
    ['life', 200, { url: '/health/live' }],
    ['the version of the form', 200, { url: VERSION_PATH }],
    ['articles', 200, { url: '/wp-json/wp/v2/posts' }],
    ['unknown articles', 404, { url: '/wp-json/wp/v2/posts/999999' }],
    ['the description of the API', 200, { url: '/v1/openapi.json' }],
    ['a file', 200, { url: '/demo/data.json' }],
    ['a failure of the demo', 500, { url: '/demo/api/500/all/v1/ip' }],
  ])('%s', async (_what, status, options) => {
    expect(await headersOf(options)).toEqual({ status, policy: DATA, framing: 'DENY' });
  });

  test.each<[string, number, RawRequest]>([
    ['what is no request', 400, { target: 'about' }],
    ['headers that are too long', 431, { target: '/about', headers: [`X-Long: ${'x'.repeat(60_000)}`] }],
  ])('%s', async (_what, status, request) => {
    expect(await sendRaw(port, request)).toMatchObject({
      status,
      headers: {
        'content-security-policy': DATA,
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      },
    });
  });
});

describe('Older browsers learn who may frame a page:', () => {
  test.each([
    ['the site', '/', 'none', 'DENY'],
    ['another page of the site', '/about', 'none', 'DENY'],
    ['a page behind a link', '/requests/x', 'none', 'DENY'],
    ['data of a page', '/about.data', 'none', 'DENY'],
    ['a page that is not there', '/demo/none', 'none', 'DENY'],
    ['the page of the API', '/docs/api', 'none', 'DENY'],
    ['the page of a phone', PHONE_PATH, 'none', 'DENY'],
    ['the demo', '/demo/', 'self', 'SAMEORIGIN'],
    ['the mail of the demo', '/demo/mail/', 'none', 'DENY'],
  ])('%s', async (_what, url, ancestors, framing) => {
    const headers = await headersOf({ url });
    expect(headers.framing).toBe(framing);
    expect(headers.policy).toContain(`frame-ancestors '${ancestors}'`);
  });

  test('the form for frames is for every page', async () => {
    const headers = await headersOf({ url: FRAME_PATH });
    expect(headers).toMatchObject({ status: 200, framing: undefined });
    expect(headers.policy).not.toContain('frame-ancestors');
  });
});

test('A photo keeps its own policy', async () => {
  const { body } = await server.submit({
    items: [{ category: 'watch', photos: [{ name: 'a.jpg', content: jpeg() }] }],
  });
  const photo = { request: body.uuid, shop: undefined, version: 0, item: 0, position: 0 };
  const url = `/v1/photos/${server.links.photos.make(photo)}`;
  expect(await headersOf({ url })).toEqual({
    status: 200,
    policy: "default-src 'none'; sandbox",
    framing: undefined,
  });
});

test.each<[string, number, InjectOptions]>([
  ['the question before a call', 204, { url: CALLS.submitRequest.path, method: 'OPTIONS' }],
  ['a redirect', 301, { url: '/ABOUT' }],
  ['a file of another type', 200, { url: PLUGIN_PATH }],
])('%s needs no policy', async (_what, status, options) => {
  expect(await headersOf(options)).toEqual({ status, policy: undefined, framing: undefined });
});

test('A page that has not changed says no less than the page', async () => {
  const { headers } = await server.app.inject({ url: '/', headers: { host: 'localhost' } });
  const again = await headersOf({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(again).toEqual({ status: 304, policy: headers['content-security-policy'], framing: 'DENY' });
});
