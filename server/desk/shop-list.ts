import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { OFFICE, view } from './act.ts';
import { after } from './inputs.ts';
import { piece } from './piece.ts';
import { shopCasesSql } from './shop-cases.ts';

interface ListedShop {
  uuid: string;
  name: string;
  prefecture: string;
  /** The shop gets requests, is paused or on holiday, is full for today, or no mail reaches it. */
  state: 'open' | 'away' | 'full' | 'unreachable';
  /** The leads of the last 90 days. */
  leads: number;
  /** The part of them that it answered with a quote or a refusal, 0 to 1; null: it had none. */
  answered: number | null;
  quotes: number;
  deals: number;
  /** Hours until its quotes, the median; null: none. */
  hours: number | null;
  /** Cases about it that sellers have reported. */
  cases: number;
}

interface Found extends Omit<ListedShop, 'prefecture'> {
  prefecture_id: number;
  created_at: string;
}

const TODAY = `(now() at time zone 'Asia/Tokyo')::date`;

/** The state of a shop, by the columns that matching looks at. */
const STATE = sql.raw(`case
  when s.unreachable_at is not null or s.email = '' then 'unreachable'
  when s.paused_at is not null or s.holidays @> ${TODAY} then 'away'
  when s.capacity is not null and (case when s.day_of_count = ${TODAY} then s.day_count else 0 end) >= s.capacity
    then 'full'
  else 'open' end`);

/** Counts that a task keeps (rate_shops), so that a list of shops reads no requests. */
const select = (where: SQL, limit: number) => sql`
  select s.uuid, s.shop_name as name, s.prefecture_id, s.created_at::text as created_at, t.state,
    s.recent_asked as leads, s.recent_answers::float8 / nullif(s.recent_asked, 0) as answered,
    s.recent_quotes as quotes, s.recent_deals as deals, s.answer_hours as hours,
    ${shopCasesSql(sql`s.uuid`)} as cases
  from shops s cross join lateral (select ${STATE} as state) t
  where ${where} order by s.created_at desc, s.uuid desc limit ${limit}`;

function asListed({ prefecture_id, created_at: _, ...shop }: Found): ListedShop {
  return { ...shop, prefecture: PREFECTURES[prefecture_id - 1] ?? '' };
}

/** A shop as the list shows it; undefined if there is none. */
export async function listOneShop(db: Db, uuid: string): Promise<ListedShop | undefined> {
  const [row] = await rowsOf<Found>(db, select(sql`s.uuid = ${uuid}`, 1));
  return row && asListed(row);
}

export const shopLists = {
  /** The shops, the newest first. `text`: words of the name, the company or the address. */
  readShops: view({
    may: OFFICE,
    asks: z.extend(after, { text: askedText, state: askedText, category: askedText }),
    async read({ db }, { text = '', state, category, after }) {
      const conditions = text
        .split(/\s/)
        .filter(Boolean)
        .map((word) => sql`position(search_text(${word}) in s.search_text) > 0`);
      if (state) conditions.push(sql`t.state = ${state}`);
      const key = CATEGORY_KEYS.find((one) => one === category);
      if (key) conditions.push(sql`s.categories @> array[${key}]`);
      const { rows, next } = await piece(
        { at: sql`s.created_at`, uuid: sql`s.uuid` },
        after,
        (where, limit) =>
          rowsOf<Found>(db, select(sql.join([where ?? sql`true`, ...conditions], sql` and `), limit)),
        ({ created_at: at, uuid }) => ({ at, uuid }),
      );
      return { shops: rows.map(asListed), next };
    },
  }),
};
