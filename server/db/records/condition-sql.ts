import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import type { LeadTab } from '#contract/desk/desk.ts';
import type { Condition, StateRow } from '#contract/life/conditions.ts';
import type { PlaceFact, RequestFact } from '#contract/life/facts.ts';
import { DEAL, PLACE_STATE_NAMES, PLACE_STATES, RELEASED } from '#contract/life/place-states.ts';
import {
  REQUEST_STATE_NAMES,
  type RequestCondition,
  type RequestGroup,
  type RequestState,
  requestRow,
} from '#contract/life/request-states.ts';
import { TAB_PARTS } from '#contract/life/tabs.ts';

/* The questions of contract/life, asked of the database: `r` is a request, `m` the place of a shop at it. */

/** A fact that stands in rows of its own: the first or the last of their moments. */
interface RowFact {
  readonly table: 'quotes' | 'questions' | 'outcomes';
  readonly moment: SQL;
  readonly where: SQL;
}

const first = (table: RowFact['table'], column: string, where: SQL = sql`true`): RowFact => ({
  table,
  moment: sql`min(x.${sql.identifier(column)})`,
  where,
});
const last = (table: RowFact['table'], column: string, where: SQL = sql`true`): RowFact => ({
  table,
  moment: sql`max(x.${sql.identifier(column)})`,
  where,
});

const rowsOfPlace = ({ table }: Pick<RowFact, 'table'>) =>
  sql`${sql.raw(table)} x where x.request_uuid = m.request_uuid and x.shop_uuid = m.shop_uuid`;

/** Where the facts of a request stand. */
const REQUEST_SQL: Readonly<Record<RequestFact, SQL>> = {
  created: sql`r.created_at`,
  betterAsked: sql`r.better_asked_at`,
  decided: sql`(select min(x.chosen_at) from matches x where x.request_uuid = r.uuid)`,
  ended: sql`r.ended_at`,
  reopened: sql`r.reopened_at`,
  withdrawn: sql`r.withdrawn_at`,
};

/** Where the facts of a place stand: a column, or rows. */
const PLACE_SOURCES: Readonly<Record<PlaceFact, SQL | RowFact>> = {
  matched: sql`m.created_at`,
  told: sql`m.told_at`,
  reminded: sql`m.reminded_at`,
  opened: sql`m.opened_at`,
  asked: last('questions', 'asked_at'),
  waiting: first('questions', 'asked_at', sql`x.answered_at is null`),
  replied: last('questions', 'answered_at'),
  contactSeen: sql`m.contact_seen_at`,
  called: sql`m.called_at`,
  firstQuoted: first('quotes', 'given_at'),
  quoted: last('quotes', 'given_at'),
  bettered: sql`m.bettered_at`,
  declined: sql`m.declined_at`,
  passed: sql`m.passed_at`,
  refused: sql`m.refused_at`,
  chosen: sql`m.chosen_at`,
  decisionTold: sql`m.decision_told_at`,
  invited: sql`m.invited_at`,
  outcomeAsked: sql`m.outcome_asked_at`,
  sellerSaid: last('outcomes', 'at', sql`x.side = 'seller' and x.result <> 'open'`),
  shopSaid: last('outcomes', 'at', sql`x.side = 'shop' and x.result <> 'open'`),
  sellerSold: last('outcomes', 'at', sql`x.side = 'seller' and x.result = 'sold'`),
  shopSold: last('outcomes', 'at', sql`x.side = 'shop' and x.result = 'sold'`),
};

const isRows = (source: SQL | RowFact): source is RowFact => 'table' in source;

type Fact = PlaceFact | RequestFact;

/** Each fact as an expression, which is only looked up where a question needs it. */
const FACTS_SQL = {
  ...REQUEST_SQL,
  ...Object.fromEntries(
    keysOf(PLACE_SOURCES).map((fact) => {
      const source = PLACE_SOURCES[fact];
      return [
        fact,
        isRows(source)
          ? sql`(select ${source.moment} from ${rowsOfPlace(source)} and ${source.where})`
          : source,
      ];
    }),
  ),
} as Readonly<Record<Fact, SQL>>;

const columnsOf = (facts: readonly Fact[], expression: (fact: Fact) => SQL): SQL =>
  sql.join(
    facts.map((fact) => sql`${expression(fact)} as ${sql.identifier(fact)}`),
    sql`, `,
  );

const TABLES = ['quotes', 'questions', 'outcomes'] as const;

/** Facts of one table of rows. */
const factsIn = (table: RowFact['table']) =>
  keysOf(PLACE_SOURCES).filter((fact) => {
    const source = PLACE_SOURCES[fact];
    return isRows(source) && source.table === table;
  });

const ROW_FACTS = TABLES.flatMap(factsIn);

export const FACT_NAMES: readonly Fact[] = keysOf(FACTS_SQL);

/** All facts of the place `m` of the request `r` as columns, with the tables below joined: each table is read once. */
export const FACT_COLUMNS: SQL = columnsOf(FACT_NAMES, (fact) =>
  ROW_FACTS.some((one) => one === fact) ? sql`${sql.identifier(`${fact}_row`)}` : FACTS_SQL[fact],
);

export const FACT_TABLES: SQL = sql.join(
  TABLES.map((table) => {
    const moments = factsIn(table).map((fact) => {
      const { moment, where } = PLACE_SOURCES[fact] as RowFact;
      return sql`${moment} filter (where ${where}) as ${sql.identifier(`${fact}_row`)}`;
    });
    return sql`cross join lateral (select ${sql.join(moments, sql`, `)} from ${rowsOfPlace({ table })}) ${sql.identifier(`${table}_facts`)}`;
  }),
  sql` `,
);

const joined = (conditions: readonly SQL[], by: SQL, none: SQL) =>
  conditions.length === 0 ? none : sql`(${sql.join([...conditions], by)})`;

/** A moment of a clock of ours, for the questions below. */
export const momentSql = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/**
 * `holds`, in the database.
 * @param facts each fact as an expression
 * @param now an expression
 */
function conditionSql<Name extends string>(
  facts: Readonly<Record<Name, SQL>>,
  condition: Condition<Name>,
  now: SQL = sql`now()`,
): SQL {
  if ('has' in condition) {
    const moment = facts[condition.has];
    if (condition.minutes === 0) return sql`(${moment} is not null)`;
    return sql`(coalesce(${moment} + make_interval(mins => ${condition.minutes}) <= ${now}, false))`;
  }
  if ('after' in condition) {
    const [fact, other] = [facts[condition.after[0]], facts[condition.after[1]]];
    return sql`(${fact} is not null and coalesce(${fact} > ${other}, true))`;
  }
  const each = (parts: readonly Condition<Name>[]) => parts.map((part) => conditionSql(facts, part, now));
  if ('all' in condition) return joined(each(condition.all), sql` and `, sql`true`);
  if ('any' in condition) return joined(each(condition.any), sql` or `, sql`false`);
  return sql`(not ${conditionSql(facts, condition.not, now)})`;
}

/** The same of a request and its place. */
export const holdsSql = (condition: Condition<Fact>, now?: SQL): SQL =>
  conditionSql(FACTS_SQL, condition, now);

/** The moments from which the goods of the place `m` could be sold to the shop, and at which both sides had said so. */
export const RELEASED_AT_SQL: SQL = sql`(case when ${holdsSql(RELEASED)}
  then greatest(${FACTS_SQL.contactSeen}, least(${FACTS_SQL.firstQuoted}, ${FACTS_SQL.called})) end)`;
export const DEAL_AT_SQL: SQL = sql`(case when ${holdsSql(DEAL)}
  then greatest(${FACTS_SQL.sellerSold}, ${FACTS_SQL.shopSold}) end)`;
export const FIRST_QUOTED_SQL: SQL = FACTS_SQL.firstQuoted;

/** Facts that stand in columns of the place itself: no other table is read for them. */
const isOwn = (fact: Fact): boolean => fact in PLACE_SOURCES && !isRows(PLACE_SOURCES[fact as PlaceFact]);

const factsOf = (condition: { has: Fact } | { after: readonly [Fact, Fact] }) =>
  'has' in condition ? [condition.has] : condition.after;

/** One look at an index. */
const HAS_QUOTE = sql`exists (select from quotes x where x.request_uuid = m.request_uuid and x.shop_uuid = m.shop_uuid)`;

/**
 * Whether a condition may hold, as far as the place `m` itself and its quotes say.
 * @param isSure the other way round: whether it surely holds
 */
function mayHold(condition: Condition<Fact>, now?: SQL, isSure = false): SQL {
  const each = (parts: readonly Condition<Fact>[]) => parts.map((part) => mayHold(part, now, isSure));
  if ('all' in condition) return joined(each(condition.all), sql` and `, sql`true`);
  if ('any' in condition) return joined(each(condition.any), sql` or `, sql`false`);
  if ('not' in condition) return sql`(not ${mayHold(condition.not, now, !isSure)})`;
  if (factsOf(condition).every(isOwn)) return holdsSql(condition, now);
  if ('has' in condition && condition.has === 'quoted') return HAS_QUOTE;
  return isSure ? sql`false` : sql`true`;
}

/**
 * The state of something by a table of states, as text.
 * @param facts each fact as an expression
 */
export const stateSql = <Name extends string>(
  facts: Readonly<Record<Name, SQL>>,
  rows: Readonly<Record<string, StateRow<Name>>>,
  now?: SQL,
): SQL =>
  sql`(case ${sql.join(
    Object.entries(rows).map(
      ([state, { when }]) => sql`when ${conditionSql(facts, when, now)} then ${state}`,
    ),
    sql` `,
  )} end)`;

/** The state of the place `m`, as text. */
export const placeStateSql = (now?: SQL): SQL => stateSql(FACTS_SQL, PLACE_STATES, now);

const texts = (all: readonly string[]) =>
  sql`array[${sql.join(
    all.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`;

/** A question about the request `r`, of whose places `p.states` has the states. */
function requestHolds(condition: RequestCondition, now?: SQL): SQL {
  if ('own' in condition) return holdsSql(condition.own, now);
  const states = 'some' in condition ? condition.some : condition.none;
  const match = sql`(p.states && ${texts(states)})`;
  return 'some' in condition ? match : sql`(not ${match})`;
}

/** The state of the request `r`, as text. The states of its places are looked up once. */
export const requestStateSql = (now?: SQL): SQL =>
  sql`(select case ${sql.join(
    REQUEST_STATE_NAMES.map(
      (state: RequestState) =>
        sql`when ${joined(
          requestRow(state).when.map((condition) => requestHolds(condition, now)),
          sql` and `,
          sql`true`,
        )} then ${state}`,
    ),
    sql` `,
  )} end from (select array(select ${placeStateSql(now)} from matches m where m.request_uuid = r.uuid) as states) p)`;

/** The request `r` is in one of some states. */
export const isRequestIn = (states: readonly RequestState[], now?: SQL): SQL =>
  sql`(${requestStateSql(now)} = any (${texts(states)}))`;

/** A condition of each group that an index answers, before the states of places are looked up. */
const BY_INDEX: Readonly<Record<RequestGroup, SQL>> = {
  waiting: sql`not r.has_quote and r.withdrawn_at is null and r.ended_at is null`,
  quoted: sql`exists (select from quotes q where q.request_uuid = r.uuid)`,
  decided: sql`exists (select from matches m where m.request_uuid = r.uuid and m.chosen_at is not null)`,
  unplaced: sql`r.seek_at is not null`,
  ended: sql`r.ended_at is not null`,
  withdrawn: sql`r.withdrawn_at is not null`,
};

/**
 * The request `r` is in a group of states. The condition is asked twice: an index takes it where it stands alone, and in
 * the `case` it keeps PostgreSQL from looking up the states of all requests first.
 */
export const inRequestGroup = (group: RequestGroup, now?: SQL): SQL =>
  sql`(${BY_INDEX[group]} and case when ${BY_INDEX[group]} then ${isRequestIn(
    REQUEST_STATE_NAMES.filter((state) => requestRow(state).operator === group),
    now,
  )} else false end)`;

type TabPart = (typeof TAB_PARTS)[LeadTab][number];

/** Refuses most places that are not in a part of a tab, and none that is, by the place `m` alone. */
function mayBeInPart({ states, when }: TabPart, now?: SQL): SQL {
  const first = PLACE_STATE_NAMES.findIndex((state) => states.includes(state));
  const before = PLACE_STATE_NAMES.slice(0, first).map(
    (state) => sql`(not ${mayHold(PLACE_STATES[state].when, now, true)})`,
  );
  const own = states.map((state) => mayHold(PLACE_STATES[state].when, now));
  return joined([...before, joined(own, sql` or `, sql`false`), mayHold(when, now)], sql` and `, sql`true`);
}

const anyPart = (tab: LeadTab, of: (part: TabPart) => SQL): SQL =>
  joined(TAB_PARTS[tab].map(of), sql` or `, sql`false`);

/** Refuses most places that are not in a tab, and none that is, before their requests and facts are looked up. */
export const mayBeInTab = (tab: LeadTab, now?: SQL): SQL => anyPart(tab, (part) => mayBeInPart(part, now));

/** Whether the place `m` is in a tab. @param state an expression for its state, which is looked up last */
export const inTabSql = (tab: LeadTab, state: SQL, now?: SQL): SQL =>
  anyPart(tab, (part) => {
    const names = part.states.map((one) => sql`${one}`);
    return sql`(${mayBeInPart(part, now)} and ${holdsSql(part.when, now)} and ${state} in (${sql.join(names, sql`, `)}))`;
  });
