import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawRequest, readRawAnswer } from '../raw.ts';
import { addressesWith, hidden, TOKEN } from '../token-addresses.ts';
import { Nginx, SITE_NAME } from './nginx.ts';
import { hasTool } from './tools.ts';

const hasAll = hasTool('nginx', 'nginx-light') && hasTool('openssl', 'openssl');

/** How a server can fail: it takes the connection, and then this. */
const FAULTS: Readonly<Record<string, (connection: Socket) => void>> = {
  'says nothing': () => {},
  'hangs up': (connection) => connection.destroy(),
  'talks nonsense': (connection) => connection.end('nonsense\r\n\r\n'),
  'stops in the middle': (connection) =>
    connection.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nthe beginning'),
};

describe.skipIf(!hasAll)('Servers behind nginx that fail', () => {
  let folder: string;
  let nginx: Nginx;
  let fail = FAULTS['says nothing'];
  const upstream = createServer((connection) => {
    connection.on('error', () => {}).once('data', () => fail?.(connection));
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tk-nginx-'));
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    const { port } = upstream.address() as AddressInfo;
    nginx = await Nginx.start(
      folder,
      [port, port],
      [
        ['proxy_read_timeout 60s', 'proxy_read_timeout 1s'],
        // Otherwise only the first call would reach them.
        ['max_fails=1', 'max_fails=0'],
      ],
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    upstream.close();
    await rm(folder, { recursive: true, force: true });
  });

  const addresses = addressesWith(TOKEN);
  const askAll = (method: string) =>
    Promise.all(addresses.map((target) => nginx.send('tls', { target, method, body: 'name=a' })));

  it.each(Object.keys(FAULTS))(
    'give no key of a link away: one that %s',
    { timeout: 60_000 },
    async (fault) => {
      fail = FAULTS[fault];
      await askAll('GET');
      await askAll('POST');
      const elsewhere = `/faq?${fault.replaceAll(' ', '-')}`;
      await nginx.send('tls', { target: elsewhere });
      await vi.waitFor(async () => expect(await nginx.logs()).toContain(elsewhere));
      expect(await nginx.logs()).not.toMatch(hidden(TOKEN));
    },
  );

  it('give none away where they cannot be reached, nor where callers break off', async () => {
    fail = FAULTS['says nothing'];
    for (const target of addresses) {
      const connection = nginx.open('tls');
      const answer = readRawAnswer(connection);
      const request = rawRequest({
        target,
        host: SITE_NAME,
        method: 'POST',
        headers: ['Content-Length: 99'],
      });
      connection.write(request, () => connection.destroy());
      await answer;
    }
    await new Promise((resolve) => upstream.close(resolve));
    const answers = await askAll('GET');
    expect(answers.map(({ status }) => status)).toContain(502);
    expect(await nginx.logs()).not.toMatch(hidden(TOKEN));
  });

  it('can be counted nevertheless, and the next call does not name the page', async () => {
    const before = (await nginx.log()).split('"GET /requests/..." 502 ').length;
    const answer = await nginx.send('tls', { target: `/requests/${TOKEN}` });
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([502, 'no-referrer']);
    await vi.waitFor(async () =>
      expect((await nginx.log()).split('"GET /requests/..." 502 ')).toHaveLength(before + 1),
    );
  });
});
