import { type Migration, migrationsOf, type TablesAt, tablesAfter } from '../../db/migrations.ts';
import { laterVersion, type Manifest } from './manifest.ts';
import { isKept } from './tables.ts';

/** The schema that a backup was taken of. */
export interface SchemaOfBackup {
  /** Its last migration, and those before it. */
  migrations: readonly Migration[];
  /** Its tables and their columns. */
  tables: TablesAt;
}

type TableOfBackup = Manifest['tables'][number];

/**
 * Finds the schema of a backup among those that this release knows.
 * @throws StartError if a later one made it
 */
export async function schemaOf(manifest: Manifest): Promise<SchemaOfBackup> {
  const known = await migrationsOf();
  const last = statedLast(manifest, known) ?? (await firstThatHolds(manifest, known));
  const tables = await tablesAt(known, last);
  const strange = missingIn(
    tables,
    manifest.tables.filter(({ name }) => tables.has(name)),
  );
  if (strange) throw laterVersion(`this one does not know its ${strange}`);
  return { migrations: known.slice(0, last + 1), tables };
}

/** The tables of a backup that are restored, and the names of those that are not. */
export function sortTables({ tables }: Manifest, schema: SchemaOfBackup) {
  const isRestored = ({ name }: TableOfBackup) => isKept(name) && schema.tables.has(name);
  const leftOut = tables.filter((table) => !isRestored(table)).map(({ name }) => name);
  return { restored: tables.filter(isRestored), leftOut };
}

/**
 * The last migration that the manifest names. Undefined for a backup that names none: older ones do not, and one of a
 * database of before the first release names others.
 */
function statedLast({ migrations }: Manifest, known: readonly Migration[]): number | undefined {
  const [first] = known;
  if (!first || !migrations?.includes(first.when)) return undefined;
  const unknown = migrations.filter((when) => !known.some((migration) => migration.when === when));
  if (unknown.length > 0) throw laterVersion(`its database had the schema of ${dayOf(Math.max(...unknown))}`);
  return known.findLastIndex(({ when }) => migrations.includes(when));
}

const dayOf = (when: number) => new Date(when).toISOString().slice(0, 10);

/** The earliest schema that has a place for everything in the backup. */
async function firstThatHolds({ tables }: Manifest, known: readonly Migration[]): Promise<number> {
  let missing = '';
  for (const [nth] of known.entries()) {
    missing = missingIn(await tablesAt(known, nth), tables);
    if (!missing) return nth;
  }
  throw laterVersion(`this one does not know its ${missing}`);
}

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

async function tablesAt(known: readonly Migration[], nth: number): Promise<TablesAt> {
  const migration = known[nth];
  if (!migration) throw new Error('there are no migrations');
  return tablesAfter(migration);
}
