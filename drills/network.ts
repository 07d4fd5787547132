import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { NetworkSpace } from './network-space.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers } from './sellers.ts';

const CUTS = 3;
/** Longer than any limit of a call. */
const CUT_MS = 30_000;
const REQUESTS = 50;
const UPLOADS = 20;
/** The server gives an upload up when nothing arrives for 30 s; it looks every 30 s. */
const GIVEN_UP_MS = 75_000;

/** Begins a form of a megabyte, sends half of it and then waits. */
const HALF_A_FORM = `
  const [host, port, count] = process.argv.slice(1);
  for (let n = 0; n < count; n += 1) {
    const socket = require('node:net').connect(port, host);
    socket.on('error', () => {});
    socket.write('POST /v1/mucv HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: multipart/form-data; boundary=x\\r\\n' +
      'Content-Length: 1000000\\r\\n\\r\\n--x\\r\\nContent-Disposition: form-data; ' +
      'name="user_form[user_requests][][item_images][]"; filename="a.jpg"\\r\\nContent-Type: image/jpeg\\r\\n\\r\\n');
    socket.write(Buffer.alloc(500000));
  }
  setTimeout(() => console.log('sent'), 1000);
  setTimeout(() => {}, 1e6);`;

/** The network is cut: between the server and its database, and between callers in mid-upload and the server. */
export async function measureNetwork(bench: Bench): Promise<Figure[]> {
  if (!NetworkSpace.isPossible()) {
    bench.say('the network is not cut: that needs root and ip (Debian: iproute2)');
    return [];
  }
  const network = new NetworkSpace();
  try {
    return [...(await cutDatabase(bench, network)), ...(await cutCallers(bench, network))];
  } finally {
    network.remove();
  }
}

async function cutDatabase(bench: Bench, network: NetworkSpace): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('network-postgres'), {
    host: network.there,
    network: network.name,
  });
  const databaseUrl = await postgres.createDatabase('network');
  const dataDir = bench.file('network');
  const server = await ServerProcess.start(dataDir, databaseUrl);
  try {
    const sellers = new Sellers(() => server.url);
    const files = () => readdirSync(`/proc/${server.pid}/fd`).length;
    await sellers.more(REQUESTS);
    const before = files();
    let slowestHealth = 0;
    for (let cut = 0; cut < CUTS; cut += 1) {
      network.cut();
      const over = performance.now() + CUT_MS;
      while (performance.now() < over) {
        await wait(1000);
        const startedAt = performance.now();
        await fetch(`${server.url}/health`).then((answer) => answer.text());
        slowestHealth = Math.max(slowestHealth, performance.now() - startedAt);
      }
      network.connect();
      await sellers.more(REQUESTS);
      bench.say(`cut ${cut + 1}: ${sellers.answers}`);
    }
    await sellers.stop();
    // The sockets that the kernel still holds of the connections that were given up.
    await wait(5000);
    const what = `${CUTS} cuts of the network to the database, ${CUT_MS / 1000} s each`;
    const strange = [...sellers.statuses].filter(([status]) => status !== 200 && status !== 503);
    return [
      ...(await lossRows(what, sellers, { dataDir, databaseUrl })),
      {
        what: `${what}: answers other than 200 and 503, or none`,
        value: strange.reduce((sum, [, count]) => sum + count, 0),
        unit: '',
        bar: { most: 0 },
        detail: sellers.answers,
      },
      {
        what: `${what}: the slowest answer`,
        value: sellers.slowest,
        unit: 'ms',
        bar: { most: BARS.cutAnswerMs },
        detail: `/health at most ${Math.round(slowestHealth)} ms`,
      },
      {
        what: `${what}: more open files and connections of the server`,
        value: files() - before,
        unit: '',
        bar: { most: 0 },
        detail: `${before} before, ${files()} after; the database has ${await connectionsTo(databaseUrl)} connections`,
      },
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function connectionsTo(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}

async function cutCallers(bench: Bench, network: NetworkSpace): Promise<Figure[]> {
  const dataDir = bench.file('network-callers');
  const server = await ServerProcess.start(dataDir, '', { HOST: '0.0.0.0' });
  const port = new URL(server.url).port;
  const files = () => readdirSync(`/proc/${server.pid}/fd`).length;
  const arriving = () => readdirSync(join(dataDir, 'photos', '.incoming')).length;
  try {
    await fetch(`http://127.0.0.1:${port}/health`).then((answer) => answer.text());
    const before = files();
    const args = ['netns', 'exec', network.name, process.execPath, '-e', HALF_A_FORM];
    const callers = spawn('ip', [...args, network.here, port, String(UPLOADS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(callers.stdout, 'data');
    const during = arriving();
    network.cut();
    await wait(GIVEN_UP_MS);
    const [arrivals, open] = [arriving(), server.openConnections()];
    const health = (await fetch(`http://127.0.0.1:${port}/health`)).status;
    callers.kill('SIGKILL');
    network.connect();
    const what = `${UPLOADS} callers cut off in mid-upload`;
    return [
      {
        what: `${what}: uploads that the server still keeps`,
        value: during === UPLOADS ? arrivals : Number.NaN,
        unit: '',
        bar: { most: 0 },
        detail: `${during} were arriving; after ${GIVEN_UP_MS / 1000} s; /health ${health}`,
      },
      {
        what: `${what}: more open files and connections of the server`,
        value: files() - before,
        unit: '',
        bar: { most: 2 },
        detail: `${before} before, ${files()} after; ${open} connections`,
      },
    ];
  } finally {
    await server.stop();
  }
}
