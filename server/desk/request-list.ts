import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { daysLater } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { SEARCH_CHARACTERS, STATE_DAYS } from '#contract/desk/desk.ts';
import { MOST_COUNTED } from '#contract/desk/lists.ts';
import type { RequestMark } from '#contract/desk/marks.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { PLACED_KINDS } from '#contract/life/facts.ts';
import { REQUEST_GROUPS, type RequestState } from '#contract/life/request-states.ts';
import { askedArea, askedDay, askedText } from '#contract/schemas/asked.ts';
import { shortText } from '#contract/schemas/bounds.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inRequestGroup, momentSql, requestStateSql } from '../db/records/condition-sql.ts';
import { labelOf } from '../db/records/goods-in-words.ts';
import { numberOf } from '../db/records/number.ts';
import { OFFICE, type Tools, view } from './act.ts';
import { ASSIGNEE_OF_REQUEST } from './assignments.ts';
import { listed } from './inputs.ts';
import { handledBy, MARKS_OF_REQUEST } from './marks.ts';
import { countRows } from './most-counted.ts';
import type { Person } from './person.ts';
import { piece } from './piece.ts';
import { searchFor } from './request-search.ts';

interface ListedRequest {
  uuid: string;
  /** The number that sellers and shops read in mails. */
  number: string;
  at: string;
  /** The labels of the goods. */
  goods: string[];
  prefecture: string;
  state: RequestState;
  /** The shops that have a place. */
  shops: number;
  quotes: number;
  /** The marks that are on. */
  marks: RequestMark[];
  /** The name of the person who has it in hand; null: nobody has. */
  assignee: string | null;
}

/** A row of the list, as PostgreSQL gives it. */
interface Found {
  uuid: string;
  created_at: string;
  categories: CategoryKey[];
  prefecture_id: number | null;
  state: RequestState;
  shops: number;
  quotes: number;
  marks: RequestMark[];
  assignee: string | null;
  [column: string]: unknown;
}

/** Requests and how far they are, the newest first. */
const select = (where: SQL, limit: number, now: Date) => sql`
  select r.uuid, r.created_at::text as created_at, r.prefecture_id, n.shops, q.quotes, ${requestStateSql(momentSql(now))} as state,
    (select array_agg(i.category order by i.position) from request_items i where i.request_uuid = r.uuid) as categories,
    ${MARKS_OF_REQUEST} as marks, ${ASSIGNEE_OF_REQUEST} as assignee
  from (select * from requests r where ${where} order by r.created_at desc, r.uuid desc limit ${limit}) r
    cross join lateral (select held_places(r.uuid)::integer as shops) n
    cross join lateral (
      select count(distinct q.shop_uuid)::integer as quotes from quotes q join matches m using (request_uuid, shop_uuid)
      where q.request_uuid = r.uuid and m.declined_at is null) q
  order by r.created_at desc, r.uuid desc`;

const asListed = (row: Found): ListedRequest => ({
  uuid: row.uuid,
  number: numberOf(row.uuid),
  at: new Date(row.created_at).toISOString(),
  goods: row.categories.map(labelOf),
  prefecture: PREFECTURES[(row.prefecture_id ?? 0) - 1] ?? '',
  state: row.state,
  shops: row.shops,
  quotes: row.quotes,
  marks: row.marks,
  assignee: row.assignee,
});

/** Which requests; all given have to hold. Unknown values are no filter. The days are in Japan. */
const filter = z.extend(listed, {
  state: askedText,
  category: askedText,
  area: askedArea,
  medium: askedText,
  theme: askedText,
  from: askedDay,
  to: askedDay,
  mark: askedText,
  assignee: askedText,
  kind: askedText,
});
type Filter = z.output<typeof filter>;

const beginOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tokyo'`;

function wantedBy(query: Filter, now: Date, by: Person): SQL[] {
  const { state, category, area, medium, theme, from, to } = query;
  const conditions = handledBy(query, by);
  if (state && isKeyOf(REQUEST_GROUPS, state))
    conditions.push(
      sql`r.created_at > now() - make_interval(days => ${STATE_DAYS}) and ${inRequestGroup(state, momentSql(now))}`,
    );
  if (CATEGORY_KEYS.some((key) => key === category))
    conditions.push(
      sql`exists (select from request_items i where i.request_uuid = r.uuid and i.category = ${category})`,
    );
  if (area) conditions.push(sql`r.prefecture_id = ${area}`);
  if (medium) conditions.push(sql`r.medium_uuid = ${medium}`);
  if (THEME_NAMES.some((name) => name === theme)) conditions.push(sql`r.theme = ${theme}`);
  if (from) conditions.push(sql`r.created_at >= ${beginOf(from)}`);
  if (to) conditions.push(sql`r.created_at < ${beginOf(daysLater(to, 1))}`);
  return conditions;
}

/** Tests stand in a list of their own. */
const ofKind = ({ kind }: Filter): SQL =>
  kind === 'test' ? sql`r.kind = ${kind}` : sql`r.kind in ${[...PLACED_KINDS]}`;

const joined = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** How many requests there are for the filters of a query, up to MOST_COUNTED. */
export const countRequests = (db: Db, query: string, now: Date, by: Person): Promise<number> => {
  const filters = filter.parse(Object.fromEntries(new URLSearchParams(query)));
  return countRows(
    db,
    sql`from requests r where ${joined([ofKind(filters), ...wantedBy(filters, now, by)])}`,
  );
};

/**
 * A piece of the list, and how many there are in all, up to MOST_COUNTED.
 * @param text words that have to find the requests as well
 */
async function listRequests(
  { db, life, by }: Pick<Tools, 'db' | 'life'> & { by: Person },
  { whole, ...query }: Filter,
  text?: string,
) {
  const now = life.now();
  const filters = wantedBy(query, now, by);
  const search = text === undefined ? undefined : await searchFor(db, text);
  const where = joined([ofKind(query), ...filters, ...(search ? [search.condition] : [])]);
  const count = () =>
    search?.isMany && filters.length === 0
      ? MOST_COUNTED + 1
      : countRows(db, sql`from requests r where ${where}`);
  const [{ rows, next }, total] = await Promise.all([
    piece(
      { at: sql`r.created_at`, uuid: sql`r.uuid` },
      query.after,
      (before, limit) => rowsOf<Found>(db, select(before ? sql`${where} and ${before}` : where, limit, now)),
      ({ created_at: at, uuid }) => ({ at, uuid }),
      { whole },
    ),
    whole ? null : count(),
  ]);
  return { requests: rows.map(asListed), next, total };
}

/** A request as the list shows it; undefined if there is none. */
export async function listOne(db: Db, uuid: string, now: Date): Promise<ListedRequest | undefined> {
  const [row] = await rowsOf<Found>(db, select(sql`r.uuid = ${uuid}`, 1, now));
  return row && asListed(row);
}

export const requestLists = {
  /** The newest requests, all or those of a filter. */
  readRequests: view({
    may: OFFICE,
    asks: filter,
    read: (tools, query) => listRequests(tools, query),
  }),
  /** The same of those that words find. The words may be personal. */
  findRequests: view({
    may: OFFICE,
    asks: z.extend(filter, { text: shortText(SEARCH_CHARACTERS) }),
    isCounted: true,
    read: (tools, { text, ...query }) => listRequests(tools, query, text),
  }),
};
