import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** For tests: an API on this machine that answers as each test defines. */
export function answeringApi() {
  const server = createServer((request, response) => api.handler(request, response));
  const handler: Handler = (_request, response) => response.end();
  const api = {
    base: '',
    handler,
    answer(body: unknown, status = 200): void {
      api.handler = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
    },
  };
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    api.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return api;
}
