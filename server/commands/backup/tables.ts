import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export interface BackupTable {
  name: string;
  columns: string[];
}

/** Written by the migrations and triggers of each database. */
const OF_THE_DATABASE = ['data_versions', 'required_migrations', 'sql_functions'];

const NOT_KEPT = [
  ...OF_THE_DATABASE,
  // About this database and its processes.
  'rate_limits',
  'alarms',
  'backups',
  // Access and keys that were taken away after the backup do not come back.
  'desk_sessions',
  'desk_keys',
  'desk_passkeys',
  'desk_devices',
  'desk_challenges',
  'desk_links',
  'desk_sign_ins',
  'desk_address_changes',
  'desk_imports',
  'phone_links',
  'phone_photos',
  // Erased after some days, here and everywhere.
  'continuations',
  // The contents of a mail that goes out in the same minute.
  'desk_digests',
  'checkup_reports',
];

/** Whether a backup holds a table of this name. */
export const isKept = (name: string) => !NOT_KEPT.includes(name);

/** Whether a database has its own rows in a table of this name, also after a restore. */
export const isOfTheDatabase = (name: string) => OF_THE_DATABASE.includes(name);

/** All tables that are kept. */
export async function tablesOf(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by c.relname`);
  return rows.filter(({ name }) => isKept(name));
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = ({ columns }: BackupTable) => columns.map(quoted).join(', ');

/** The rows of a table in the text format of COPY. */
export const copyOut = (client: ClientBase, table: BackupTable) =>
  client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));

/** Makes every database write a value in the same way, whatever its own settings. */
export const WRITES_ALIKE = "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'";
