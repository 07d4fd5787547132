import { type SQL, sql } from 'drizzle-orm';
import { MOST_CONVERSIONS } from '#contract/life/figures.ts';
import { FUNNEL_STEPS } from '#contract/media/funnel.ts';
import type { Tracking } from '#contract/media/tracking.ts';
import type { NamedVisits } from '#contract/schemas/desk/partner.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { IS_COUNTED } from '../figures/counted-requests.ts';

/** How many pages are shown, those that were seen most. */
const MOST_PAGES = 50;

const VISITS = sql.raw(
  FUNNEL_STEPS.map(
    (step) => `coalesce(sum(count) filter (where step = '${step}'), 0)::integer as ${step}`,
  ).join(', '),
);

/** A medium, and the days that are counted. */
interface Counting {
  uuid: string;
  /** The first day. */
  from: string;
  /** When it begins. */
  since: SQL;
}

/** The requests of a medium, as its endpoints hear of them, the newest first. */
export const conversionsSince = (db: Db, { uuid, since }: Counting) =>
  rowsOf<{ uuid: string; at: Date | string; categories: string[]; tracking: Tracking | null }>(
    db,
    sql`select r.uuid, r.created_at as at, r.tracking,
        array(select distinct i.category from request_items i where i.request_uuid = r.uuid) as categories
      from requests r where ${IS_COUNTED} and r.medium_uuid = ${uuid} and r.created_at >= ${since}
      order by r.created_at desc, r.uuid limit ${MOST_CONVERSIONS}`,
  );

/** The visits of forms of a medium, by a name such as their page. */
export const countVisits = (db: Db, { uuid, from }: Counting, name: SQL) =>
  rowsOf<NamedVisits>(
    db,
    sql`select ${name} as name, ${VISITS} from funnel_counts where medium_uuid = ${uuid} and day >= ${from}
      group by 1 order by seen desc, 1 limit ${MOST_PAGES}`,
  );

/** The requests of a medium by the kind of click that they name. */
export const countClicks = (db: Db, { uuid, since }: Counting) =>
  rowsOf<{ name: string; requests: number }>(
    db,
    sql`select key as name, count(*)::integer as requests from requests r, jsonb_object_keys(tracking) key
      where ${IS_COUNTED} and medium_uuid = ${uuid} and created_at >= ${since} group by 1 order by 2 desc limit ${MOST_PAGES}`,
  );
