import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { NetworkSpace } from './network-space.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers } from './sellers.ts';
import { VANISHING } from './vanishing.ts';

/** Fewer than 256 connections come from each. */
const ADDRESSES = Array.from({ length: 16 }, (_none, n) => `198.18.0.${n + 10}`);
/** Longer than the server waits for anything that a caller has to do: four minutes for one who stops reading. */
const GONE_MS = 300_000;
const REQUESTS = 20;
const CUT_MS = 10_000;
/** From the moment at which the database is back until a request is taken. */
const LONGEST_MS = 60_000;

const filesOf = ({ pid }: ServerProcess) => readdirSync(`/proc/${pid}/fd`).length;

/** Connections whose other side has vanished without a word: thousands of callers, then the database. */
export async function measureHalfOpen(bench: Bench): Promise<Figure[]> {
  if (!NetworkSpace.isPossible()) {
    bench.say('nobody vanishes: that needs root and ip (Debian: iproute2)');
    return [];
  }
  await bench.closeBrowser();
  const network = new NetworkSpace();
  try {
    return [...(await vanishCallers(bench, network)), ...(await vanishDatabase(bench, network))];
  } finally {
    network.remove();
  }
}

async function vanishCallers(bench: Bench, network: NetworkSpace): Promise<Figure[]> {
  for (const address of ADDRESSES) network.addAddress(address, 'cable');
  const dataDir = bench.file('half-open');
  const server = await ServerProcess.start(dataDir, '', { HOST: '0.0.0.0' });
  const { port } = new URL(server.url);
  const url = `http://127.0.0.1:${port}`;
  try {
    const sellers = new Sellers(() => url, { perSecond: 4, atOnce: 2 });
    await sellers.more(REQUESTS);
    const before = filesOf(server);
    const callers = network.run('vanishing-callers.ts', network.here, port, ...ADDRESSES);
    if (!callers.stdout) throw new Error('no output');
    const during = await mostWhile(once(callers.stdout, 'data'), () => filesOf(server));
    network.cut();
    callers.kill('SIGKILL');
    const seconds = await until(() => filesOf(server) <= before + 5, GONE_MS);
    network.connect();
    await sellers.more(REQUESTS);
    await sellers.stop();
    const after = filesOf(server);
    await server.stop();
    const what = `${VANISHING} callers who vanish`;
    const refusals = [...sellers.statuses].filter(([status]) => status !== 200);
    return [
      {
        what: `${what}: more open files and connections of the server`,
        value: during - before >= VANISHING * 0.5 ? after - before : Number.NaN,
        unit: '',
        bar: { most: 5 },
        detail: `${before} before, ${during} with them, ${after} afterwards; ${seconds.toFixed(0)} s until they were gone`,
      },
      {
        what: `${what}: requests of sellers meanwhile that were not taken at once`,
        value: refusals.reduce((sum, [, times]) => sum + times, 0),
        unit: '',
        bar: { most: 0 },
        detail: `${sellers.answers}; the slowest after ${Math.round(sellers.slowest)} ms`,
      },
      ...(await lossRows(what, sellers, { dataDir, databaseUrl: '' })),
    ];
  } finally {
    await server.stop();
  }
}

/** The machine of the database loses its power and its network; it comes back, and knows none of the connections. */
async function vanishDatabase(bench: Bench, network: NetworkSpace): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('half-open-postgres'), {
    host: network.there,
    network: network.name,
  });
  const databaseUrl = await postgres.createDatabase('vanishing');
  const dataDir = bench.file('half-open-database');
  const server = await ServerProcess.start(dataDir, databaseUrl);
  try {
    const sellers = new Sellers(() => server.url);
    await sellers.more(REQUESTS);
    const before = filesOf(server);
    network.cut();
    await postgres.stop('immediate');
    await wait(CUT_MS);
    await postgres.startAgain();
    network.connect();
    const { acknowledged } = sellers;
    const again = await until(() => sellers.acknowledged > acknowledged, LONGEST_MS);
    await sellers.more(REQUESTS);
    await sellers.stop();
    await until(() => filesOf(server) <= before, LONGEST_MS);
    const after = filesOf(server);
    await server.stop();
    const what = 'The database vanishes and comes back';
    return [
      {
        what: `${what}: until a request is taken`,
        value: again,
        unit: 's',
        bar: { most: LONGEST_MS / 1000 - 1 },
        detail: sellers.answers,
      },
      {
        what: `${what}: more open files and connections of the server`,
        value: after - before,
        unit: '',
        bar: { most: 2 },
        detail: `${before} before, ${after} after`,
      },
      ...(await lossRows(what, sellers, { dataDir, databaseUrl })),
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** @returns the largest value while something happens */
async function mostWhile(happening: Promise<unknown>, value: () => number): Promise<number> {
  let [most, isOver] = [value(), false];
  void happening.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await wait(100);
    most = Math.max(most, value());
  }
  return most;
}

/** @returns the seconds that it took, or all of them */
async function until(isSo: () => boolean, longestMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!isSo() && performance.now() - startedAt < longestMs) await wait(200);
  return (performance.now() - startedAt) / 1000;
}
