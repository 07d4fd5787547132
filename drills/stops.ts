import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers } from './sellers.ts';

const STOPS = 10;
const AWAY_MS = 1500;
/** Between two stops. */
const REQUESTS = 50;

/** A PostgreSQL elsewhere goes away and comes back while sellers send requests: stopped in order, or as by a crash. */
export async function measureStops(bench: Bench): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('stops-postgres'));
  const databaseUrl = await postgres.createDatabase('stops');
  const dataDir = bench.file('stops');
  const server = await ServerProcess.start(dataDir, databaseUrl);
  try {
    const sellers = new Sellers(() => server.url);
    let notReady = 0;
    for (let stop = 0; stop < STOPS; stop += 1) {
      await sellers.more(REQUESTS);
      await postgres.stop(stop % 2 === 0 ? 'fast' : 'immediate');
      await wait(AWAY_MS);
      if ((await fetch(`${server.url}/health`)).status === 503) notReady += 1;
      await postgres.startAgain();
    }
    await sellers.more(REQUESTS);
    await sellers.stop();
    const ready = (await fetch(`${server.url}/health`)).status === 200;
    const strange = [...sellers.statuses].filter(([status]) => status !== 200 && status !== 503);
    const what = `${STOPS} stops of PostgreSQL ${postgres.place.version}`;
    return [
      ...(await lossRows(what, sellers, { dataDir, databaseUrl })),
      {
        what: `${what}: answers other than 200 and 503, or none`,
        value: strange.reduce((sum, [, count]) => sum + count, 0),
        unit: '',
        bar: { most: 0 },
        detail: `${sellers.answers}; the slowest after ${Math.round(sellers.slowest)} ms`,
      },
      {
        what: `${what}: after which the same process is ready again`,
        value: ready && server.isRunning ? notReady : 0,
        unit: '',
        bar: { least: STOPS },
        detail: 'and said in between that it was not',
      },
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}
