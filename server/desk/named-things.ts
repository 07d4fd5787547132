import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { eventWords } from '#contract/desk/event-words.ts';
import type { AuditSubject } from '../base/audit-words.ts';
import type { EventSubject } from '../base/events.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { numberOf } from '../db/records/number.ts';

/** The tables with things that lists name. */
export type ThingTable = AuditSubject | EventSubject;

export interface Thing {
  table: ThingTable;
  uuid: string;
}

/** A thing as people know it, without anything personal of sellers and visitors. */
export interface NamedThing extends Thing {
  /** Empty: it has none. */
  name: string;
  is_there: boolean;
  /** The thing that it belongs to: the medium of an endpoint, the person of a key. */
  of: string | null;
}

/** The rows of each table as `uuid`, `name` and `of`. */
const ROWS: Readonly<Record<ThingTable, SQL>> = {
  requests: sql`select uuid, '' as name, null::uuid as of from requests`,
  contact_enquiries: sql`select uuid, '' as name, null::uuid as of from contact_enquiries`,
  shop_registrations: sql`select uuid, company_shop_name as name, null::uuid as of from shop_registrations`,
  reviews: sql`select r.uuid, s.shop_name as name, s.uuid as of from reviews r join shops s on s.uuid = r.shop_uuid`,
  cases: sql`select c.uuid, s.shop_name as name, c.request_uuid as of from cases c join shops s on s.uuid = c.shop_uuid`,
  deliveries: sql`select uuid, event as name, subject_uuid as of from deliveries`,
  shops: sql`select uuid, shop_name as name, null::uuid as of from shops`,
  site_contents: sql`select uuid, '' as name, null::uuid as of from site_contents`,
  desk_people: sql`select id as uuid, name, null::uuid as of from desk_people`,
  desk_sign_ins: sql`select w.uuid, p.name, p.id as of from desk_sign_ins w join desk_people p on p.id = w.person_id`,
  desk_address_changes: sql`select c.uuid, p.name, p.id as of from desk_address_changes c join desk_people p on p.id = c.person_id`,
  desk_digests: sql`select d.uuid, p.name, p.id as of from desk_digests d join desk_people p on p.id = d.person_id`,
  checkup_reports: sql`select r.uuid, p.name, p.id as of from checkup_reports r join desk_people p on p.id = r.person_id`,
  continuations: sql`select uuid, '' as name, null::uuid as of from continuations`,
  /** A list that was taken along is no row. */
  lists: sql`select null::uuid as uuid, '' as name, null::uuid as of where false`,
  media: sql`select uuid, name, null::uuid as of from media`,
  medium_endpoints: sql`select e.uuid, m.name, m.uuid as of from medium_endpoints e join media m on m.uuid = e.medium_uuid`,
  page_checkups: sql`select c.uuid, m.name, m.uuid as of from page_checkups c join media m on m.uuid = c.medium_uuid`,
  desk_keys: sql`select uuid, name, person_id as of from desk_keys`,
  desk_passkeys: sql`select uuid, name, person_id as of from desk_passkeys`,
  desk_devices: sql`select uuid, name, person_id as of from desk_devices`,
  desk_notices: sql`select n.id as uuid, p.name, p.id as of from desk_notices n join desk_people p on p.id = n.id`,
  shop_endpoints: sql`select e.uuid, s.shop_name as name, s.uuid as of from shop_endpoints e join shops s on s.uuid = e.shop_uuid`,
  desk_sessions: sql`select id as uuid, '' as name, user_id as of from desk_sessions`,
};

/** Names that follow from what is stored. People know a request by its number, also after it is gone. */
const nameOf = ({ table, uuid }: Thing, name: string) =>
  table === 'requests' ? numberOf(uuid) : table === 'deliveries' && name ? eventWords(name) : name;

/** Names the things of a list, with one look into the database. @returns the name of each of them */
export async function nameThings(
  db: Db,
  things: readonly Thing[],
): Promise<(table: ThingTable, uuid: string) => NamedThing> {
  const byTable = Map.groupBy(things, ({ table }) => table);
  const looks = keysOf(ROWS).flatMap((table) => {
    const uuids = new Set(byTable.get(table)?.map(({ uuid }) => uuid));
    return uuids.size === 0
      ? []
      : [
          sql`select ${table} as "table", x.* from (${ROWS[table]}) x
              where x.uuid = any(${sql.param([...uuids])}::uuid[])`,
        ];
  });
  const rows =
    looks.length === 0
      ? []
      : await rowsOf<Thing & { name: string; of: string | null }>(db, sql.join(looks, sql` union all `));
  const byUuid = new Map(rows.map((row) => [`${row.table} ${row.uuid}`, row]));
  return (table, uuid) => {
    const row = byUuid.get(`${table} ${uuid}`);
    const name = nameOf({ table, uuid }, row?.name ?? '');
    return { table, uuid, name, is_there: row !== undefined, of: row?.of ?? null };
  };
}
