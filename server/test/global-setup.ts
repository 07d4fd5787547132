import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Database, openEmbedded, openPostgres } from '../db/open.ts';
import { seed } from '../db/seed/seed.ts';
import { startPostgres, TEMPLATE } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with a seeded embedded database in `db`. It is closed, so it can be copied. */
    seededDataDir: string;
    /** The URL of PostgreSQL's default database `postgres`. */
    postgresUrl: string;
  }
}

/** Seeds both kinds of database once. Every test file uses a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tk-seeded-'));
  const server = await startPostgres();
  const teardown = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await server.createDatabase(TEMPLATE);
    await fill(await openPostgres(server.url(TEMPLATE)));
    await fill(await openEmbedded(dataDir));
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('seededDataDir', dataDir);
  project.provide('postgresUrl', server.url('postgres'));
  return teardown;
}

async function fill(database: Database): Promise<void> {
  try {
    await database.migrate();
    await seed(database.db, () => {});
  } finally {
    await database.close();
  }
}
