import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../base/free-port.ts';
import { startPostgres } from '../base/postgres.ts';
import { spawnServer, stopServer, untilUp } from '../base/server-process.ts';
import { test as base } from './test.ts';

/** A server that knows its address, because mails carry links only then. */
export interface House {
  url: string;
  dataDir: string;
  databaseUrl: string;
}

/** Starts a server on a database. */
export async function openHouse(databaseUrl: string): Promise<House & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-follow-up-'));
  const port = String(await freePort());
  // By its name: passkeys are for names only.
  const url = `http://localhost:${port}`;
  const server = spawnServer({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_URL: url });
  await untilUp(server, url);
  const close = async () => {
    await stopServer(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, databaseUrl, close };
}

/** Tests with such a server, one for each worker. */
export const test = base.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      const database = await startPostgres();
      const house = await openHouse(database.url('postgres'));
      await use(house);
      await house.close();
      await database.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
