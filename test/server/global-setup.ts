import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/open.ts';
import { seed } from '#server/db/seed/seed.ts';
import { startPostgres } from '../base/postgres.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of PostgreSQL's default database `postgres`. */
    postgresUrl: string;
  }
}

/** Seeds a database once. Every test file uses a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    await server.createDatabase(TEMPLATE);
    const database = await openPostgres(server.url(TEMPLATE));
    await database.migrate();
    await seed(database.db, () => {});
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url('postgres'));
  return () => server.stop();
}
