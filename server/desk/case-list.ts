import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { CASE_STATES, type CaseReason, type CaseSide, type CaseState } from '#contract/life/cases.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { caseDeadlineSql, caseStateSql } from '../db/records/cases.ts';
import { momentSql } from '../db/records/condition-sql.ts';
import { numberOf } from '../db/records/number.ts';
import { OFFICE, view } from './act.ts';
import { listed } from './inputs.ts';
import { piece } from './piece.ts';

interface Found {
  uuid: string;
  request: string;
  shop: string;
  shop_name: string;
  side: CaseSide;
  reason: CaseReason;
  at: string;
  state: CaseState;
  due: string | null;
}

const NEWEST = sql`c.reported_at desc, c.uuid desc`;

/** The moment by which somebody has to act on an open case. */
const DUE = sql`coalesce(d.due, c.reported_at)`;

/** Cases with their states and deadlines: `t.state` and `d.due` of the case `c`. */
const select = (where: SQL, limit: number, now: Date, order = NEWEST) => sql`
  select c.uuid, c.request_uuid as request, c.shop_uuid as shop, s.shop_name, c.side, c.reason,
    c.reported_at::text as at, t.state, d.due::text as due
  from cases c join shops s on s.uuid = c.shop_uuid
    cross join lateral (select ${caseStateSql(momentSql(now))} as state) t
    cross join lateral (select ${caseDeadlineSql(sql`t.state`)} as due) d
  where ${where} order by ${order} limit ${limit}`;

const asListed = ({ request, at, due, ...row }: Found, now: Date) => ({
  ...row,
  request,
  number: numberOf(request),
  at: new Date(at).toISOString(),
  due: due && new Date(due).toISOString(),
  overdue: due !== null && new Date(due) <= now,
});

/** All cases of one request, for its page. */
export const casesOfRequest = async (db: Db, request: string, now: Date) =>
  (await rowsOf<Found>(db, select(sql`c.request_uuid = ${request}`, MOST_OF_REQUEST, now))).map((row) =>
    asListed(row, now),
  );

/** A few from each side, of ten or fifteen shops. */
const MOST_OF_REQUEST = 100;

/** The cases that are open, and those of them that are overdue. */
export const openCasesSql = (now: Date): { open: SQL; overdue: SQL } => {
  const from = sql`(select count(*)::integer from cases c where c.ended_at is null`;
  return {
    open: sql`${from})`,
    overdue: sql`${from} and ${caseDeadlineSql(caseStateSql(momentSql(now)))} <= ${momentSql(now)})`,
  };
};

function whereOf(state: string, now: Date): SQL {
  if (isKeyOf(CASE_STATES, state)) return sql`t.state = ${state}`;
  if (state === 'all') return sql`true`;
  const open = sql`c.ended_at is null`;
  return state === 'overdue' ? sql`${open} and d.due <= ${momentSql(now)}` : open;
}

/** Lists of cases that are open begin with the one that is due first, others with the newest. */
const isByDue = (state: string) => state !== 'ended' && state !== 'all';

export const caseLists = {
  /** Cases: those that are open, overdue or in a state, or all; those of one shop. */
  readCases: view({
    may: OFFICE,
    asks: z.extend(listed, { state: askedText, shop: askedText }),
    async read({ db, life }, { state = 'open', shop, after, whole }) {
      const now = life.now();
      const conditions = [whereOf(state, now)];
      if (z.guid().safeParse(shop).success) conditions.push(sql`c.shop_uuid = ${shop}::uuid`);
      const byDue = isByDue(state);
      const order = byDue ? sql`${DUE}, c.uuid` : NEWEST;
      const { rows, next } = await piece(
        { at: byDue ? DUE : sql`c.reported_at`, uuid: sql`c.uuid`, isAscending: byDue },
        after,
        (where, limit) => {
          const all = sql.join([where ?? sql`true`, ...conditions], sql` and `);
          return rowsOf<Found>(db, select(all, limit, now, order));
        },
        ({ at, due, uuid }) => ({ at: byDue ? (due ?? at) : at, uuid }),
        { whole },
      );
      return { cases: rows.map((row) => asListed(row, now)), next };
    },
  }),
};
