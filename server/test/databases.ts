import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { type Database, openEmbedded, openPostgres } from '../db/open.ts';
import { TEMPLATE } from './postgres.ts';

export interface TestDatabase {
  database: Database;
  /** Closes the database and removes it. */
  remove(): Promise<void>;
}

export interface KindOfDatabase {
  name: string;
  /** A database for this test file alone, migrated and seeded. */
  open(): Promise<TestDatabase>;
}

/** For `describe.each`: both databases must behave the same. */
export const DATABASES: readonly KindOfDatabase[] = [
  { name: 'the embedded database', open: openSeededEmbedded },
  { name: 'PostgreSQL', open: openSeededPostgres },
];

async function openSeededEmbedded(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-embedded-'));
  await cp(join(inject('seededDataDir'), 'db'), join(folder, 'db'), { recursive: true });
  const database = await openEmbedded(folder);
  return {
    database,
    remove: async () => {
      await database.close().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openSeededPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(TEMPLATE);
  const database = await openPostgres(url);
  return {
    database,
    remove: async () => {
      await database.close().catch(() => {});
      await drop();
    },
  };
}

/** A new database on the PostgreSQL of the tests: empty, or a copy. */
export async function createPostgresDatabase(template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  const admin = postgres(url.href, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)} template ${admin(template)}`;
  url.pathname = name;
  const drop = async () => {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin.end({ timeout: 1 });
  };
  return { url: url.href, drop };
}
