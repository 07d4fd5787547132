import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { NodeXMLHttpRequest } from './xml-http-request.ts';

/** A call as the server received it. */
export interface CallOfForm {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
}

/** `silence` never answers, `hang up` closes the connection, `begin` sends only the first byte of an answer. */
export type Behaviour = Reply | 'silence' | 'hang up' | 'begin';

/** A product API on its own port, with answers from the test. */
export class LocalApi {
  received: CallOfForm[] = [];
  reply: (request: CallOfForm) => Behaviour | Promise<Behaviour> = () => ({ status: 404 });
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        void this.#handle({ method, path: url, headers, body: Buffer.concat(chunks) }, response);
      });
      request.on('error', () => {});
    });
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The calls to a path and those below it. */
  to(path: string): CallOfForm[] {
    return this.received.filter((request) => request.path.startsWith(path));
  }

  /** The bodies that were received as JSON. */
  get json(): unknown[] {
    return this.received.map(({ body }) => JSON.parse(body.toString()));
  }

  /** Completes all answers that are not complete. */
  finish(text: string): void {
    for (const response of this.#open) response.end(text);
    this.#open.clear();
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: CallOfForm, response: ServerResponse): Promise<void> {
    this.received.push(request);
    const reply = await this.reply(request);
    if (reply === 'hang up') response.destroy();
    else if (reply === 'silence') this.#open.add(response);
    else if (reply === 'begin') {
      this.#open.add(response);
      response.write(' ');
    } else {
      const { status = 200, json, text = JSON.stringify(json) } = reply;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(text ?? '');
    }
  }
}

/** A server for the tests of a file. After each test it forgets its answers and the calls it received. */
export function localApi(): LocalApi {
  const api = new LocalApi();
  beforeAll(() => {
    Reflect.set(globalThis, 'XMLHttpRequest', NodeXMLHttpRequest);
    return api.start();
  });
  afterEach(() => {
    api.received = [];
    api.reply = () => ({ status: 404 });
  });
  afterAll(() => api.stop());
  return api;
}

/** A URL where no server is running. */
export async function deserted(): Promise<string> {
  const api = new LocalApi();
  await api.start();
  const { base } = api;
  await api.stop();
  return base;
}

/** Waits until the network has caused something. It also works with fake timers. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; !condition(); turn += 1) {
    if (turn > 100_000) throw new Error(`waited in vain for ${condition}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
