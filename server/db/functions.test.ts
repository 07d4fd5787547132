import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '#test/server/databases.ts';
import { Run } from '#test/server/run.ts';
import { TEMPLATE } from '#test/server/template.ts';
import { checksumOf, readFunctionTexts, signatureOf } from './function-texts.ts';
import { functionsOf } from './functions.ts';
import { schemaState } from './migrations.ts';
import { type Database, openPostgres, rowsOf } from './open.ts';

const FUNCTIONS = await functionsOf();

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-functions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function seeded(): Promise<{ url: string; database: Database }> {
  const { url, drop } = await createDatabase(TEMPLATE);
  const database = await openPostgres(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { url, database };
}

/** The rooms of a release with one function. */
async function roomsWith(name: string, text: string): Promise<string> {
  const rooms = await temporaryFolder();
  await mkdir(join(rooms, 'greeting'));
  await writeFile(join(rooms, 'greeting', `${name}.sql`), text);
  return rooms;
}

const greeting = (number: number, word: string, of = '') =>
  roomsWith(
    'greeting',
    `-- number ${number}\nCREATE OR REPLACE FUNCTION greeting(${of}) RETURNS text LANGUAGE sql AS $$ SELECT '${word}' $$;\n`,
  );

const greetingOf = async ({ db }: Database) =>
  (await rowsOf<{ says: string }>(db, sql`select greeting() as says`))[0]?.says;

describe('The text of a function', () => {
  it.each(FUNCTIONS)('$name is the one of its number', async (one) => {
    const entry = (await readFunctionTexts())[one.name];
    expect(checksumOf(one), 'the text has changed: npm run functions').toBe(entry?.texts[one.number - 1]);
    expect(one.number).toBe(entry?.texts.length);
  });

  it.each(FUNCTIONS)('$name has kept its signature, and is called as its file', async (one) => {
    const entry = (await readFunctionTexts())[one.name];
    expect(signatureOf(one), 'a changed signature is a new name').toBe(entry?.signature);
    expect(signatureOf(one).split('(')[0]).toBe(one.name);
  });
});

it('All other functions are named by a column, an index or a trigger', async () => {
  const { database } = await seeded();
  const rows = await rowsOf<{ name: string }>(
    database.db,
    sql`select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid
          and classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_trigger'::regclass))
      order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(FUNCTIONS.map(({ name }) => name));
});

describe('A release', () => {
  it('puts a text with a higher number in the place of the one that is there', async () => {
    const { database } = await seeded();
    await database.migrate(undefined, await greeting(1, 'hello'));
    expect(await greetingOf(database)).toBe('hello');
    await database.migrate(undefined, await greeting(2, 'good day'));
    expect(await greetingOf(database)).toBe('good day');
  });

  it('that starts again while a later one runs leaves its text alone', async () => {
    const { database } = await seeded();
    await database.migrate(undefined, await greeting(2, 'good day'));
    for (const number of [1, 2]) {
      await database.migrate(undefined, await greeting(number, 'hello'));
      expect(await greetingOf(database)).toBe('good day');
    }
  });

  it('with another signature under the same name is refused, and nothing is changed', async () => {
    const { database } = await seeded();
    await database.migrate(undefined, await greeting(1, 'hello'));
    await expect(database.migrate(undefined, await greeting(2, 'hello', 'name text'))).rejects.toThrow(
      'greeting is there with other parameters: a changed signature is a new name',
    );
    expect(await greetingOf(database)).toBe('hello');
    expect(await rowsOf(database.db, sql`select number from sql_functions where name = 'greeting'`)).toEqual([
      { number: 1 },
    ]);
  });

  it('with a text that PostgreSQL does not understand is refused, and nothing is changed', async () => {
    const { database } = await seeded();
    const wrong = await roomsWith(
      'wrong',
      '-- number 1\nCREATE OR REPLACE FUNCTION wrong() RETURNS text LANGUAGE sql AS $$ SELECT nothing FROM nowhere $$;\n',
    );
    await expect(database.migrate(undefined, wrong)).rejects.toThrow('relation "nowhere" does not exist');
    expect(await rowsOf(database.db, sql`select from pg_proc where proname = 'wrong'`)).toEqual([]);
  });

  it('without a number in its file is refused', async () => {
    const { database } = await seeded();
    const rooms = await roomsWith('greeting', 'CREATE OR REPLACE FUNCTION greeting() …');
    await expect(database.migrate(undefined, rooms)).rejects.toThrow('does not begin with "-- number 1"');
  });
});

it('A server that only checks does not start on functions of an earlier release', async () => {
  const { url, database } = await seeded();
  await database.db.execute(sql`update sql_functions set number = number - 1 where name = 'line_of_shops'`);
  const { number = 0 } = FUNCTIONS.find(({ name }) => name === 'line_of_shops') ?? {};
  expect((await schemaState(database.db)).missing).toEqual([`line_of_shops ${number}`]);
  const run = new Run({
    DATABASE_URL: url,
    DATA_DIR: await temporaryFolder(),
    PORT: '0',
    MIGRATE: 'check',
  });
  expect(await run.ended()).toBe(1);
  expect(run.output).toContain(`line_of_shops ${number} missing.`);
});
