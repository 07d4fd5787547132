import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { type Role, TODAY_DAYS } from '#contract/desk/desk.ts';
import { WAITING, type Waiting, waitingRow } from '#contract/desk/waiting.ts';
import { PLACED_KINDS } from '#contract/life/facts.ts';
import type { RequestGroup } from '#contract/life/request-states.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inRequestGroup, momentSql } from '../db/records/condition-sql.ts';
import { contactEnquiries, reviews } from '../db/schema.ts';
import { waits } from '../life/reviews.ts';
import { view, WORKING } from './act.ts';
import { newsSql } from './assignments.ts';
import { openCasesSql } from './case-list.ts';
import { isOpen } from './enquiries.ts';

/** Somebody for whom things wait, at a moment. */
interface Asker {
  person: string;
  now: Date;
}

/** The beginning of the day in Japan, and of the days that the day's page looks back, without a zone. */
export function daysBack(now: Date): { today: SQL; first: SQL } {
  const today = sql`date_trunc('day', ${momentSql(now)} at time zone 'Asia/Tokyo')`;
  return { today, first: sql`(${today} - make_interval(days => ${TODAY_DAYS - 1}))` };
}

const recent = (group: RequestGroup, now: Date) => sql`(select count(*)::integer from requests r
  where kind in ${[...PLACED_KINDS]} and created_at >= ${daysBack(now).first} at time zone 'Asia/Tokyo' and ${inRequestGroup(group, momentSql(now))})`;

/** How many there are of each. */
const COUNTS: Readonly<Record<Waiting, (asker: Asker) => SQL>> = {
  own: ({ person }) => sql`(select count(*)::integer from (${newsSql(person)}) own)`,
  calls: () => sql`(select count(*)::integer from request_marks where mark = 'call' and ended_at is null)`,
  unquoted: ({ now }) => recent('waiting', now),
  unplaced: ({ now }) => recent('unplaced', now),
  registrations: () => sql`(select count(*)::integer from shop_registrations s where refused_at is null
    and not exists (select from shops where shops.uuid = s.uuid))`,
  enquiries: () => sql`(select count(*)::integer from ${contactEnquiries} where ${isOpen})`,
  reviews: () => sql`(select count(*)::integer from ${reviews} where ${waits})`,
  cases: ({ now }) => openCasesSql(now).open,
  overdueCases: ({ now }) => openCasesSql(now).overdue,
  bounced: () => sql`(select count(*)::integer from shops where unreachable_at is not null or email = '')`,
  dead: () => sql`(select count(*)::integer from deliveries where state = 'dead')`,
  waiting: () => sql`(select count(*)::integer from deliveries where state = 'waiting')`,
};

/** How much waits of some kinds of things. */
export async function countWaiting<What extends Waiting>(
  db: Db,
  kinds: readonly What[],
  asker: Asker,
): Promise<Record<What, number>> {
  if (kinds.length === 0) return {} as Record<What, number>;
  const columns = kinds.map((what) => sql`${COUNTS[what](asker)} as ${sql.identifier(what)}`);
  const [counts] = await rowsOf<Record<What, number>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  if (!counts) throw new Error('the database has counted nothing');
  return counts;
}

/** The things that wait for people of a role to end them. @param mayOf the names of the acts that the role may do */
export function kindsFor(mayOf: (role: Role) => string[], role: Role): Waiting[] {
  const may = mayOf(role);
  return keysOf(WAITING).filter((what) => may.includes(waitingRow(what).endedBy ?? ''));
}

/** @param mayOf the names of the acts that a role may do */
export const waitingActs = (mayOf: (role: Role) => string[]) => ({
  /** How much waits for the person who asks. */
  readWaiting: view({
    may: WORKING,
    async read({ db, by, life }) {
      const asker = { person: by.id, now: life.now() };
      const counts: Partial<Record<Waiting, number>> = await countWaiting(
        db,
        kindsFor(mayOf, by.role),
        asker,
      );
      return { counts };
    },
  }),
});
