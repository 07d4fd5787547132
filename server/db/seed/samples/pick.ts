import { sql } from 'drizzle-orm';
import { TODAY_DAYS } from '#contract/desk/desk.ts';
import { type Db, rowsOf } from '../../open.ts';
import { lot } from './lot.ts';
import { SAMPLE_OPERATOR } from './words.ts';

/* The made-up requests that work and trouble are about. */

/** A place of a shop. */
export interface Known {
  request: string;
  shop: string;
  [column: string]: unknown;
}

/** Places of shops that know the contact and have named a price, one of a request. @param days how long ago they began */
export const knownPlaces = (db: Db, days: { from: number; until: number }, count: number) =>
  rowsOf<Known>(
    db,
    sql`select distinct on (m.request_uuid) m.request_uuid as request, m.shop_uuid as shop from matches m
      join quotes q on q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid
      where m.created_at between now() - make_interval(days => ${days.from})
          and now() - make_interval(days => ${days.until})
        and m.contact_seen_at is not null and m.declined_at is null
      order by m.request_uuid, m.position limit ${count}`,
  );

/** A shop gets only the newest of so many requests. */
const NEWEST = 300;

/**
 * The newest requests that a shop could still get in the place of another one.
 * @param before they were sent
 */
export const freeRequests = (db: Db, shop: string, before: Date, count: number) =>
  rowsOf<{ uuid: string; position: number }>(
    db,
    sql`select r.uuid, p.count::integer as position
      from (select * from requests
        where created_at < ${before.toISOString()}::timestamptz and withdrawn_at is null and ended_at is null
        order by created_at desc limit ${NEWEST}) r
      join request_items i on i.request_uuid = r.uuid and i.position = 0
      join shops s on s.uuid = ${shop}
      cross join lateral (select count(*) as count, bool_or(m.chosen_at is not null) as is_decided,
        bool_or(m.shop_uuid = s.uuid) as has_shop from matches m where m.request_uuid = r.uuid) p
      where s.categories @> array[i.category]
        and (s.nationwide or s.served_prefecture_ids @> array[r.prefecture_id])
        and p.count < 10 and not p.is_decided and not p.has_shop
      order by r.created_at desc limit ${count}`,
  );

/** Requests of the last days, in an order of chance that a name stands for. */
export async function recentRequests(db: Db, name: string, count: number): Promise<string[]> {
  const rows = await rowsOf<{ uuid: string }>(
    db,
    sql`select r.uuid from requests r
      where r.created_at > now() - make_interval(days => ${TODAY_DAYS}) and r.withdrawn_at is null
      order by ${lot(`'${name}' || r.uuid::text`)} limit ${count}`,
  );
  return rows.map(({ uuid }) => uuid);
}

/** A part of the requests that count towards each medium, and at least one, by a chance that a name stands for. */
export async function someConversions(db: Db, name: string, part: number): Promise<string[]> {
  const rows = await rowsOf<{ uuid: string }>(
    db,
    sql`select uuid from (select r.uuid, count(*) over (partition by r.medium_uuid) as count,
        row_number() over (partition by r.medium_uuid order by ${lot(`'${name}' || r.uuid::text`)}) as nth
      from requests r where r.medium_uuid <> '' and r.withdrawn_at is null) c
      where nth <= ceil(count * ${part}::float8)`,
  );
  return rows.map(({ uuid }) => uuid);
}

/** A fifth of the requests of the last days is in the hands of somebody. */
export async function assign(db: Db, people: readonly string[]): Promise<void> {
  await db.execute(sql`insert into request_assignments (request_uuid, assignee_id, at, by)
    select r.uuid, (array[${sql.join(
      people.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])[1 + floor(${lot("'hands' || r.uuid::text")} * ${people.length - 0.01})::integer],
      least(now(), r.created_at + interval '30 minutes'), ${SAMPLE_OPERATOR}
    from requests r where r.created_at > now() - make_interval(days => ${TODAY_DAYS})
      and ${lot("'assigns' || r.uuid::text")} < 0.2`);
}
