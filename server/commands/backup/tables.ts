import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export interface Table {
  name: string;
  columns: string[];
}

/** Written by every database for itself. */
const NOT_KEPT = [
  'rate_limits',
  'data_versions',
  'required_migrations',
  'alarms',
  'backups',
  // Access and keys that were taken away after the backup do not come back.
  'desk_sessions',
  'desk_keys',
  'desk_passkeys',
  'desk_challenges',
  'desk_links',
  'desk_sign_ins',
  'desk_imports',
];

/** All tables, each after those that it refers to. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(f.confrelid::regclass::text), '{}') from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by c.relname`);
  const left = rows.filter(({ name }) => !NOT_KEPT.includes(name));
  const sorted: Table[] = [];
  while (left.length > 0) {
    const ready = left.findIndex(({ refers }) =>
      refers.every((other) => sorted.some(({ name }) => name === other)),
    );
    const [next] = left.splice(ready, 1);
    if (ready < 0 || !next) throw new Error('tables refer to each other in a circle');
    sorted.push({ name: next.name, columns: next.columns });
  }
  return sorted;
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = ({ columns }: Table) => columns.map(quoted).join(', ');

/** The rows of a table in the text format of COPY. */
export const copyOut = (client: ClientBase, table: Table) =>
  client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));

/** Makes every database write a value in the same way, whatever its own settings. */
export const WRITES_ALIKE = "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'";
