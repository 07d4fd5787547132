import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Contents } from './contents.ts';
import { followArticles } from './follow-contents.ts';

const LOOK_MS = 10;

let wordpress: Server;
let contents: Contents;
let end: () => Promise<void>;
let looks: number;
let state: { status: number; total: string; newest: object[] };

beforeEach(async () => {
  looks = 0;
  state = { status: 200, total: '2', newest: [{ id: 7, modified_gmt: '2026-11-01T00:00:00' }] };
  wordpress = createServer((request, response) => {
    looks += 1;
    expect(request.url).toMatch(/^\/wp-json\/wp\/v2\/posts\?.*orderby=modified/);
    response.writeHead(state.status, { 'x-wp-total': state.total }).end(JSON.stringify(state.newest));
  });
  wordpress.listen(0, '127.0.0.1');
  await once(wordpress, 'listening');
  contents = new Contents();
  const { port } = wordpress.address() as AddressInfo;
  end = followArticles(`http://127.0.0.1:${port}/wp-json`, contents, LOOK_MS);
  await looked();
});
afterEach(async () => {
  await end();
  wordpress.closeAllConnections();
  wordpress.close();
});

/** Waits until the current state was seen. */
async function looked(): Promise<void> {
  const before = looks;
  await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 1);
}

const changes = () => contents.stateOf(['articles']).split(' ').at(-1);

describe('Pages with articles of another WordPress', () => {
  it('are made anew after an article was changed, and after one was deleted', async () => {
    expect(changes()).toBe('0');
    state.newest = [{ id: 7, modified_gmt: '2026-11-02T00:00:00' }];
    await expect.poll(changes).toBe('1');
    state.total = '1';
    await expect.poll(changes).toBe('2');
  });

  it('stay while it answers without end', async () => {
    state.newest = Array.from({ length: 200_000 }, (_, id) => ({ id }));
    await looked();
    const before = changes();
    await looked();
    expect(changes()).toBe(before);
  });

  it('stay while it does not answer, and when it answers again as before', async () => {
    state.status = 500;
    await looked();
    state.status = 200;
    await looked();
    expect(changes()).toBe('0');
  });
});
