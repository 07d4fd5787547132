import type { ClientBase } from 'pg';
import { StartError } from '../../base/errors.ts';

interface Constraint {
  name: string;
  table: string;
  /** `f` refers to another table, `p` and `u` have an index. */
  kind: 'f' | 'p' | 'u';
  definition: string;
}

/** Constraints that others need come first. Any table may refer to those that are filled. */
const CONSTRAINTS = `
  select quote_ident(conname) as name, conrelid::regclass::text as table, contype as kind,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype in ('p', 'u', 'f') and conrelid = any ($1::text[]::regclass[])
    or contype = 'f' and confrelid = any ($1::text[]::regclass[])
  order by contype = 'f', oid`;

const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any ($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Triggers that get all rows of a statement. They note what has changed, and a backup has their notes. */
const TRIGGERS = `
  select quote_ident(tgname) as name, tgrelid::regclass::text as table from pg_trigger
  where tgrelid = any ($1::text[]::regclass[]) and tgnewtable is not null`;

/**
 * Fills tables while they have no keys and no indexes, in the transaction of the caller. To build an index at the end
 * takes a fraction of the time of adding row by row, and references are then checked all at once.
 * @param tables their names as SQL writes them
 * @throws StartError if rows refer to others that are not there
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
  const { rows: triggers } = await client.query<{ name: string; table: string }>(TRIGGERS, [tables]);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  await fill();
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
  await client.query("set local maintenance_work_mem = '256MB'");
  const add = ({ table, name, definition }: Constraint) =>
    client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const constraint of constraints.filter(({ kind }) => kind !== 'f')) await add(constraint);
  for (const { definition } of indexes) await client.query(definition);
  for (const constraint of constraints.filter(({ kind }) => kind === 'f'))
    await add(constraint).catch((error) => {
      throw isReference(error) ? refersToNothing(constraint, error) : error;
    });
}

const isReference = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503';

const refersToNothing = ({ table, name }: Constraint, cause: unknown) =>
  new StartError(
    `${table}: rows refer to others that the backup does not have (${name}).`,
    'Use another backup.',
    {
      cause,
    },
  );
