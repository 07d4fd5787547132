import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../base/free-port.ts';
import { OPERATOR } from '../base/operator.ts';
import { startPostgres } from '../base/postgres.ts';
import { spawnServer, stopServer, untilUp } from '../base/server-process.ts';

/** A site that has an operator shows no invented shops. */
async function makeShopsReal(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`update shops set website_url = replace(website_url, '.example/', '.test/')`);
  await client.end();
}

/**
 * Starts the built server once for all browser tests, on a PostgreSQL of the tests: they read what it stores. Everything
 * lies in temporary folders.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const database = await startPostgres();
  const databaseUrl = database.url('postgres');
  const port = String(await freePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = spawnServer({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...OPERATOR });
  const onDeath = (code: number | null, signal: string | null) =>
    console.error(
      `The server stopped during the tests: ${signal ?? code}. All following tests fail because of this.`,
    );
  server.once('exit', onDeath);
  const stop = async () => {
    server.off('exit', onDeath);
    await stopServer(server);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = untilUp(server, baseUrl).then(() => makeShopsReal(databaseUrl));
  await ready.catch(async (error) => {
    await stop();
    throw error;
  });
  // Workers inherit these variables. The configuration and the helpers read them.
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_DATABASE_URL = databaseUrl;
  return stop;
}
