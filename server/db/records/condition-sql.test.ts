import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { LEAD_TABS } from '#contract/desk/desk.ts';
import { endDue, PLACE_RULES } from '#contract/life/clocks.ts';
import { holds } from '#contract/life/conditions.ts';
import type { PlaceFact, PlaceFacts } from '#contract/life/facts.ts';
import { DEAL, HOLDS, placeState, RELEASED, UNTOLD_DECISION } from '#contract/life/place-states.ts';
import { REQUEST_GROUPS, requestRow, requestState } from '#contract/life/request-states.ts';
import { isInTab } from '#contract/life/tabs.ts';
import { NOW, placeFactsOf, requestFactsOf } from '#contract/life/walk/ages.ts';
import { Walk } from '#contract/life/walk/walk.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { rowsOf } from '../open.ts';
import { shops } from '../schema.ts';
import {
  holdsSql,
  inRequestGroup,
  inTabSql,
  mayBeInTab,
  momentSql,
  placeStateSql,
  requestStateSql,
} from './condition-sql.ts';

/*
 * The walk of the table reaches patterns of facts; each is written into the database as rows, and the database is asked
 * the same as the table.
 */

const DEPTH = 4;
const CONDITIONS = { HOLDS, RELEASED, DEAL, UNTOLD_DECISION };
const NOW_SQL = momentSql(NOW);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Pattern {
  readonly places: readonly PlaceFacts[];
  readonly request: ReturnType<typeof requestFactsOf>;
}

/** All that differs between two requests: each place and its request, and which states there are together. */
function patterns(): Pattern[] {
  const byPlaces = new Map<string, Pattern>();
  const walk: Walk = new Walk({
    place: () => {},
    clock: () => {},
    event: () => {},
    situation: (number, looks) => {
      const request = walk.requests.at(number);
      const places = looks.map(({ place }) => placeFactsOf(request, walk.places.at(place)));
      byPlaces.set(`${number} ${looks.map(({ place }) => place).join()}`, {
        places,
        request: requestFactsOf(request),
      });
    },
  });
  walk.all([walk.stored(3, true), walk.stored(3, false), walk.stored(0, false)], DEPTH);
  return [...byPlaces.values()];
}

const COLUMNS = {
  matched: 'created_at',
  told: 'told_at',
  reminded: 'reminded_at',
  opened: 'opened_at',
  contactSeen: 'contact_seen_at',
  called: 'called_at',
  declined: 'declined_at',
  passed: 'passed_at',
  refused: 'refused_at',
  chosen: 'chosen_at',
  decisionTold: 'decision_told_at',
  bettered: 'bettered_at',
  outcomeAsked: 'outcome_asked_at',
} as const satisfies { readonly [Fact in PlaceFact]?: string };

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Rows of all tables for one request with its places. */
function rowsFor({ places, request }: Pattern, number: number, shopUuids: readonly string[]) {
  const uuid = uuidOf(number);
  const of = (shop: number) => ({ request_uuid: uuid, shop_uuid: shopUuids[shop] });
  const each = <Row>(make: (facts: PlaceFacts, shop: number) => readonly Row[]) => places.flatMap(make);
  const quoteAt = (at: Date) => ({
    given_at: at,
    low: 1,
    high: 1,
    valid_until: '2099-01-01',
    method: 'store',
    remark: '',
  });
  const question = (at: Date | null, answeredAt: Date | null, nth: number) => ({
    uuid: uuidOf(number * 1000 + nth),
    text: '',
    asked_at: at,
    answered_at: answeredAt,
    answer: answeredAt && '',
  });
  return {
    requests: [
      {
        uuid,
        created_at: request.created,
        better_asked_at: request.betterAsked,
        ended_at: request.ended,
        reopened_at: request.reopened,
        withdrawn_at: request.withdrawn,
        // The clock writes down when the search ends.
        seek_at: endDue({ request, places }, PLACE_RULES, NOW),
      },
    ],
    matches: each((facts, shop) => [
      {
        ...of(shop),
        position: shop,
        ...Object.fromEntries(keysOf(COLUMNS).map((fact) => [COLUMNS[fact], facts[fact]])),
      },
    ]),
    quotes: each((facts, shop) =>
      [...new Set([facts.firstQuoted?.getTime(), facts.quoted?.getTime()])].flatMap((at) =>
        at === undefined ? [] : [{ ...of(shop), ...quoteAt(new Date(at)) }],
      ),
    ),
    // The newest question and the oldest that waits; one that was answered was asked when the shop was matched.
    questions: each(({ asked, waiting, replied, matched }, shop) => [
      ...(replied ? [{ ...of(shop), ...question(waiting ? matched : asked, replied, shop * 10) }] : []),
      ...(waiting ? [{ ...of(shop), ...question(waiting, null, shop * 10 + 1) }] : []),
      ...(waiting && asked && asked > waiting
        ? [{ ...of(shop), ...question(asked, null, shop * 10 + 2) }]
        : []),
    ]),
    outcomes: each((facts, shop) =>
      (['seller', 'shop'] as const).flatMap((side) => {
        const [saidAt, isSold] = [facts[`${side}Said`], facts[`${side}Sold`]];
        return saidAt ? [{ ...of(shop), side, at: saidAt, result: isSold ? 'sold' : 'not_sold' }] : [];
      }),
    ),
  };
}

type Rows = ReturnType<typeof rowsFor>;

async function insert(all: readonly Rows[]): Promise<void> {
  const { db } = server;
  const template = (
    await rowsOf<{ row: object }>(db, sql`select to_jsonb(r) as row from requests r limit 1`)
  )[0]?.row;
  for (const table of ['requests', 'matches', 'quotes', 'questions', 'outcomes'] as const) {
    const extra =
      table === 'requests'
        ? { ...template, idempotency_key: null }
        : table === 'matches'
          ? { link_version: 0 }
          : {};
    const rows = all.flatMap((one) => one[table] as object[]).map((row) => ({ ...extra, ...row }));
    if (rows.length > 0)
      await db.execute(sql`insert into ${sql.identifier(table)}
        select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`);
  }
}

const tabs = keysOf(LEAD_TABS);
const groups = keysOf(REQUEST_GROUPS);
const conditions = keysOf(CONDITIONS);
const arrayOf = <Name extends string>(names: readonly Name[], of: (name: Name) => ReturnType<typeof sql>) =>
  sql`array_remove(array[${sql.join(
    names.map((name) => sql`case when ${of(name)} then ${name} end`),
    sql`, `,
  )}], null)`;

interface FoundPlace {
  uuid: string;
  position: number;
  state: string;
  tabs: string[];
  so: string[];
}

interface FoundRequest {
  uuid: string;
  state: string;
  groups: string[];
  held: number;
}

const PIECE = 500;

/** Asks about some requests after the other: all at once would take longer than a query may. */
async function inPieces<Row extends object>(count: number, query: (where: SQL) => SQL): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < count; from += PIECE) {
    const where = sql`r.uuid >= ${uuidOf(from)} and r.uuid < ${uuidOf(Math.min(from + PIECE, count))}`;
    rows.push(...(await rowsOf<Row>(server.db, query(where))));
  }
  return rows;
}

it(`The database finds each state, tab and group as the table does, in all that ${DEPTH} events lead to`, async () => {
  const { db } = server;
  await server.submit();
  const shopUuids = (await db.select({ uuid: shops.uuid }).from(shops).limit(3)).map(({ uuid }) => uuid);
  const all = patterns();
  await insert(all.map((pattern, number) => rowsFor(pattern, number, shopUuids)));
  await db.execute(sql`analyze requests, matches, quotes, questions, outcomes`);
  const places = await inPieces<FoundPlace>(
    all.length,
    (
      where,
    ) => sql`select r.uuid, m.position, l.state, ${arrayOf(tabs, (tab) => sql`${mayBeInTab(tab, NOW_SQL)} and ${inTabSql(tab, sql`l.state`, NOW_SQL)}`)} as tabs,
        ${arrayOf(conditions, (name) => holdsSql(CONDITIONS[name], NOW_SQL))} as so
      from requests r join matches m on m.request_uuid = r.uuid
      cross join lateral (select ${placeStateSql(NOW_SQL)} as state) l where ${where}`,
  );
  const wrong: unknown[] = [];
  const same = (what: string, actual: unknown, expected: unknown, pattern: unknown) => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      wrong.push({ what, found: actual, wanted: expected, pattern });
  };
  for (const { uuid, position, ...row } of places) {
    const facts = all[Number(uuid.slice(-12))]?.places[position];
    if (!facts) throw new Error('a place that nobody wrote');
    const expected = {
      state: placeState(facts, NOW),
      tabs: tabs.filter((tab) => isInTab(tab, facts, NOW)),
      so: conditions.filter((name) => holds(CONDITIONS[name], facts, NOW)),
    };
    same('place', row, expected, facts);
  }
  const requests = await inPieces<FoundRequest>(
    all.length,
    (
      where,
    ) => sql`select r.uuid, ${requestStateSql(NOW_SQL)} as state, ${arrayOf(groups, (group) => inRequestGroup(group, NOW_SQL))} as groups,
        held_places(r.uuid) as held
      from requests r where ${where}`,
  );
  for (const { uuid, ...row } of requests) {
    const pattern = all[Number(uuid.slice(-12))];
    if (!pattern) throw new Error('a request that nobody wrote');
    const states = pattern.places.map((facts) => placeState(facts, NOW));
    const state = requestState(pattern.request, states, NOW);
    const heldCount = pattern.places.filter((facts) => holds(HOLDS, facts, NOW)).length;
    same('request', row, { state, groups: [requestRow(state).operator], held: heldCount }, pattern);
  }
  console.log(
    `${requests.length.toLocaleString('en')} requests with ${places.length.toLocaleString('en')} places: ` +
      `${wrong.length} of which the database says something else`,
  );
  expect(places.length).toBeGreaterThan(1000);
  expect(wrong.slice(0, 5)).toEqual([]);
}, 300_000);
