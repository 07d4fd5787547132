import { type Migration, migrationsOf, type TablesAt, tablesAfter } from '../../db/migrations.ts';
import { columnNow } from './before-first.ts';
import { laterVersion, type Manifest } from './manifest.ts';
import { isKept } from './tables.ts';

/** The schema that a backup is filled into. */
export interface SchemaOfBackup {
  /** Its last migration, and those before it. */
  migrations: readonly Migration[];
  /** Its tables and their columns. */
  tables: TablesAt;
  /** Whether the backup is older than the first release, and filled into its schema. */
  isEarlier: boolean;
}

type TableOfBackup = Manifest['tables'][number];

/**
 * Finds the schema of a backup among those that this release knows.
 * @throws StartError if a later one made it
 */
export async function schemaOf(manifest: Manifest): Promise<SchemaOfBackup> {
  const all = await migrationsOf();
  const last = lastOf(manifest, all);
  const isEarlier = last < 0;
  const migrations = isEarlier ? all.slice(0, 1) : all.slice(0, last + 1);
  const newest = migrations.at(-1);
  if (!newest) throw new Error('there are no migrations');
  const tables = await tablesAfter(newest);
  // A backup that names no migrations has no tables of others: those that made it kept their own alone.
  const ours = manifest.migrations ? manifest.tables.filter(({ name }) => tables.has(name)) : manifest.tables;
  const strange = missingIn(tables, isEarlier ? ours.map(asNow) : ours);
  if (strange) throw laterVersion(`this one does not know its ${strange}`);
  return { migrations, tables, isEarlier };
}

/** The tables of a backup that are restored, and the names of those that are not. */
export function sortTables({ tables }: Manifest, schema: SchemaOfBackup) {
  const isRestored = ({ name }: TableOfBackup) => isKept(name) && schema.tables.has(name);
  const leftOut = tables.filter((table) => !isRestored(table)).map(({ name }) => name);
  return { restored: tables.filter(isRestored), leftOut };
}

/**
 * The last migration that the manifest names; -1 for a backup of before the first release. Migrations are known by the
 * moment at which each was made, so those from before the first one of now are the ones that it replaced.
 * @throws StartError if it names a later one
 */
function lastOf({ migrations = [] }: Manifest, all: readonly Migration[]): number {
  const first = all[0]?.when ?? 0;
  const later = migrations.filter((when) => when > first && !all.some((one) => one.when === when));
  if (later.length > 0) throw laterVersion(`its database had the schema of ${dayOf(Math.max(...later))}`);
  return all.findLastIndex(({ when }) => migrations.includes(when));
}

const dayOf = (when: number) => new Date(when).toISOString().slice(0, 10);

/** With the present names of its columns, without those that are gone. */
const asNow = (table: TableOfBackup): TableOfBackup => ({
  ...table,
  columns: table.columns.flatMap((column) => columnNow(table.name, column) ?? []),
});

/** Such as `table stamps`. Empty if there is a place for everything. */
function missingIn(schema: TablesAt, tables: readonly TableOfBackup[]): string {
  for (const { name, columns } of tables) {
    const here = schema.get(name);
    if (!here) return `table ${name}`;
    const column = columns.find((one) => !here.has(one));
    if (column) return `column ${column} of ${name}`;
  }
  return '';
}
