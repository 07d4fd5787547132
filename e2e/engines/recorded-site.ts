import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const RECORDER = '/recorder.js';
const TROUBLE = '/recorder/trouble';

/**
 * Runs in the page before any other script. WebKitGTK does not pass its console to the driver, so the page reports it
 * itself.
 */
function record(address: string): void {
  const tell = (...parts: unknown[]) => navigator.sendBeacon(address, parts.map(String).join(' '));
  const { error } = console;
  console.error = (...parts) => {
    tell('console:', ...parts);
    error.apply(console, parts);
  };
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection:', reason));
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy:', event.violatedDirective, event.blockedURI),
  );
  addEventListener(
    'error',
    (event) => {
      const source = event.target as HTMLImageElement | HTMLLinkElement | null;
      if (event instanceof ErrorEvent) tell('error:', event.message, event.filename, event.lineno);
      // A failed hint to load something early does not count: the element that needs the file reports it.
      else if (!source?.matches('link[rel*=preload]'))
        tell('not loaded:', source?.localName, source && ('src' in source ? source.src : source.href));
    },
    true,
  );
  // The page is then as it was sent.
  document.currentScript?.remove();
}

/** The site itself, whose pages report their errors. */
export interface RecordedSite {
  url: string;
  /** Errors, refused resources, lines of the console. */
  trouble: string[];
  stop(): Promise<void>;
}

/** Passes a request to the site, on a connection of its own: a kept one could be closed just as it is used again. */
async function passOn(site: string, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request(new URL(incoming.url ?? '/', site), {
    method: incoming.method,
    headers,
    agent: false,
  });
  incoming.pipe(outgoing);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { 'content-length': _, ...rest } = reply.headers;
  if (!reply.headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(answer);
    return;
  }
  const html = await text(reply);
  answer.writeHead(reply.statusCode ?? 500, rest);
  answer.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${RECORDER}"></script>`));
}

/** Puts the recorder into the pages of a site. */
export async function recordedSite(site: string): Promise<RecordedSite> {
  const trouble: string[] = [];
  const server = createServer(async (incoming, answer) => {
    if (incoming.url === RECORDER) {
      answer.setHeader('content-type', 'text/javascript').end(`(${record})(${JSON.stringify(TROUBLE)})`);
    } else if (incoming.url === TROUBLE) {
      trouble.push(await text(incoming));
      answer.writeHead(204).end();
    } else {
      await passOn(site, incoming, answer).catch((error) => {
        trouble.push(`no answer: ${incoming.url} ${error}`);
        answer.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
