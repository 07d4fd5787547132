import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../row.ts';
import type { Bench } from '../support/bench.ts';
import { ServerProcess } from '../support/server-process.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers } from './sellers.ts';

const KILLS = 100;

/** The server is killed again and again while sellers send requests with photos: on the embedded database. */
export const measureKills = (bench: Bench): Promise<Row[]> =>
  killAgainAndAgain(bench, 'kills', '', `${KILLS} kills under load`);

/** The same on a PostgreSQL elsewhere: an empty one that SOAK_DATABASE_URL names, or one that is made for it. */
export async function measureKillsElsewhere(bench: Bench): Promise<Row[]> {
  const given = process.env.SOAK_DATABASE_URL;
  const name = 'kills-elsewhere';
  const what = `${KILLS} kills under load, database elsewhere`;
  if (given) return killAgainAndAgain(bench, name, given, what);
  const postgres = await Postgres.start(bench.file('kills-postgres'));
  try {
    const url = await postgres.createDatabase('kills');
    return await killAgainAndAgain(bench, name, url, `${what} (PostgreSQL ${postgres.place.version})`);
  } finally {
    await postgres.stop();
  }
}

async function killAgainAndAgain(
  bench: Bench,
  name: string,
  databaseUrl: string,
  what: string,
): Promise<Row[]> {
  const dataDir = bench.file(name);
  let server = await ServerProcess.start(dataDir, databaseUrl);
  const sellers = new Sellers(() => server.url);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await wait(100 + ((kill * 137) % 500));
    await server.kill();
    server = await ServerProcess.start(dataDir, databaseUrl);
    if (kill % 20 === 0) bench.say(`${kill} kills, ${sellers.sent.size} requests`);
  }
  await wait(1000);
  await sellers.stop();
  await server.stop();
  return lossRows(what, sellers, { dataDir, databaseUrl });
}
