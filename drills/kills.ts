import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { actRows, DeskWorkers } from './desk-acts.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers, type SoakPlace } from './sellers.ts';

const KILLS = Number(process.env.SOAK_KILLS || 100);

/**
 * The server is killed again and again while sellers send requests with photos and people work at the operator's desk: on
 * the embedded database.
 */
export const measureKills = (bench: Bench): Promise<Figure[]> =>
  killAgainAndAgain(bench, { dataDir: bench.file('kills'), databaseUrl: '' }, `${KILLS} kills under load`);

/** The same with photos in a store that speaks S3, which SOAK_PHOTO_STORE names as PHOTO_STORE does. */
export async function measureKillsOnS3(bench: Bench): Promise<Figure[]> {
  const store = process.env.SOAK_PHOTO_STORE;
  if (!store) throw new Error('SOAK_PHOTO_STORE names no store, such as s3://bucket/prefix.');
  // A database of its own needs a place of its own.
  const photoStore = `${store}/${randomUUID()}`;
  const place = { dataDir: bench.file('kills-s3'), databaseUrl: '', photoStore };
  return killAgainAndAgain(bench, place, `${KILLS} kills under load, photos in S3`);
}

/** The same on a PostgreSQL elsewhere: an empty one that SOAK_DATABASE_URL names, or one that is made for it. */
export async function measureKillsElsewhere(bench: Bench): Promise<Figure[]> {
  const databaseUrl = process.env.SOAK_DATABASE_URL;
  const dataDir = bench.file('kills-elsewhere');
  const what = `${KILLS} kills under load, database elsewhere`;
  if (databaseUrl) return killAgainAndAgain(bench, { dataDir, databaseUrl }, what);
  const postgres = await Postgres.start(bench.file('kills-postgres'));
  try {
    const databaseUrl = await postgres.createDatabase('kills');
    const place = { dataDir, databaseUrl };
    return await killAgainAndAgain(bench, place, `${what} (PostgreSQL ${postgres.place.version})`);
  } finally {
    await postgres.stop();
  }
}

async function killAgainAndAgain(bench: Bench, place: SoakPlace, what: string): Promise<Figure[]> {
  const settings = { PHOTO_STORE: place.photoStore ?? '' };
  const start = () => ServerProcess.start(place.dataDir, place.databaseUrl, settings);
  let server = await start();
  const sellers = new Sellers(() => server.url);
  const workers = await DeskWorkers.start(() => server.url);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await wait(100 + ((kill * 137) % 500));
    await server.kill();
    server = await start();
    if (kill % 20 === 0)
      bench.say(`${kill} kills, ${sellers.sent.size} requests, ${workers.acts.length} acts at the desk`);
  }
  await wait(1000);
  await Promise.all([sellers.stop(), workers.stop()]);
  await server.stop();
  return [...(await lossRows(what, sellers, place)), ...(await actRows(what, workers, place))];
}
