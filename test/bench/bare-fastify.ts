/**
 * A Fastify that only sends: to each path that it is told of, the bytes and headers that another server answers with.
 * Its parent sends a BareTask and gets its URL.
 */
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { ENCODINGS } from './wrk.ts';

export interface BareTask {
  origin: string;
  paths: readonly string[];
}

/** The server reads, renders and compresses at the first request; then it answers as it does from then on. */
const ASKED = 2;
const PAUSE_MS = 1000;
/** Node writes them itself. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive'];

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: ENCODINGS }, async (answer) => {
      const body = await buffer(answer);
      if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}`));
      resolve({ headers: answer.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

async function serve({ origin, paths }: BareTask): Promise<string> {
  const answers = new Map<string, Answer>();
  for (let time = 0; time < ASKED; time += 1) {
    if (time > 0) await wait(PAUSE_MS);
    for (const path of paths) answers.set(path, await ask(origin + path));
  }
  for (const { headers } of answers.values()) for (const name of OF_CONNECTION) delete headers[name];
  const app = Fastify();
  app.get('/*', (call, reply) => {
    const answer = answers.get(call.url);
    if (answer) reply.headers(answer.headers).send(answer.body);
    else reply.callNotFound();
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

process.once('message', async (task) => process.send?.(await serve(task as BareTask)));
process.once('disconnect', () => process.exit());
