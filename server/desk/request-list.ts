import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { daysLater } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { DESK_ROWS, SEARCH_CHARACTERS, SEARCHED_ITEMS, STATE_DAYS } from '#contract/desk/desk.ts';
import type { RequestMark } from '#contract/desk/marks.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { REQUEST_GROUPS, type RequestState } from '#contract/life/request-states.ts';
import { askedArea, askedDay, askedText } from '#contract/schemas/asked.ts';
import { shortText } from '#contract/schemas/bounds.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { inRequestGroup, momentSql, requestStateSql } from '../db/records/condition-sql.ts';
import { labelOf } from '../db/records/goods-in-words.ts';
import { findByNumber, numberOf } from '../db/records/number.ts';
import { foundByName, requests } from '../db/schema.ts';
import { requestsOf } from '../people/erase.ts';
import { OFFICE, view } from './act.ts';
import { ASSIGNEE_OF_REQUEST } from './assignments.ts';
import { after } from './inputs.ts';
import { handledBy, MARKS_OF_REQUEST } from './marks.ts';
import { piece } from './piece.ts';

interface ListedRequest {
  uuid: string;
  /** The number that sellers and shops read in mails. */
  number: string;
  at: string;
  /** The labels of the goods. */
  goods: string[];
  prefecture: string;
  state: RequestState;
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
  from requests r
    cross join lateral (select count(*)::integer as shops from matches m where m.request_uuid = r.uuid) n
    cross join lateral (
      select count(distinct q.shop_uuid)::integer as quotes from quotes q join matches m using (request_uuid, shop_uuid)
      where q.request_uuid = r.uuid and m.declined_at is null) q
  where ${where} order by r.created_at desc, r.uuid desc limit ${limit}`;

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
const filter = z.extend(after, {
  state: askedText,
  category: askedText,
  area: askedArea,
  medium: askedText,
  theme: askedText,
  from: askedDay,
  to: askedDay,
  mark: askedText,
  assignee: askedText,
});
type Filter = z.output<typeof filter>;

const beginOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tokyo'`;

function wantedBy({ state, category, area, medium, theme, from, to }: Filter, now: Date): SQL[] {
  const conditions: SQL[] = [];
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

/**
 * Finds requests by their number, by the mail address, the phone number or the name of the seller, by the name of a
 * shop or by words of the goods.
 */
async function foundBy(db: Db, text: string, now: Date): Promise<ListedRequest[]> {
  const phrase = text.normalize('NFKC').trim();
  if (phrase.length < LEAST_CHARACTERS) return [];
  const byNumber = await findByNumber(db, phrase);
  const uuids = byNumber ?? (await uuidsByWords(db, phrase));
  if (uuids.length === 0) return [];
  const condition = sql`r.uuid in ${uuids.slice(0, DESK_ROWS)}`;
  return (await rowsOf<Found>(db, select(condition, DESK_ROWS, now))).map(asListed);
}

/** Signs that people write between the digits of a phone number. */
const NOT_IN_PHONES = /[\s()+\-‐-―−ー]/g;

/** A single letter would find everything. */
const LEAST_CHARACTERS = 2;

async function uuidsByWords(db: Db, phrase: string): Promise<string[]> {
  if (phrase.includes('@')) return requestsOf(db, { email: phrase });
  if (
    phrase.replace(NOT_IN_PHONES, '') === phrase.replace(/\D/g, '') &&
    phrase.replace(/\D/g, '').length >= 10
  )
    return requestsOf(db, { phone: phrase });
  // A name is looked for as a beginning of the text: a byte range, which an index finds.
  const prefix = sql`replace(search_text(${phrase}), ' ', '')`;
  const begins = (column: SQLWrapper) =>
    sql`${foundByName(column)} >= ${prefix} and ${foundByName(column)} < ${prefix} || chr(1114111)`;
  const newest = sql`order by created_at desc limit ${DESK_ROWS}`;
  const lists = await Promise.all([
    rowsOf<Named>(
      db,
      sql`select uuid from requests where (${begins(requests.name1)}) or (${begins(requests.kana1)}) ${newest}`,
    ),
    rowsOf<Named>(
      db,
      sql`select m.request_uuid as uuid from shops s
        cross join lateral (select request_uuid from matches m where m.shop_uuid = s.uuid
          order by m.created_at desc limit ${DESK_ROWS}) m
        where position(search_text(${phrase}) in search_text(s.shop_name)) > 0 limit ${DESK_ROWS}`,
    ),
    rowsOf<Named>(
      db,
      sql`select distinct i.request_uuid as uuid from (
          select request_items.* from requests join request_items on request_uuid = requests.uuid
          order by requests.created_at desc limit ${SEARCHED_ITEMS}) i
        where position(search_text(${phrase}) in search_text(i.attributes::text || ' ' || i.detail::text)) > 0
          or i.category in ${[...goodsLike(phrase), '']}
        limit ${DESK_ROWS}`,
    ),
  ]);
  return [...new Set(lists.flat().map(({ uuid }) => uuid))];
}

type Named = { uuid: string };

/** The categories with a label that has these words. */
const goodsLike = (phrase: string) => CATEGORY_KEYS.filter((key) => labelOf(key).includes(phrase));

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
    async read({ db, life, by }, query) {
      const now = life.now();
      const conditions = [...wantedBy(query, now), ...handledBy(query, by)];
      const { rows, next } = await piece(
        { at: sql`r.created_at`, uuid: sql`r.uuid` },
        query.after,
        (where, limit) =>
          rowsOf<Found>(db, select(sql.join([where ?? sql`true`, ...conditions], sql` and `), limit, now)),
        ({ created_at: at, uuid }) => ({ at, uuid }),
      );
      return { requests: rows.map(asListed), next };
    },
  }),
  /** Finds requests by words that may be personal. */
  findRequests: view({
    may: OFFICE,
    asks: z.object({ text: shortText(SEARCH_CHARACTERS) }),
    isCounted: true,
    read: async ({ db, life }, { text }) => ({ requests: await foundBy(db, text, life.now()), next: null }),
  }),
};
