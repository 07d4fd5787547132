import { sql } from 'drizzle-orm';
import { BATCH, eachDue } from '../db/each-due.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { decide } from '../db/records/conversions.ts';
import type { Life } from './life.ts';

/** A server that stood still for longer tells nobody. Lists have the state without it. */
const DAYS_BACK = 35;

/** Notes conversions whose days are over as approved, and tells the partners. */
export async function approveConversions(life: Life, db: Db, now = life.now()): Promise<void> {
  await eachDue(
    db,
    () => dueConversions(db, now),
    async (tx, request) => {
      const approval = { state: 'approved', why: null, by: '' } as const;
      await decide(tx, [request.uuid], approval, now);
      await life.announce(tx, request, 'conversion.changed');
    },
  );
  life.posted();
}

function dueConversions(db: Db, now: Date): Promise<{ uuid: string }[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const after = sql`make_interval(days => rule.days)`;
  return rowsOf(
    db,
    sql`select r.uuid from medium_rules rule join requests r on r.medium_uuid = rule.medium_uuid::text
        and r.created_at <= ${moment} - ${after}
        and r.created_at > ${moment} - ${after} - make_interval(days => ${DAYS_BACK})
      where rule.days is not null and rule.since <= r.created_at and r.kind <> 'test'
        and (r.withdrawn_at is null or r.withdrawn_at >= r.created_at + ${after})
        and not exists (select from medium_rules later where later.medium_uuid = rule.medium_uuid
          and later.since > rule.since and later.since <= r.created_at)
        and not exists (select from conversion_decisions d where d.request_uuid = r.uuid)
      order by r.created_at limit ${BATCH}`,
  );
}
