import { sql } from 'drizzle-orm';
import { daysLater } from '#contract/base/japanese-days.ts';
import { LIMITS } from '#contract/base/limits.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { type Db, openPostgres, rowsOf } from '#server/db/open.ts';
import { seed } from '#server/db/seed/seed.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { atPercent, median, whole } from '#test/bench/statistics.ts';
import { addShops } from '#test/server/add-shops.ts';
import { drawMatching, KILOMETRES, type KindCounts } from './matching-plot.ts';
import { plansOf } from './plans.ts';
import { Postgres } from './postgres.ts';
import { arrayOf, DEMAND_LOTS, RESIDENT_LOTS } from './scale-data.ts';

const REQUESTS = 100_000;
const DAYS = 50;
const A_DAY = REQUESTS / DAYS;
const SHOPS = 4_800;
const SESSIONS = 2;
const FIRST_DAY = '2026-12-01';
/** New shops come in the middle. */
const NEW_DAY = DAYS / 2;
/** For plan and time. */
const MANY_SHOPS = 5_000;
const SAMPLES = 300;

/** The kinds of shops, and in what each differs from the usual. Each is a tenth of the shops, drawn at random. */
const KINDS = {
  usual: sql`match_count = 0`,
  'special in one of two': sql`specialties = categories[1:1]`,
  'store only': sql`methods = '{店頭買取}'`,
  'visits, no post': sql`methods = '{店頭買取,出張買取}'`,
  'answers often (1.5)': sql`responsiveness = 1.5`,
  'answers seldom (0.5)': sql`responsiveness = 0.5`,
  'at most 5 a day': sql`capacity = 5`,
  'a week of holidays': sql`holidays = ('{[' || ${daysLater(FIRST_DAY, 10)} || ',' || ${daysLater(FIRST_DAY, 17)} || ')}')::datemultirange`,
  nationwide: sql`nationwide = true, served_prefecture_ids = '{}'`,
  new: sql`email = ''`,
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Ten shops that differ in nothing. */
const EQUALS = 10;

/** Shops where people live, each kind with the same mix of places and goods. */
async function openShops(db: Db): Promise<void> {
  await addShops(db, SHOPS + EQUALS);
  await db.execute(sql`create table kinds (uuid uuid primary key, kind text not null)`);
  await db.execute(sql`select setseed(0.5)`);
  await db.execute(sql`
    with drawn as (
      select uuid, row_number() over (order by random()) - 1 as n,
        (${arrayOf(RESIDENT_LOTS)}::int[])[1 + floor(random() * ${RESIDENT_LOTS.length}::int)::int] as prefecture,
        random() as r, random() as r1, random() as r2
      from shops),
    named as (
      select drawn.*, case when n >= ${SHOPS} then 'equal'
        else (${sql.param(`{${KIND_NAMES.map((kind) => `"${kind}"`).join(',')}}`)}::text[])[1 + n % ${KIND_NAMES.length}::int] end as kind
      from drawn),
    places as (
      select id, prefecture_id, latitude, longitude,
        row_number() over (partition by prefecture_id order by id) - 1 as place,
        count(*) over (partition by prefecture_id) as places
      from cities where latitude is not null),
    moved as (
      update shops set prefecture_id = prefecture, served_prefecture_ids = array[prefecture], nationwide = false,
        latitude = places.latitude + (r1 - 0.5) * 0.05, longitude = places.longitude + (r2 - 0.5) * 0.05,
        methods = '{店頭買取,宅配買取}'
      from named join places on places.prefecture_id = named.prefecture and place = floor(r * places)
      where shops.uuid = named.uuid returning shops.uuid, kind)
    insert into kinds select uuid, kind from moved`);
  for (const kind of KIND_NAMES)
    await db.execute(
      sql`update shops set ${KINDS[kind]} where uuid in (select uuid from kinds where kind = ${kind})`,
    );
  await db.execute(sql`
    update shops set prefecture_id = 13, served_prefecture_ids = '{13}', latitude = 35.691, longitude = 139.709,
      categories = '{watch,bag}' where uuid in (select uuid from kinds where kind = 'equal')`);
  await db.execute(sql`analyze shops`);
}

/** Sellers where people live, with the goods that people sell. */
async function drawSellers(db: Db): Promise<void> {
  await db.execute(
    sql`create unlogged table asked (n int primary key, prefecture int, category text, zip text)`,
  );
  // Tables of their own, which the planner knows: joined as sub-queries they take longer than a query may.
  await db.execute(sql`
    create unlogged table codes as
      select c.prefecture_id, row_number() over (partition by c.prefecture_id order by t.id) - 1 as place, t.zipcode
      from towns t join cities c on c.id = t.city_id where t.listed`);
  await db.execute(sql`create unique index on codes (prefecture_id, place)`);
  await db.execute(sql`
    create unlogged table drawn as
      select n, random() as r,
        (${arrayOf(RESIDENT_LOTS)}::int[])[1 + floor(random() * ${RESIDENT_LOTS.length}::int)::int] as prefecture,
        (${arrayOf(DEMAND_LOTS)}::text[])[1 + floor(random() * ${DEMAND_LOTS.length}::int)::int] as category
      from generate_series(0, ${REQUESTS}::int - 1) as n`);
  await db.execute(sql`analyze codes, drawn`);
  await db.execute(sql`
    insert into asked select n, prefecture, category, zipcode
    from (select prefecture_id, count(*) as places from codes group by prefecture_id) counted
    join drawn on prefecture = counted.prefecture_id
    join codes on codes.prefecture_id = prefecture and place = floor(r * places)::bigint`);
  await db.execute(sql`create unlogged table answered (n int, shop uuid)`);
  // Each request is a transaction of its own, as in life.
  await db.execute(
    sql.raw(`
    create procedure ask_day(day int, today date, session int, sessions int, most int) language plpgsql as $$
    declare one record;
    begin
      for one in select * from asked where n / ${A_DAY} = day and n % sessions = session order by n loop
        insert into answered select one.n, unnest(
          (reserve_shops(array[one.category], one.zip, '', most, '{}', today)).chosen);
        commit;
      end loop;
    end $$`),
  );
}

async function simulate(bench: Bench, db: Db): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    if (day === NEW_DAY) await openNew(db);
    const today = daysLater(FIRST_DAY, day);
    await Promise.all(
      Array.from({ length: SESSIONS }, (_, session) =>
        db.execute(
          sql`call ask_day(${day}, ${today}::date, ${session}, ${SESSIONS}, ${LIMITS.matchedShops})`,
        ),
      ),
    );
    if (day % 10 === 9) bench.say(`matching: ${whole((day + 1) * A_DAY)} requests`);
  }
}

/** A new shop begins as an import lets it: at the median of those beside it. */
const openNew = (db: Db) =>
  db.execute(sql`
    update shops set email = 'new@shop.example', turns_before = coalesce((
      select percentile_disc(0.5) within group (order by beside.match_count + beside.turns_before)
      from shops beside where beside.categories && shops.categories and beside.email <> ''
        and beside.served_prefecture_ids && shops.served_prefecture_ids), 0)
    where uuid in (select uuid from kinds where kind = 'new')`);

async function countKinds(db: Db): Promise<{ kinds: KindCounts[]; equals: number[] }> {
  const rows = await rowsOf<{ kind: string; count: number }>(
    db,
    sql`select kind, match_count as count from shops join kinds using (uuid)`,
  );
  const of = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.count] : []));
  const kinds = KIND_NAMES.map((kind) => {
    const counts = of(kind);
    return { kind, low: atPercent(counts, 10), median: median(counts), high: atPercent(counts, 90) };
  });
  return { kinds, equals: of('equal') };
}

interface Distances {
  median: number;
  parts: number[];
}

/** How far apart seller and shop are: those that were chosen, and all that could have been. */
async function distances(db: Db, which: 'chosen' | 'possible'): Promise<Distances> {
  const pairs =
    which === 'chosen'
      ? sql`answered join shops on shops.uuid = shop join asked using (n)`
      : sql`asked join shops on categories @> array[category] and email <> ''
          and (nationwide or served_prefecture_ids @> array[prefecture::smallint])`;
  const [row] = await rowsOf<Distances>(
    db,
    sql`with away as materialized (
        select kilometres(place.latitude, place.longitude, shops.latitude, shops.longitude) as km
        from ${pairs} cross join lateral place_of_seller(zip, '') as place where n % 20 = 0)
      select percentile_cont(0.5) within group (order by km) as median,
        array(select (count(*) filter (where km <= most))::float8 / count(*) from away,
          unnest(${sql.param(`{${KILOMETRES.join(',')}}`)}::float8[]) with ordinality as step (most, nth)
          group by nth order by nth) as parts
      from away`,
  );
  return row ?? { median: Number.NaN, parts: [] };
}

interface Kept {
  over: number;
  closed: number;
  few: number;
  special: number;
}

const rulesKept = async (db: Db): Promise<Kept> => {
  const [row] = await rowsOf<Kept>(
    db,
    sql`with days as (
        select shop, ${FIRST_DAY}::date + n / ${A_DAY}::int as day, count(*) as had from answered group by 1, 2)
      select (count(*) filter (where had > capacity))::int as over,
        (count(*) filter (where holidays @> day))::int as closed,
        (select count(*)::int from asked where (select count(*) from answered a where a.n = asked.n) < 3) as few,
        (select (count(*) filter (where specialties @> array[category]))::float8 / count(*)
          from answered join shops on shops.uuid = shop join asked using (n)) as special
      from days join shops on shops.uuid = shop`,
  );
  return row ?? { over: Number.NaN, closed: Number.NaN, few: Number.NaN, special: Number.NaN };
};

/** One call with many shops: its time, and the plans of its statements. */
async function timeWithMany(bench: Bench, postgres: Postgres): Promise<Figure> {
  const url = await postgres.createDatabase('many');
  const database = await openPostgres(url);
  const { db } = database;
  await database.migrate();
  await seed(db, () => {}, 'reference');
  await addShops(db, MANY_SHOPS);
  await db.execute(sql`vacuum analyze`);
  const zips = (
    await rowsOf<{ zip: string }>(
      db,
      sql`select min(zipcode) as zip from towns join cities on cities.id = city_id group by prefecture_id`,
    )
  ).map(({ zip }) => zip);
  const call = (of: Db, nth: number) =>
    of.execute(sql`select reserve_shops(array[${CATEGORY_KEYS[nth % CATEGORY_KEYS.length]}]::text[],
      ${zips[nth % zips.length]}, '', ${LIMITS.matchedShops}, '{}', ${FIRST_DAY}::date)`);
  const times: number[] = [];
  for (let nth = 0; nth < SAMPLES; nth += 1) {
    const startedAt = performance.now();
    await call(db, nth);
    if (nth >= SAMPLES / 10) times.push(performance.now() - startedAt);
  }
  for (const plan of await plansOf(url, ({ db: explained }) => call(explained, 12)))
    bench.say(`with ${whole(MANY_SHOPS)} shops: ${plan}`);
  await database.close();
  return {
    what: `Matching with ${whole(MANY_SHOPS)} shops`,
    value: median(times),
    unit: 'ms',
    detail: `median of ${whole(times.length)} calls; 99 % within ${atPercent(times, 99).toFixed(1)} ms`,
  };
}

/** 100,000 requests in real SQL: what shops of each kind get, and how near they are. Draws docs/matching.svg. */
export async function measureMatching(bench: Bench): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('matching'));
  try {
    const timeRow = await timeWithMany(bench, postgres);
    const database = await openPostgres(await postgres.createDatabase('matching'));
    const { db } = database;
    await database.migrate();
    await seed(db, () => {}, 'reference');
    await db.execute(sql`alter database matching set synchronous_commit = off`);
    await openShops(db);
    await drawSellers(db);
    await simulate(bench, db);
    await db.execute(sql`create index on answered (n)`);
    await db.execute(sql`analyze asked, answered`);
    const { kinds, equals } = await countKinds(db);
    const [choice, possible] = [await distances(db, 'chosen'), await distances(db, 'possible')];
    const ruleCounts = await rulesKept(db);
    await database.close();
    await drawMatching(kinds, [
      { name: `chosen (median ${choice.median.toFixed(0)} km)`, parts: choice.parts },
      { name: `all that could be chosen (${possible.median.toFixed(0)} km)`, parts: possible.parts },
    ]);
    return [timeRow, ...rowsFor({ kinds, equals, chosen: choice, possible, kept: ruleCounts })];
  } finally {
    await postgres.stop();
  }
}

interface Counted {
  kinds: readonly KindCounts[];
  equals: readonly number[];
  chosen: Distances;
  possible: Distances;
  kept: Kept;
}

function rowsFor({ kinds, equals, chosen, possible, kept }: Counted): Figure[] {
  const [most, least] = [Math.max(...equals), Math.min(...equals)];
  return [
    ...kinds.map(({ kind, low, median: middle, high }) => ({
      what: `Requests of a shop: ${kind}`,
      value: middle,
      unit: '' as const,
      detail: `median of ${SHOPS / KIND_NAMES.length} shops; 80 % have ${whole(low)} to ${whole(high)}`,
    })),
    {
      what: 'Equal shops: the most against the least',
      value: most / least,
      unit: '×',
      bar: { most: 1.1 },
      detail: `${EQUALS} shops, ${whole(least)} to ${whole(most)} of ${whole(REQUESTS)} requests`,
    },
    {
      what: 'Kilometres between seller and shop',
      value: chosen.median,
      unit: '',
      bar: { most: possible.median },
      detail: `median; ${possible.median.toFixed(1)} of all that could have been chosen`,
    },
    {
      what: 'Days on which a shop had more than its capacity, or a holiday',
      value: kept.over + kept.closed,
      unit: '',
      bar: { most: 0 },
      detail: `${kept.over} and ${kept.closed}; ${whole(kept.few)} requests with fewer than three shops`,
    },
    {
      what: 'Percent of chosen shops that are special in the goods',
      value: kept.special * 100,
      unit: '',
      detail: 'about a twentieth of those that could be chosen is',
    },
  ];
}
