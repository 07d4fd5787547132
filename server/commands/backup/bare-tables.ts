import type { ClientBase } from 'pg';

interface Constraint {
  name: string;
  table: string;
  /** `f` refers to another table, `p` and `u` have an index. */
  kind: 'f' | 'p' | 'u';
  definition: string;
}

/** Constraints that others need come first. */
const CONSTRAINTS = `
  select quote_ident(conname) as name, conrelid::regclass::text as table, contype as kind,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where conrelid = any ($1::text[]::regclass[]) and contype in ('p', 'u', 'f')
  order by contype = 'f', oid`;

const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any ($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Fills tables while they have no keys and no indexes, in the transaction of the caller. To build an index at the end
 * takes a fraction of the time of adding row by row, and references are then checked all at once.
 * @param tables their names as SQL writes them
 */
export async function whileBare(
  client: ClientBase,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<Constraint>(CONSTRAINTS, [tables]);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [tables]);
  for (const { table, name } of constraints.toReversed())
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await fill();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { table, name, definition } of constraints.filter(({ kind }) => kind !== 'f'))
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints.filter(({ kind }) => kind === 'f'))
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
