import { type SQL, sql } from 'drizzle-orm';
import { COUNTED_KINDS } from '#contract/life/facts.ts';
import type { Context } from '#contract/media/context.ts';
import type { ConversionState, RefusedWhy } from '#contract/media/conversions.ts';
import type { Tracking } from '#contract/media/tracking.ts';
import { type Db, rowsOf } from '../open.ts';

/** A conversion as it stands. */
export interface ConversionRow {
  uuid: string;
  /** As PostgreSQL writes it. */
  at: string;
  categories: string[];
  /** Null where the request has none, or is gone. */
  tracking: Tracking | null;
  /** The same of named values of the page. */
  context: Context | null;
  state: ConversionState;
  why: RefusedWhy | null;
  /** Since when it is so. */
  since: string;
  /** In yen; null: no rule held. */
  value: number | null;
  /** The one who decided; empty: nobody. */
  by: string;
  [column: string]: unknown;
}

/** The requests that are conversions. Somebody who tries the form brings none. */
const COUNTS = sql`r.kind in ${[...COUNTED_KINDS]}`;

/**
 * All conversions of some requests, and those whose requests are gone: the only place that says what their state is. The
 * word of the operator counts before all. Without it, a request that was withdrawn in time is refused until it is opened
 * again, and any other is approved after the days of the rule that held when it came.
 * @param which requests, as `r`, with a uuid, a medium and the moment when they came
 * @param gone the same of decisions, as `d`
 */
const conversions = (which: SQL, gone: SQL, now: Date): SQL => {
  const due = sql`r.created_at + make_interval(days => rule.days)`;
  const isWithdrawn = sql`r.withdrawn_at is not null and (rule.days is null or r.withdrawn_at < ${due})`;
  const isDue = sql`rule.days is not null and ${due} <= ${now.toISOString()}::timestamptz`;
  return sql`(
    select r.uuid, r.medium_uuid, r.created_at as at, goods.categories, r.tracking, r.context,
      case when d.state <> 'received' then d.state when ${isWithdrawn} then 'refused' when ${isDue} then 'approved'
        else 'received' end as state,
      case when d.state <> 'received' then d.why when ${isWithdrawn} then 'withdrawn' end as why,
      case when d.state <> 'received' then d.decided_at when ${isWithdrawn} then r.withdrawn_at when ${isDue} then ${due}
        else r.created_at end as since,
      case when d.state <> 'received' then d.value
        else (select max(coalesce((rule.amounts ->> c)::integer, rule.amount)) from unnest(goods.categories) c) end as value,
      coalesce(d.by, '') as by
    from requests r
      cross join lateral (select array(select distinct i.category from request_items i where i.request_uuid = r.uuid
        order by 1) as categories) goods
      left join lateral (select * from medium_rules m
        where m.medium_uuid::text = r.medium_uuid and m.since <= r.created_at order by m.since desc limit 1) rule on true
      left join conversion_decisions d on d.request_uuid = r.uuid
    where ${COUNTS} and ${which}
    union all
    select d.request_uuid, d.medium_uuid, d.received_at, d.categories, null::jsonb, null::jsonb, d.state, d.why, d.decided_at, d.value,
      d.by
    from conversion_decisions d
    where ${gone} and not exists (select from requests r where r.uuid = d.request_uuid))`;
};

/** The conversions of some requests, also of those that are gone. */
export const conversionsBy = (db: Db, uuids: readonly string[], now: Date): Promise<ConversionRow[]> =>
  uuids.length === 0
    ? Promise.resolve([])
    : rowsOf<ConversionRow>(
        db,
        sql`select * from ${conversions(sql`r.uuid in ${[...uuids]}`, sql`d.request_uuid in ${[...uuids]}`, now)} c`,
      );

/** The conversions of a medium since a moment. */
export const conversionsOf = (medium: string, since: SQL, now: Date): SQL =>
  conversions(
    sql`r.medium_uuid = ${medium} and r.created_at >= ${since}`,
    sql`d.medium_uuid = ${medium} and d.received_at >= ${since}`,
    now,
  );

/** Keeps what is decided about conversions. One that is decided so already stays as it is. @returns the uuids of the others */
export async function decide(
  tx: Db,
  uuids: readonly string[],
  { state, why, by }: Pick<ConversionRow, 'state' | 'why' | 'by'>,
  now: Date,
): Promise<string[]> {
  if (uuids.length === 0) return [];
  const some = conversions(sql`r.uuid in ${[...uuids]}`, sql`d.request_uuid in ${[...uuids]}`, now);
  const rows = await rowsOf<{ uuid: string }>(
    tx,
    sql`insert into conversion_decisions as kept
        (request_uuid, medium_uuid, received_at, categories, state, why, value, decided_at, by)
      select c.uuid, c.medium_uuid, c.at, c.categories, ${state}, ${why}::text, c.value, ${now.toISOString()}::timestamptz, ${by}
      from ${some} c where ${OF_A_MEDIUM}
      on conflict (request_uuid) do update
        set state = excluded.state, why = excluded.why, decided_at = excluded.decided_at, by = excluded.by
        where (kept.state, kept.why) is distinct from (excluded.state, excluded.why)
      returning kept.request_uuid as uuid`,
  );
  return rows.map(({ uuid }) => uuid);
}

/** Only media that are known have partners. */
const OF_A_MEDIUM = sql`exists (select from media where media.uuid::text = c.medium_uuid)`;

/**
 * Keeps the conversions of requests that are about to go, by their day only. One that nobody has decided on is refused if
 * its seller goes, and waits on if it became too old.
 */
export async function keepConversions(
  tx: Db,
  uuids: readonly string[],
  isAsked: boolean,
  now: Date,
): Promise<void> {
  const some = conversions(sql`r.uuid in ${[...uuids]}`, sql`false`, now);
  await tx.execute(sql`insert into conversion_decisions
      (request_uuid, medium_uuid, received_at, categories, state, why, value, decided_at, by)
    select c.uuid, c.medium_uuid, date_trunc('day', c.at at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo', c.categories,
      case when ${isAsked} and c.state = 'received' then 'refused' else c.state end,
      case when ${isAsked} and c.state = 'received' then 'erased' else c.why end,
      c.value, c.since, c.by
    from ${some} c where ${OF_A_MEDIUM}
    on conflict (request_uuid) do update set received_at = excluded.received_at`);
}
