import { sql } from 'drizzle-orm';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { RELEASED } from '#contract/life/place-states.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { holdsSql } from '../db/records/condition-sql.ts';

/** The figures go back so many days. */
const DAYS = 90;

/** With fewer shops beside it, a median would tell a shop what one of them does. */
const LEAST_SHOPS = 5;

interface ShopFigures {
  leads: number;
  /** The part that was answered, 0 to 1; null: there were none. */
  answered: number | null;
  quotes: number;
  /** Hours until a quote, the median. */
  hours: number | null;
  releases: number;
  deals: number;
}

type Counted = ShopFigures & { uuid: string };

/** The figures of a shop by the counts that a task keeps (rate_shops), and the medians of the shops beside it. */
export async function figuresOf(db: Db, uuid: string, prefecture: number) {
  const rows = await rowsOf<Counted>(
    db,
    sql`select s.uuid, s.recent_asked as leads, s.recent_answers::float8 / nullif(s.recent_asked, 0) as answered,
        s.recent_quotes as quotes, s.answer_hours as hours, s.recent_deals as deals,
        (select count(*)::integer from matches m where m.shop_uuid = s.uuid and ${holdsSql(RELEASED)}
          and m.created_at > now() - make_interval(days => ${DAYS})) as releases
      from shops s where s.prefecture_id = ${prefecture}`,
  );
  const own = rows.find((row) => row.uuid === uuid);
  if (!own) throw new Error('a shop went away');
  const beside = rows.filter((row) => row.uuid !== uuid && row.leads > 0);
  const withoutUuid = ({ uuid: _, ...figures }: Counted): ShopFigures => figures;
  return {
    own: withoutUuid(own),
    area:
      beside.length < LEAST_SHOPS
        ? null
        : {
            shops: beside.length,
            prefecture: PREFECTURES[prefecture - 1] ?? '',
            leads: median(beside.map(({ leads }) => leads)) ?? 0,
            answered: median(beside.map(({ answered }) => answered)),
            quotes: median(beside.map(({ quotes }) => quotes)) ?? 0,
            hours: median(beside.map(({ hours }) => hours)),
            releases: median(beside.map(({ releases }) => releases)) ?? 0,
            deals: median(beside.map(({ deals }) => deals)) ?? 0,
          },
  };
}

function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
