import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { LIFE_DAYS } from '#contract/life/clocks.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { rowsOf } from '../db/open.ts';
import { eraseByUuid, eraseExpired } from '../people/erase.ts';
import { renewSums } from './day-sums.ts';
import { countRequests } from './report.ts';

/*
 * A second opinion on every figure: SQL that is written from the definitions in words, over a copy of all rows from
 * before anything is erased. It shares nothing with the SQL of the figures.
 */

const BLOG = '0f8fad5b-d9cb-469f-a165-70867728950e';
const SHOP_SITE = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const REQUESTS = 700;
const DAYS_BACK = 200;

let server: TestApp;
const people = new DeskPeople(() => server);
let today: string;
let reader: string;
let partner: string;

beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  today = dayInJapan(new Date());
  await server.db.execute(
    sql`insert into media (uuid, name) values (${BLOG}, '時計ブログ'), (${SHOP_SITE}, '買取の森')`,
  );
  await fill();
  reader = (await people.somebody('reader')).session;
  partner = (await people.somebody('partner', { media: [BLOG] })).session;
});
afterAll(() => server.close());

/** Requests on both sides of midnight and of the ends of months, with all that may become of them. */
async function fill(): Promise<void> {
  await server.db.execute(
    sql.raw(`
    select setseed(0.51);
    create table moment as
      select gen_random_uuid() as uuid, n, case
          when n <= 24 then date_trunc('month', now() at time zone 'Asia/Tokyo' - make_interval(months => n / 4))
            at time zone 'Asia/Tokyo' + (array['-1 microsecond', '0', '1 second', '-1 hour'])[n % 4 + 1]::interval
          else least(now() - interval '1 second', now() - random() * interval '${DAYS_BACK} days') end as at
      from generate_series(1, ${REQUESTS}) n;
    insert into requests (uuid, fingerprint, created_at, kind, medium_uuid, name1, kana1, zip1, addr1, tel1, email,
      prefecture_id, inflow, referer, ip_address, utm_source, utm_medium, utm_campaign, user_note, theme, withdrawn_at)
    select uuid, '', at, (array['real','real','real','real','real','sample','test'])[1 + n % 7],
      (array['${BLOG}','${SHOP_SITE}','', 'ffffffff-0000-4000-8000-000000000000'])[1 + floor(random() * 3.2)::int],
      '山田', 'ヤマダ', '1620801', '1', '0', 'a@example.jp',
      case when random() < 0.9 then 1 + floor(random() * 5)::int end, (array['google','line'])[1 + n % 2], '', '', '',
      '', '', '', (array['product','brand','lp',null])[1 + floor(random() * 4)::int],
      case when random() < 0.1 then at end
    from moment where at < now();
    insert into request_items (request_uuid, position, category, attributes, detail)
    select uuid, p, (array['watch','bag','camera'])[1 + floor(random() * 3)::int], '[]', '{}'
    from moment cross join generate_series(0, n % 3) p where at < now();
    insert into matches (request_uuid, shop_uuid, position, created_at, contact_seen_at, called_at)
    select m.uuid, s.uuid, s.place, m.at,
      nullif(least(m.at + random() * interval '44 days', now()), case when random() < 0.4 then now() end),
      case when random() < 0.2 then least(m.at + random() * interval '44 days', now()) end
    from moment m cross join lateral (select uuid, row_number() over () - 1 as place
      from (select uuid from shops order by uuid limit n % 5) few) s where m.at < now();
    update matches set contact_seen_at = null where random() < 0.3;
    insert into quotes (request_uuid, shop_uuid, given_at, low, high, valid_until, method, remark)
    select distinct on (1, 2, 3) m.request_uuid, m.shop_uuid,
      m.created_at + case when random() < 0.2 then make_interval(hours => floor(random() * 5)::int)
        else random() * random() * interval '45 days' end, 1, 1, '2030-01-01', 'post', ''
    from matches m cross join generate_series(1, 2) where random() < 0.5;
    delete from quotes where given_at > now();
    insert into outcomes (request_uuid, shop_uuid, side, result, at)
    select m.request_uuid, m.shop_uuid, side, (array['sold','sold','sold','not_sold'])[1 + floor(random() * 4)::int],
      m.created_at + random() * interval '60 days'
    from matches m cross join unnest(array['seller','shop']) side where random() < 0.6;
    delete from outcomes where at > now();
    create schema kept;
    create table kept.requests as select * from requests;
    create table kept.items as select * from request_items;
    create table kept.matches as select * from matches;
    create table kept.quotes as select * from quotes;
    create table kept.outcomes as select * from outcomes;
    create index on kept.quotes (request_uuid); create index on kept.matches (request_uuid);
    create index on kept.items (request_uuid);
    ${TRUTH}`),
  );
}

/** The last moment that counts for the day of the request `r`, and is not in it any more. */
const TOO_LATE = `(date_trunc('day', r.created_at at time zone 'UTC' + interval '9 hours') - interval '9 hours'
  + interval '${LIFE_DAYS} days') at time zone 'UTC'`;

const localDay = (moment: string) => `((${moment}) at time zone 'UTC' + interval '9 hours')::date`;

/**
 * The truth about each request that counts: shops that named a price in time; shops that had its contact and had named a
 * price or called, both in time; pairs that had both said "sold" in time; hours until the first price.
 */
const TRUTH = `
  create table kept.pairs as
    select request_uuid, greatest(seller.at, shop.at) as at, ${localDay('greatest(seller.at, shop.at)')} as day
    from kept.outcomes seller join kept.outcomes shop using (request_uuid, shop_uuid)
    where seller.side = 'seller' and shop.side = 'shop' and seller.result = 'sold' and shop.result = 'sold';
  create table kept.truth as select r.uuid, ${localDay('r.created_at')} as day, r.medium_uuid, r.theme, r.inflow,
      r.prefecture_id,
      array(select category from kept.items i where i.request_uuid = r.uuid) as goods,
      (select count(distinct q.shop_uuid) from kept.quotes q
        where q.request_uuid = r.uuid and q.given_at < ${TOO_LATE}) as quotes,
      (select count(*) from kept.matches m where m.request_uuid = r.uuid and m.contact_seen_at < ${TOO_LATE}
        and (m.called_at < ${TOO_LATE} or exists (select from kept.quotes q
          where q.request_uuid = r.uuid and q.shop_uuid = m.shop_uuid and q.given_at < ${TOO_LATE}))) as releases,
      (select count(*) from kept.pairs pair where pair.request_uuid = r.uuid and pair.at < ${TOO_LATE}) as deals,
      (select extract(epoch from min(q.given_at) - r.created_at)::float8 / 3600 from kept.quotes q
        where q.request_uuid = r.uuid and q.given_at < ${TOO_LATE}) as wait
    from kept.requests r where r.kind <> 'test';`;

interface Asked {
  from: string;
  to: string;
  /** A condition on the truth `r`. */
  only?: string;
}

interface Six {
  requests: number;
  quoted: number;
  quotes: number;
  releases: number;
  deals: number;
  dealsMade: number;
}

const one = async <Row extends object>(query: string): Promise<Row> => {
  const [row] = await rowsOf<Row>(server.db, sql.raw(query) as SQL);
  if (!row) throw new Error('no row');
  return row;
};

/** The sums of the requests of some days. */
const six = ({ from, to, only = 'true' }: Asked): Promise<Six> =>
  one<Six>(`select count(*)::int as requests, count(*) filter (where quotes > 0)::int as quoted,
      coalesce(sum(quotes), 0)::int as quotes, coalesce(sum(releases), 0)::int as releases,
      coalesce(sum(deals), 0)::int as deals,
      (select count(*)::int from kept.pairs pair join kept.truth r on r.uuid = pair.request_uuid
        where ${only} and pair.day between '${from}' and '${to}') as "dealsMade"
    from kept.truth r where ${only} and r.day between '${from}' and '${to}'`);

/** Each first quote of the requests of some days: how many hours later. */
async function waits({ from, to, only = 'true' }: Asked): Promise<number[]> {
  const { hours } = await one<{ hours: number[] | null }>(
    `select array_agg(wait) filter (where wait is not null) as hours from kept.truth r
     where ${only} and day between '${from}' and '${to}'`,
  );
  return hours ?? [];
}

/** The middle by hours: a whole hour ends the hour before it, and those of an hour count as spread over it. */
function middle(hours: readonly number[]): number | null {
  const ends = hours.map((hour) => Math.max(1, Math.ceil(hour))).sort((a, b) => a - b);
  const end = ends[Math.ceil(ends.length / 2) - 1];
  if (end === undefined) return null;
  const [below, inside] = [ends.filter((at) => at < end).length, ends.filter((at) => at === end).length];
  return end - 1 + (ends.length / 2 - below) / inside;
}

const has = (category: string) => `'${category}' = any (r.goods)`;

/** One filter of each dimension, and none. */
const FILTERS: readonly [name: string, query: Record<string, string>, only: string][] = [
  ['all requests', {}, 'true'],
  ...(['watch', 'bag', 'camera', 'music'] as CategoryKey[]).map(
    (key) => [`those with a ${key}`, { category: key }, has(key)] as [string, Record<string, string>, string],
  ),
  ['those of an area', { area: '3' }, 'r.prefecture_id = 3'],
  ['those of a theme', { theme: 'lp' }, "r.theme = 'lp'"],
  ['those of a medium', { medium: BLOG }, `r.medium_uuid = '${BLOG}'`],
];

const MEDIA: Readonly<Record<string, string>> = { [BLOG]: '時計ブログ', [SHOP_SITE]: '買取の森' };

const monday = (day: string) => {
  let at = day;
  while (new Date(at).getUTCDay() !== 1) at = daysLater(at, -1);
  return at;
};

type Part = Six & { name: string };
const byName = (rows: readonly Part[]) => Object.fromEntries(rows.map(({ name, ...sums }) => [name, sums]));

/** The parts of a sum that are not empty, by their names. */
async function partsOf(asked: Asked, parts: readonly (readonly [name: string, only: string])[]) {
  const rows: Part[] = [];
  for (const [name, only] of parts) {
    const sums = await six({ ...asked, only: `${asked.only} and ${only}` });
    if (sums.requests > 0 || sums.dealsMade > 0) rows.push({ name, ...sums });
  }
  return byName(rows);
}

async function compareDesk(days: number, [, query, only]: (typeof FILTERS)[number]): Promise<void> {
  const { body, status } = await people.ask(CALLS.readFigures, {
    as: reader,
    query: { ...query, days: String(days) },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const period = { from: daysLater(today, 1 - days), to: today, only };
  expect([body.from, body.to]).toEqual([period.from, period.to]);
  expect(body.now).toEqual(await six(period));
  expect(body.before).toEqual(
    await six({ from: daysLater(period.from, -days), to: daysLater(period.from, -1), only }),
  );
  for (const { week, isOpen, ...sums } of body.weeks) {
    expect(week).toBe(monday(week));
    const [from, to] = [week < period.from ? period.from : week, daysLater(week, 6)];
    expect(sums).toEqual(await six({ from, to, only }));
    const lastDay = to < today ? to : today;
    expect(isOpen).toBe(daysLater(lastDay, LIFE_DAYS) > today);
  }
  const all = body.weeks.reduce((sum: number, { requests }: Six) => sum + requests, 0);
  expect(all).toBe(body.now.requests);
  const hours = await waits(period);
  let last = 0;
  for (const { most, requests } of body.hours) {
    const until = most ?? Number.POSITIVE_INFINITY;
    expect(requests).toBe(hours.filter((hour) => (hour > last || last === 0) && hour <= until).length);
    last = until;
  }
  if (hours.length === 0) expect(body.medianHours).toBeNull();
  else expect(body.medianHours).toBeCloseTo(middle(hours) ?? Number.NaN, 6);
  for (const { quotes, requests } of body.quotesEach)
    expect(requests).toBe((await six({ ...period, only: `${only} and quotes = ${quotes}` })).requests);
  expect(byName(body.categories)).toEqual(
    await partsOf(
      period,
      CATEGORY_KEYS.map((key) => [CATEGORIES[key].label, has(key)]),
    ),
  );
  expect(byName(body.areas)).toEqual(
    await partsOf(period, [
      ['', 'r.prefecture_id is null'],
      ...PREFECTURES.map((name, index) => [name, `r.prefecture_id = ${index + 1}`] as const),
    ]),
  );
  const media = ['', BLOG, SHOP_SITE, 'ffffffff-0000-4000-8000-000000000000'];
  expect(byName(body.media)).toEqual(
    await partsOf(
      period,
      media.map((uuid) => [MEDIA[uuid] ?? uuid, `r.medium_uuid = '${uuid}'`]),
    ),
  );
  const themes = body.themes.map(
    ({ seen: _seen, sent: _sent, ...row }: Part & { seen: number; sent: number }) => row,
  );
  const themeParts = await partsOf(
    period,
    ['product', 'brand', 'lp'].map((name) => [name, `r.theme = '${name}'`]),
  );
  expect(byName(themes)).toEqual(
    Object.fromEntries(Object.entries(themeParts).filter(([, { requests }]) => requests > 0)),
  );
}

/** The report of a month, its rows by one column and in all. */
async function compareReports(): Promise<void> {
  const months = [0, 40, 80, 120].map((days) => daysLater(today, -days).slice(0, 7));
  for (const month of months) {
    const from = `${month}-01`;
    const to = daysLater(`${daysLater(from, 31).slice(0, 7)}-01`, -1);
    const expectRow = async (row: object, only: string, itemsOf = 'true') => {
      const { quoted: _quoted, dealsMade: _dealsMade, ...sums } = await six({ from, to, only });
      const { items } = await one<{ items: number }>(`select count(*)::int as items
        from kept.truth r cross join unnest(r.goods) good
        where ${only} and ${itemsOf} and r.day between '${from}' and '${to}'`);
      const median = middle(await waits({ from, to, only }));
      expect(row).toEqual({ ...sums, items, days: median === null ? '' : (median / 24).toFixed(1) });
    };
    const [total] = await countRequests(server.db, month, []);
    await expectRow(total ?? {}, 'true');
    for (const { day, ...row } of await countRequests(server.db, month, ['day']))
      await expectRow(row, `r.day = '${day}'`);
    for (const { category, ...row } of await countRequests(server.db, month, ['category']))
      await expectRow(row, has(category ?? ''), `good = '${category}'`);
    for (const { inflow, ...row } of await countRequests(server.db, month, ['inflow']))
      await expectRow(row, `r.inflow = '${inflow}'`);
    for (const { medium, ...row } of await countRequests(server.db, month, ['medium'])) {
      const uuid = Object.keys(MEDIA).find((key) => MEDIA[key] === medium) ?? medium;
      await expectRow(row, `r.medium_uuid = '${uuid}'`);
    }
  }
}

/** The counts of a partner, and the bars of the day's page. */
async function compareDays(): Promise<void> {
  const { body } = await people.ask(CALLS.readMedia, { as: partner, query: { days: '91' } });
  const only = `r.medium_uuid = '${BLOG}'`;
  expect(body.days).toHaveLength(91);
  for (const { day, requests } of body.days)
    expect(requests).toBe((await six({ from: day, to: day, only })).requests);
  expect(body.requests).toBe((await six({ from: daysLater(today, -90), to: today, only })).requests);
  const { body: bars } = await people.ask(CALLS.readToday, { as: reader });
  for (const { day, count } of bars.days) expect(count).toBe((await six({ from: day, to: day })).requests);
}

const compareAll = () => {
  test.each(FILTERS)('the desk counts %s', async (...filter) => {
    for (const days of [28, 91]) await compareDesk(days, filter);
  });
  test('the desk counts a year', () => compareDesk(364, FILTERS[0] as (typeof FILTERS)[number]));
  test('the report counts months by each of its columns', compareReports);
  test('partners and the page of the day read the days', compareDays);
};

describe('A second look finds the same', () => {
  compareAll();

  test('in data that have all that can go wrong', async () => {
    const counts = await one<Record<string, number>>(`select
      (select count(*) from kept.requests where kind = 'test')::int as tests,
      (select count(*) from kept.requests where kind = 'sample')::int as samples,
      (select count(*) from kept.truth where goods[1] <> any (goods))::int as mixed,
      (select count(*) from kept.requests where ${localDay('created_at')} <> (created_at at time zone 'UTC')::date)::int as nights,
      (select count(*) from kept.requests r join kept.quotes q on q.request_uuid = r.uuid where q.given_at >= ${TOO_LATE})::int as late,
      (select count(*) from kept.pairs)::int as deals`);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
  });
});

describe('After some are erased, and those of ninety days expire, a second look at all of them finds the same', () => {
  beforeAll(async () => {
    const rows = await rowsOf<{ uuid: string }>(
      server.db,
      sql`select uuid from requests where created_at > now() - interval '80 days' order by uuid limit 60`,
    );
    await eraseByUuid(
      server.db,
      server.photos,
      rows.map(({ uuid }) => uuid),
    );
    const { requests } = await eraseExpired(server.db, server.photos, 90);
    expect(requests).toBeGreaterThan(200);
  });
  compareAll();
});

describe('Sums that are made again of the little that erased requests leave', () => {
  beforeAll(async () => {
    const before = await rowsOf(server.db, sql`select * from day_sums order by 1, 2, 3, 4, 5`);
    await server.db.execute(sql`delete from day_sums where true`);
    await server.db.execute(sql`insert into stale_days (day)
      select generate_series(current_date - ${DAYS_BACK + 50}::integer, current_date + 1, interval '1 day')::date`);
    await renewSums(server.db);
    const after = await rowsOf<Six>(
      server.db,
      sql`select * from day_sums where requests > 0 or deals_made > 0 order by 1, 2, 3, 4, 5`,
    );
    expect(after).toEqual(
      (before as Six[]).filter(
        (row) => row.requests > 0 || (row as never as { deals_made: number }).deals_made > 0,
      ),
    );
  });
  compareAll();
});
