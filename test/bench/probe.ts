/**
 * Loaded into the server's process before the server (`node --import`), so that server/start/main.ts itself is measured
 * unchanged. It adds routes to compare with, tells the bench the URL of the server, and samples its memory.
 */
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { preloadLines } from '#contract/embed/snippet.ts';
import type { MemoryUse, ProbeCommand, ProbeMessage } from './probe-messages.ts';

const SAMPLE_EVERY_MS = 10;
const JSON_TYPE = 'application/json; charset=utf-8';

const send = (message: ProbeMessage) => process.send?.(message);

/** `/bench/bare/N` answers with N prepared bytes, after the hooks that every call runs. */
function addBareRoutes(app: FastifyInstance): void {
  const bodies = new Map<string, Buffer>();
  app.route<{ Params: { bytes: string } }>({
    method: ['GET', 'POST'],
    url: '/bench/bare/:bytes',
    handler: (request, reply) => {
      const { bytes } = request.params;
      const body =
        bodies.get(bytes) ?? Buffer.from(JSON.stringify('x'.repeat(Math.max(0, Number(bytes) - 2))));
      bodies.set(bytes, body);
      return reply.header('content-type', JSON_TYPE).send(body);
    },
  });
}

const DEMO = join(import.meta.dirname, '..', '..', 'dist', 'demo');

/**
 * `/bench/plain.html`: the plain HTML page of the demo with its style sheet inlined, so that it needs only one
 * request.
 */
function addPlainPage(app: FastifyInstance): void {
  const html = readFileSync(join(DEMO, 'plain', 'baseline.html'), 'utf8').replace(
    /<link rel="stylesheet"[^>]*href="\/demo\/([^"]+)"[^>]*>/g,
    (_link, path: string) => `<style>${readFileSync(join(DEMO, path), 'utf8')}</style>`,
  );
  app.get('/bench/plain.html', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
}

const SNIPPET = 'src="/widget/appraisal-form.js"';

/** Pages with the snippet of `/demo/plain/product.html` in other forms. */
const SNIPPETS: Record<string, (html: string) => string> = {
  // These lines load the form beside the entry, as in the guide.
  'early.html': (html) => html.replace('<script', `${preloadLines('')}\n    <script`),
  'react.html': (html) => html.replace(SNIPPET, 'src="/widget/appraisal-form-react.js"'),
};

function addSnippetPages(app: FastifyInstance): void {
  const html = readFileSync(join(DEMO, 'plain', 'product.html'), 'utf8');
  for (const [name, change] of Object.entries(SNIPPETS)) {
    const page = change(html);
    if (page === html) throw new Error(`/bench/${name} is the page of the demo unchanged.`);
    app.get(`/bench/${name}`, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  }
}

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs;

/** `/bench/frozen/PATH`: a page of the site as a static file, without its scripts, compressed in advance. */
function addFrozenPages(app: FastifyInstance): void {
  const copies = new Map<string, Buffer>();
  app.get<{ Params: { '*': string } }>('/bench/frozen/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (!copies.has(path)) {
      const html = await (await fetch(app.listeningOrigin + path)).text();
      copies.set(path, brotliCompressSync(html.replace(SCRIPTS, '')));
    }
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .send(copies.get(path));
  });
}

const PEERS = join(import.meta.dirname, '..', '..', 'dist', 'peers');

/**
 * `/bench/peers/`: forms of others and ours in pages of the same kind, sent as the server sends files of ours. A call is
 * answered with the file of its name.
 */
function addPeers(app: FastifyInstance): void {
  app.register(async (peers) => {
    await peers.register(fastifyStatic, {
      root: PEERS,
      prefix: '/bench/peers/',
      suppressWarning: true,
      decorateReply: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/');
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    peers.post<{ Params: { '*': string } }>('/bench/peers/*', (request, reply) =>
      reply.sendFile(`${request.params['*']}.json`),
    );
  });
}

// Fastify publishes this message for every new instance, before anything is registered on it.
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  addBareRoutes(app);
  addPlainPage(app);
  addSnippetPages(app);
  addFrozenPages(app);
  addPeers(app);
  app.addHook('onListen', async () => {
    send({ listening: app.listeningOrigin });
  });
});

const delays = monitorEventLoopDelay({ resolution: 1 });

let sampling: NodeJS.Timeout | undefined;
let peak: MemoryUse | undefined;

function sample(): void {
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  if (!peak || rss > peak.rss) peak = { rss, heapUsed, external, arrayBuffers };
}

/** Collects garbage at once. Without this, V8 would do it after about ten seconds without work. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  for (let times = 0; times < 3; times += 1) gc();
}

const commands: Record<ProbeCommand, () => void> = {
  'memory:start': () => {
    peak = undefined;
    sample();
    sampling ??= setInterval(sample, SAMPLE_EVERY_MS);
  },
  'memory:stop': () => {
    clearInterval(sampling);
    sampling = undefined;
    sample();
    if (peak) send({ memory: peak });
  },
  'loop:start': () => {
    delays.reset();
    delays.enable();
  },
  'loop:stop': () => {
    delays.disable();
    send({ stretchMs: delays.max / 1e6 });
  },
  'memory:collect': () => {
    collectGarbage();
    send({ collected: true });
  },
};

process.on('message', (command: ProbeCommand) => commands[command]());
// If the bench is killed, its server must stop too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener for messages from the bench must not keep a stopping server alive.
process.channel?.unref();
