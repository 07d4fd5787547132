import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { redirect } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawRequest, sendRaw } from '#test/server/raw.ts';
import { mountSmallSite } from '#test/server/small-site.ts';
import { shown, TRICKS } from '#test/server/tricks.ts';
import { readConfig } from '../base/config.ts';
import { readAddress } from '../base/http/site-path.ts';
import { buildApp } from '../start/build-app.ts';

const SITE = 'https://takakurabe.example';
const POLICY = 'https://operator.example/privacy?a=1';

let folder: string;
let app: FastifyInstance;
/** The same server without a host name in its settings. */
let nameless: FastifyInstance;

/** A page of a list, which leads from a page that cannot be to its first one, as those of host/ do. */
const toFirstPage = ({ request }: { request: Request }) => {
  const { pathname, searchParams } = new URL(request.url);
  return searchParams.get('page') === '0' ? redirect(`${pathname}?page=1`) : null;
};

async function startServer(env: Record<string, string>): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'on', ...env });
  const pages = {
    '/': {},
    about: {},
    list: { loader: toFirstPage },
    privacy: { loader: () => redirect(config.site.settings.privacyUrl) },
    away: { loader: ({ request }: { request: Request }) => redirect(new URL(request.url).search.slice(1)) },
    '*': { loader: () => new Response(null, { status: 404 }) },
  };
  const server = await buildApp({
    config,
    folders: [
      { prefix: '/widget/', folder, crossOrigin: true },
      { prefix: '/demo/', folder },
    ],
    mount: mountSmallSite(pages, config),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-folder-'));
  await mkdir(join(folder, 'folder'));
  await writeFile(join(folder, 'folder', 'index.html'), '<!doctype html><title>demo</title>');
  app = await startServer({ SITE_URL: SITE, PRIVACY_URL: POLICY });
  nameless = await startServer({});
});
afterAll(async () => {
  await app.close();
  await nameless.close();
  await rm(folder, { recursive: true });
});

const ask = (server: FastifyInstance, request: RawRequest) =>
  sendRaw((server.server.address() as AddressInfo).port, request);

/** Host names of requests that this site does not have, the first for a site without a name. */
const HOSTS = ['localhost', 'other.example', 'localhost:80@other.example', '例え.jp', ''];

test.each(TRICKS.map((target) => [shown(target), target]))(
  'A visitor is led to no other site, and nothing fails, by %s',
  async (_shown, target) => {
    const answers = [app, nameless].flatMap((server) =>
      HOSTS.flatMap((host) => ['GET', 'POST'].map((method) => ask(server, { target, host, method }))),
    );
    for (const { status, headers } of await Promise.all(answers)) {
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expectHere(headers.location);
    }
  },
);

function expectHere(location: string | undefined): void {
  if (location === undefined) return;
  expect(location).toMatch(/^\/(?![/\\])/);
  for (const page of [SITE, `${SITE}/widget/`, 'http://localhost//'])
    expect(new URL(location, page).origin).toBe(new URL(page).origin);
}

describe('A redirect', () => {
  test.each([
    ['/ABOUT?Utm=A', 301, '/about?Utm=A'],
    ['http://other.example/ABOUT', 301, '/about'],
    ['/demo/folder', 301, '/demo/folder/'],
    ['/list?page=0', 302, '/list?page=1'],
    ['/list?page=0&x=//other.example', 302, '/list?page=1'],
  ])('of %s leads on', async (target, status, location) => {
    expect(await ask(app, { target })).toMatchObject({ status, headers: { location } });
  });

  test('leads to the policy that the operator has set, and to no other address elsewhere', async () => {
    expect((await ask(app, { target: '/privacy' })).headers.location).toBe(POLICY);
    expect((await ask(app, { target: `/away?${POLICY}` })).headers.location).toBe(POLICY);
    for (const elsewhere of [SITE, 'https://operator.example/', '//x', '/\\x', '/%2e//x']) {
      const { status, headers } = await ask(app, { target: `/away?${elsewhere}` });
      expect([status, headers.location], elsewhere).toEqual([400, undefined]);
    }
  });

  test('does not come before the name that was asked for is known', async () => {
    const answer = await ask(nameless, { target: '/ABOUT', host: 'other.example' });
    expect([answer.status, answer.headers.location]).toEqual([421, undefined]);
  });
});

test('What is no path of this site is not found, by people and by programs', async () => {
  const page = await ask(app, { target: '//about' });
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  const call = await ask(app, { target: '/v1//item_masters' });
  expect([call.status, JSON.parse(call.body).error.code]).toEqual([404, 'unknown_call']);
});

test.each([
  ['/about?a=b', '/about?a=b'],
  ['http://other.example/about?a=b', '/about?a=b'],
  ['HTTPS://other.example:80', '/'],
  ['http://other.example?a', '/?a'],
  ['/about#top', '/about'],
  ['*', '*'],
  ['//other.example', '//other.example'],
  ['ftp://other.example/about', 'ftp://other.example/about'],
])('the address of the request %s is %s', (target, address) => {
  expect(readAddress(target)).toBe(address);
});
