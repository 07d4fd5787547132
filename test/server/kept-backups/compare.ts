import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client, type ClientConfig } from 'pg';
import { columnNow } from '#server/commands/backup/before-first.ts';

/** Reads backups and databases by itself, so that it finds what a restore does wrong. */

type Row = readonly (string | null)[];

/** A backup, as its list says; the parts of it that are read here. */
export interface Kept {
  /** The migrations of its database, each by the moment at which it was made. The oldest backups name none. */
  migrations?: number[];
  tables: { name: string; columns: string[]; rows: number }[];
  photos: { path: string }[];
}

/** How much of a backup is in a database and a folder of photos. */
export interface Compared {
  tables: number;
  rows: number;
  /** Cells: each column of each row. */
  values: number;
  photos: number;
  /** The names of what differs. */
  differing: string[];
}

/** The folders of the backups that are kept here, by their versions. */
export async function keptBackups(): Promise<{ version: string; folder: string }[]> {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ version: name, folder: join(import.meta.dirname, name) }))
    .sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));
}

export const contentsOfBackup = async (backup: string): Promise<Kept> =>
  JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));

/**
 * Compares every row and column of a backup with a database, and every photo with a data folder.
 * @param place the URL of the database, or how to connect to it
 */
export async function compare(
  backup: string,
  place: string | ClientConfig,
  dataDir: string,
): Promise<Compared> {
  const { tables, photos } = await contentsOfBackup(backup);
  const result: Compared = {
    tables: tables.length,
    rows: 0,
    values: 0,
    photos: photos.length,
    differing: [],
  };
  const client = new Client(place);
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'");
    for (const { name, columns, rows } of tables) {
      const now = (await columnsNow(client, name, columns)).map((column) =>
        column && isSetAnew(name, columns, column) ? null : column,
      );
      const backupRows = (await keptRows(backup, name)).map((row) =>
        row.filter((_, nth) => now[nth] !== null),
      );
      const there = await storedRows(
        client,
        name,
        now.filter((column) => column !== null),
      );
      result.rows += backupRows.length;
      result.values += backupRows.length * columns.length;
      const isSame = backupRows.length === rows && textOf(backupRows) === textOf(there);
      if (!isSame) result.differing.push(name);
    }
  } finally {
    await client.end();
  }
  for (const { path } of photos) {
    const [backupPhoto, there] = await Promise.all(
      [backup, dataDir].map((folder) => readFile(join(folder, 'photos', path)).catch(() => undefined)),
    );
    if (!(backupPhoto && there?.equals(backupPhoto))) result.differing.push(path);
  }
  return result;
}

/** Results of the clock, and moments of decisions, which older backups have in another form: a restore makes them again. */
const isSetAnew = (table: string, columns: readonly string[], column: string) =>
  table === 'matches' && !columns.includes('opened_at') && ['next_at', 'decision_told_at'].includes(column);

const textOf = (rows: readonly Row[]) =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The rows of a table in the text format of COPY. */
async function keptRows(backup: string, name: string): Promise<Row[]> {
  const text = gunzipSync(await readFile(join(backup, 'tables', `${name}.copy.gz`))).toString();
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) =>
    line
      .split('\t')
      .map((cell) =>
        cell === '\\N' ? null : cell.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter),
      ),
  );
}

/** The columns in which the values of those of a backup are; null for one that is gone. */
async function columnsNow(client: Client, table: string, columns: readonly string[]) {
  const { rows } = await client.query<{ name: string }>(
    'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [client.escapeIdentifier(table)],
  );
  const there = rows.map(({ name }) => name);
  return columns.map((column) => (there.includes(column) ? column : columnNow(table, column)));
}

/** The rows of a table as PostgreSQL writes their values. */
async function storedRows(client: Client, name: string, columns: readonly string[]): Promise<Row[]> {
  const columnList = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const { rows } = await client.query<(string | null)[]>({
    text: `select ${columnList} from ${client.escapeIdentifier(name)}`,
    rowMode: 'array',
    types: { getTypeParser: () => (value: string) => value },
  });
  return rows;
}
