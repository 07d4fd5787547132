import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

/**
 * A function of the database that no column, index or trigger names. Its text stands in the room that it belongs to,
 * a file each (`server/matching/pass_on.sql`), and begins with its number.
 */
export interface SqlFunction {
  name: string;
  /** From 1. Only raised, with every change of the text. */
  number: number;
  text: string;
  /** The path of its file. */
  path: string;
}

/** The rooms of the server. */
const ROOMS = join(import.meta.dirname, '..');

const FIRST_LINE = /^-- number (\d+)\n/;

/**
 * The functions of a release.
 * @param rooms a folder of rooms; by default those of this release
 */
export async function functionsOf(rooms = ROOMS): Promise<SqlFunction[]> {
  const entries = await readdir(rooms, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(rooms, name));
  const lists = await Promise.all(folders.map(functionsIn));
  return lists.flat().sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function functionsIn(room: string): Promise<SqlFunction[]> {
  const files = (await readdir(room)).filter((file) => file.endsWith('.sql'));
  return Promise.all(
    files.map(async (file) => {
      const path = join(room, file);
      const text = await readFile(path, 'utf8');
      const number = Number(FIRST_LINE.exec(text)?.[1]);
      if (!number) throw new Error(`${path} does not begin with "-- number 1"`);
      return { name: file.slice(0, -'.sql'.length), number, text, path };
    }),
  );
}

/**
 * The functions that a database does not have, or has with a lower number.
 * @param ask gives the rows of a statement
 */
export async function missingFunctions(
  ask: (statement: string) => Promise<readonly object[]>,
  functions: readonly SqlFunction[],
): Promise<SqlFunction[]> {
  const [row] = await ask(`select to_regclass('sql_functions') is not null as is`);
  if (!(row && 'is' in row && row.is === true)) return [...functions];
  const rows = (await ask('select name, number from sql_functions')) as { name: string; number: number }[];
  const there = new Map(rows.map(({ name, number }) => [name, number]));
  return functions.filter(({ name, number }) => number > (there.get(name) ?? 0));
}

/**
 * Gives a database the functions that it does not have yet, in the transaction of the caller, who holds the lock of
 * migrations. A text with a higher number stays: a server of the release before may start again while a later one runs.
 * @throws Error if a function is there with other parameters: servers of the release before call those, so a changed
 *   signature is a new name
 */
export async function applyFunctions(
  client: Pick<ClientBase, 'query'>,
  functions: readonly SqlFunction[],
): Promise<void> {
  const missing = await missingFunctions(
    async (statement) => (await client.query(statement)).rows,
    functions,
  );
  if (missing.length === 0) return;
  // They call each other, so none is looked at before all are there.
  await client.query('set local check_function_bodies = off');
  for (const { text } of missing) await client.query(text);
  await client.query('set local check_function_bodies = on');
  const names = missing.map(({ name }) => name);
  const { rows } = await client.query<{ name: string }>(OVERLOADED, [names]);
  if (rows[0])
    throw new Error(`${rows[0].name} is there with other parameters: a changed signature is a new name`);
  for (const check of CHECKS) await client.query(check, [names]);
  for (const { name, number } of missing) await client.query(NOTE, [name, number]);
}

const NAMED = 'from pg_proc where pronamespace = current_schema::regnamespace and proname = any ($1)';
const OVERLOADED = `select proname as name ${NAMED} group by proname having count(*) > 1`;

/** Look at the body of a function as PostgreSQL does when it is made. */
const CHECKS = [
  `select fmgr_sql_validator(oid) ${NAMED} and prolang = (select oid from pg_language where lanname = 'sql')`,
  `select plpgsql_validator(oid) ${NAMED} and prolang = (select oid from pg_language where lanname = 'plpgsql')`,
];

const NOTE = `insert into sql_functions (name, number) values ($1, $2)
  on conflict (name) do update set number = excluded.number`;
