import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { AllowedNetworks } from '../../deliveries/webhooks/guarded-lookup.ts';
import { startGuard } from './guard.ts';

const inside = createServer((_, answer) => answer.end('inside'));
let port = 0;
beforeAll(async () => {
  inside.listen(0, '127.0.0.1');
  await once(inside, 'listening');
  ({ port } = inside.address() as AddressInfo);
});
afterAll(() => inside.close());

/** A call of a browser through the guard. @returns the status */
async function call(networks: AllowedNetworks, method: 'GET' | 'CONNECT', path: string): Promise<string> {
  const guard = await startGuard(networks);
  try {
    const outgoing = request({ host: '127.0.0.1', port: guard.port, method, path, agent: false });
    outgoing.end();
    if (method === 'CONNECT') {
      const [answer] = await Promise.race([once(outgoing, 'connect'), once(outgoing, 'error')]);
      return String(answer.statusCode ?? answer.code);
    }
    const [answer] = await once(outgoing, 'response');
    return `${answer.statusCode} ${await text(answer)}`.trim();
  } finally {
    await guard.stop();
  }
}

describe('The way of a browser that looks at pages', () => {
  test.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'does not lead into our own network: %s',
    async (host) => {
      expect(await call([], 'CONNECT', `${host}:443`)).toBe('403');
      expect(await call([], 'GET', `http://${host}:${port}/`)).toBe('403');
    },
  );

  it('does not lead there by a name', async () => {
    expect(await call([], 'GET', `http://localhost:${port}/`)).toBe('502');
    expect(await call([], 'CONNECT', 'localhost:443')).toBe('502');
  });

  it('leads to the ports of the web only, and without TLS nowhere', async () => {
    expect(await call([], 'CONNECT', 'example.com:25')).toBe('403');
    expect(await call([], 'GET', 'http://192.0.2.1/')).toBe('403');
  });

  it('leads into a network that is listed', async () => {
    expect(await call(['127.0.0.0/8'], 'GET', `http://127.0.0.1:${port}/`)).toBe('200 inside');
    expect(await call(['127.0.0.0/8'], 'CONNECT', `127.0.0.1:${port}`)).toBe('200');
  });
});
