import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../base/free-port.ts';
import { spawnServer, untilUp } from '../base/server-process.ts';
import { test as base } from './test.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A product API and a WordPress in one. Answers like the real server, unless a test sets another answer. */
export class Upstream {
  readonly url: string;
  readonly #server: Server;
  readonly #overrides: { pattern: RegExp; handler: Handler }[] = [];

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const override = this.#overrides.find(({ pattern }) => pattern.test(request.url ?? ''));
      void (override ? override.handler(request, response) : this.#passOn(request, response));
    });
  }

  static async start(): Promise<Upstream> {
    const server = createServer();
    const port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new Upstream(server, `http://127.0.0.1:${port}`);
  }

  /** Sets the answer for all paths that match. The latest setting wins. */
  answer(pattern: RegExp, handler: Handler): void {
    this.#overrides.unshift({ pattern, handler });
  }

  answerJson(pattern: RegExp, body: unknown, status = 200, headers: Record<string, string> = {}): void {
    this.answer(pattern, (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers });
      response.end(JSON.stringify(body));
    });
  }

  /** Removes all set answers, so that everything works again. */
  recover(): void {
    this.#overrides.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch((process.env.E2E_BASE_URL ?? '') + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const names = ['content-type', 'x-wp-total', 'x-wp-totalpages'];
    const headers = names
      .map((name) => [name, answer.headers.get(name)])
      .filter(([, value]) => value !== null);
    response.writeHead(answer.status, { ...CORS, ...Object.fromEntries(headers) });
    response.end(body);
  }
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

interface Site {
  url: string;
}

/** A site, and the server that it calls. */
interface SiteBehind {
  site: Site;
  upstream: Upstream;
  stop(): Promise<void>;
}

async function startSite(settings: Record<string, string>, links: boolean): Promise<SiteBehind> {
  const upstream = await Upstream.start();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: port,
    API_BASE: upstream.url,
    CONTENT_API_BASE: `${upstream.url}/wp-json`,
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    ...settings,
  };
  const server = spawnServer(environment, links ? { main: 'test/server/links-elsewhere.ts' } : {});
  await untilUp(server, url);
  const stop = async () => {
    // The site stores nothing, and an orderly end would wait for pages that a test holds up.
    server.kill('SIGKILL');
    await upstream.stop();
  };
  return { site: { url }, upstream, stop };
}

/**
 * A separate site whose APIs are on another server, where a test can break them. The site has no database. With
 * `links`, what is behind links comes from there too. Tests that are `shared` have one site for equal settings; a page that
 * the site keeps has to be the same in all of them.
 */
export const test = base.extend<
  {
    settings: Record<string, string>;
    links: boolean;
    shared: boolean;
    behind: SiteBehind;
    upstream: Upstream;
    site: Site;
  },
  { sites: Map<string, SiteBehind> }
>({
  /** The environment of the site, in addition to the URLs of its APIs. */
  settings: [{}, { option: true }],
  links: [false, { option: true }],
  shared: [false, { option: true }],
  sites: [
    async ({}, use) => {
      const sites = new Map<string, SiteBehind>();
      await use(sites);
      for (const { stop } of sites.values()) await stop();
    },
    { scope: 'worker' },
  ],
  behind: async ({ sites, settings, links, shared }, use) => {
    const key = JSON.stringify([settings, links]);
    const behind = (shared && sites.get(key)) || (await startSite(settings, links));
    if (shared) sites.set(key, behind);
    await use(behind);
    behind.upstream.recover();
    if (!shared) await behind.stop();
  },
  upstream: ({ behind }, use) => use(behind.upstream),
  site: ({ behind }, use) => use(behind.site),
});
