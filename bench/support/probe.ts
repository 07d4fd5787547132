/**
 * Loaded into the server's process ahead of it (`node --import`), so that what is measured is server/main.ts as it
 * is: adds routes to compare with, tells the bench where the server listens, and samples its memory.
 */
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { MemoryUse, ProbeCommand, ProbeMessage } from './probe-messages.ts';

const SAMPLE_EVERY_MS = 10;
const JSON_TYPE = 'application/json; charset=utf-8';

const send = (message: ProbeMessage) => process.send?.(message);

/** `/bench/bare/N` answers with N bytes that are ready, after the hooks that every call passes. */
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

/** `/bench/plain.html`: the demo's plain HTML with its style inside, which so takes one request in all. */
function addPlainPage(app: FastifyInstance): void {
  const html = readFileSync(join(DEMO, 'plain', 'baseline.html'), 'utf8').replace(
    /<link rel="stylesheet"[^>]*href="\/demo\/([^"]+)"[^>]*>/g,
    (_link, path: string) => `<style>${readFileSync(join(DEMO, path), 'utf8')}</style>`,
  );
  app.get('/bench/plain.html', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
}

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs;

/** `/bench/frozen/PATH`: a page of the site as a file, without its scripts, compressed beforehand as files are. */
function addFrozenPages(app: FastifyInstance): void {
  const frozen = new Map<string, Buffer>();
  app.get<{ Params: { '*': string } }>('/bench/frozen/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (!frozen.has(path)) {
      const html = await (await fetch(app.listeningOrigin + path)).text();
      frozen.set(path, brotliCompressSync(html.replace(SCRIPTS, '')));
    }
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .send(frozen.get(path));
  });
}

// Fastify announces every instance that it makes, before anything is registered on it.
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  addBareRoutes(app);
  addPlainPage(app);
  addFrozenPages(app);
  app.addHook('onListen', async () => {
    send({ listening: app.listeningOrigin });
  });
});

let sampling: NodeJS.Timeout | undefined;
let peak: MemoryUse | undefined;

function sample(): void {
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  if (!peak || rss > peak.rss) peak = { rss, heapUsed, external, arrayBuffers };
}

/** What nobody refers to any more goes at once, as it would by itself after some ten seconds of rest. */
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
  'memory:collect': () => {
    collectGarbage();
    send({ collected: true });
  },
};

process.on('message', (command: ProbeCommand) => commands[command]());
// A bench that was killed leaves no server behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// What listens to the bench must not keep a server alive that was told to stop.
process.channel?.unref();
