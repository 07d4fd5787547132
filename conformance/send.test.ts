import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { photoToSend } from './form-parts.ts';
import { budgetOf, send } from './send.ts';

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const newServer = createServer(listener);
  server = newServer;
  await new Promise<void>((resolve) => newServer.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(newServer.address() as AddressInfo).port}/`;
}

const get = (url: string) => send({ method: 'GET', url, headers: {} });

describe('A request', () => {
  test('without an answer in time makes the row fail', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const url = await listen(() => {});
    await expect(get(url)).rejects.toMatchObject({ expected: 'an answer within 10 s', got: 'none by then' });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
  });

  test('whose connection breaks makes the row fail', async () => {
    const url = await listen((request) => request.socket.destroy());
    await expect(get(url)).rejects.toMatchObject({ got: expect.stringContaining('no answer: ') });
  });

  test('does not follow redirects', async () => {
    const url = await listen((_request, response) => response.writeHead(301, { location: '/x' }).end());
    expect((await get(url)).status).toBe(301);
  });

  test('with a large photo has a longer timeout', () => {
    const large = photoToSend('watch.jpg', 'image/jpeg', 10 * 1024 * 1024);
    expect(budgetOf({ form: [['image', large]] })).toBeGreaterThan(60_000);
  });
});
