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
const EARLIER_COLUMNS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  matches: {
    looked_at: 'contact_seen_at',
    refusal_told_at: 'decision_told_at',
    released_at: null,
    outcome_asked: null,
    outcome_at: null,
  },
  requests: { decided_at: null },
  desk_people: { shop_uuid: null },
};

/**
 * The rows that are made of others, for a backup that lacks what they bring: a table, or a column of one. `when`: only if
 * it has this.
 */
const DERIVED: readonly { lacks: string; when?: string; statement: string }[] = [
  {
    // The ledger of disclosures begins with what shops have learned before.
    lacks: 'matches.told_at',
    statement: `
      insert into disclosures (request_uuid, shop_uuid, what, at, act)
      select request_uuid, shop_uuid, 'contact', contact_seen_at, 'shop' from matches where contact_seen_at is not null
      union all
      select subject_uuid, recipient_key::uuid, 'goods', min(settled_at), 'seller' from deliveries
      where event in ('request.created', 'lead.passed_on') and recipient = 'shop' and state = 'sent'
      group by subject_uuid, recipient_key
      on conflict do nothing`,
  },
  {
    // A shop that did anything has opened its page. Decisions were told at once. The clock looks at all places again.
    lacks: 'matches.opened_at',
    statement: `
      update matches m set
        opened_at = least(contact_seen_at, called_at, declined_at,
          (select min(given_at) from quotes q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid),
          (select min(asked_at) from questions q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid)),
        decision_told_at = coalesce(decision_told_at, chosen_at + interval '10 minutes',
          (select min(x.chosen_at) + interval '10 minutes' from matches x where x.request_uuid = m.request_uuid)),
        next_at = m.created_at`,
  },
  {
    // Both sides were asked three and ten days after the goods could be sold.
    lacks: 'matches.outcome_asked_at',
    when: 'matches.outcome_asked',
    statement: `
      update matches set outcome_asked_at = released_at::timestamptz
        + case outcome_asked when '1' then interval '3 days' else interval '10 days' end
      where outcome_asked <> '0' and released_at is not null`,
  },
  {
    lacks: 'requests.has_quote',
    statement: `
      update requests r set has_quote = true where exists (
        select from quotes q join matches m on m.request_uuid = q.request_uuid and m.shop_uuid = q.shop_uuid
        where q.request_uuid = r.uuid and m.declined_at is null and m.refused_at is null and m.passed_at is null)`,
  },
  {
    // Somebody works for several shops since.
    lacks: 'desk_people.shop_uuids',
    when: 'desk_people.shop_uuid',
    statement: `update desk_people set shop_uuids = array[shop_uuid::uuid] where shop_uuid is not null`,
  },
  {
    // The sums of all days are made from their requests.
    lacks: 'day_sums',
    statement: `
      insert into stale_days (day)
      select (created_at at time zone 'Asia/Tokyo')::date from requests
      union select (at at time zone 'Asia/Tokyo')::date from outcomes union select day from erased_requests`,
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
  const missingColumns = manifest.tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => columnNow(name, column) === null)
      .map((column) => ({ table: quoted(name), column: quoted(column) })),
  );
  for (const { table, column } of missingColumns)
    await client.query(`alter table ${table} add column ${column} text`);
  await fill();
  for (const { lacks, when, statement } of DERIVED)
    if (!has(manifest, lacks) && (!when || has(manifest, when))) await client.query(statement);
  for (const { table, column } of missingColumns)
    await client.query(`alter table ${table} drop column ${column}`);
}

function has({ tables }: Manifest, what: string): boolean {
  const [table, column = ''] = what.split('.');
  return tables.some(({ name, columns }) => name === table && (!column || columns.includes(column)));
}
