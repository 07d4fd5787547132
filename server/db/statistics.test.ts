import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { rowsOf } from './open.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openSeededDatabase();
});

afterAll(() => database.remove());

/** Tables with rows of a request. In a sample those of one request lie side by side, and it seems to have hundreds. */
const TABLES = [
  'matches',
  'match_choices',
  'request_items',
  'request_photos',
  'quotes',
  'questions',
  'disclosures',
];

it('PostgreSQL knows by rule, not by samples, that a request has few rows in each table', async () => {
  const tables = await rowsOf<{ name: string }>(
    database.database.db,
    sql`select attrelid::regclass::text as name from pg_attribute
      where attname = 'request_uuid' and attoptions[1] ~ 'n_distinct=-0' order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual([...TABLES].sort());
});
