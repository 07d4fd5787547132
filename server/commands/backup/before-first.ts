import type { ClientBase } from 'pg';
import type { Manifest } from './manifest.ts';
import { quoted } from './tables.ts';

/**
 * Backups of before the first release. Its schema grew in many migrations, which are one now, so such a backup is filled
 * into that one: tables and columns that it lacks start empty or with their default.
 */

/**
 * Columns that had another name, by table: `{ matches: { looked_at: 'contact_seen_at' } }`. Null: the column is gone;
 * `DERIVED` may still read it, as text.
 */
const EARLIER_COLUMNS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {};

/**
 * The rows that migrations of that time made of others, for a backup that lacks what they brought: a table, or a column
 * of one.
 */
const DERIVED: readonly { lacks: string; statement: string }[] = [
  {
    // The ledger of disclosures begins with what shops have learned before.
    lacks: 'matches.told_at',
    statement: `
      insert into disclosures (request_uuid, shop_uuid, what, at, act)
      select request_uuid, shop_uuid, 'contact', looked_at, 'shop' from matches where looked_at is not null
      union all
      select subject_uuid, recipient_key::uuid, 'goods', min(settled_at), 'seller' from deliveries
      where event in ('request.created', 'lead.passed_on') and recipient = 'shop' and state = 'sent'
      group by subject_uuid, recipient_key
      on conflict do nothing`,
  },
  {
    // Endpoints of media for which nobody with access works any more.
    lacks: 'medium_endpoints.stopped_at',
    statement: `
      update medium_endpoints set stopped_at = now() where stopped_at is null and not exists (
        select from desk_people
        where role = 'partner' and ended_at is null and medium_uuid = any (medium_uuids))`,
  },
];

/** The present name of a column. Null if it is gone. */
export function columnNow(table: string, column: string): string | null {
  const now = EARLIER_COLUMNS[table]?.[column];
  return now === undefined ? column : now;
}

/**
 * Fills the schema of the first release with an earlier backup.
 * @param fill fills a table from the columns that it is given
 */
export async function whileEarlier(
  client: ClientBase,
  manifest: Manifest,
  fill: () => Promise<void>,
): Promise<void> {
  const gone = manifest.tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => columnNow(name, column) === null)
      .map((column) => ({ table: quoted(name), column: quoted(column) })),
  );
  for (const { table, column } of gone) await client.query(`alter table ${table} add column ${column} text`);
  await fill();
  for (const { lacks, statement } of DERIVED) if (!has(manifest, lacks)) await client.query(statement);
  for (const { table, column } of gone) await client.query(`alter table ${table} drop column ${column}`);
}

function has({ tables }: Manifest, what: string): boolean {
  const [table, column = ''] = what.split('.');
  return tables.some(({ name, columns }) => name === table && (!column || columns.includes(column)));
}
