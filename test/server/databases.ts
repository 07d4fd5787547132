import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openPostgres } from '#server/db/open.ts';
import { asAdmin } from '../base/postgres.ts';
import type {} from './global-setup.ts';
import { TEMPLATE } from './template.ts';

export interface TestDatabase {
  database: Database;
  url: string;
  /** Closes the database and removes it. */
  remove(): Promise<void>;
}

/** A database for this test file alone, migrated and seeded. */
export async function openSeededDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(TEMPLATE);
  const database = await openPostgres(url);
  const remove = async () => {
    await database.close().catch(() => {});
    await drop();
  };
  return { database, url, remove };
}

/** A new database on the PostgreSQL of the tests: empty, or a copy. */
export async function createDatabase(template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  const admin = url.href;
  // A copy is made file by file: quicker than the default for data of this size.
  await asAdmin(admin, `create database ${name} template ${template} strategy file_copy`);
  url.pathname = name;
  const drop = () => asAdmin(admin, `drop database if exists ${name} with (force)`);
  return { url: url.href, drop };
}
