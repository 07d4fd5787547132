import { parse } from 'csv-parse/sync';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import type { Call } from '#contract/calls/call.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import { THEME_NAMES, type Theme } from '#contract/embed/themes.ts';
import type { Dimension } from '#contract/life/figures.ts';
import type { PartnerFigures } from '#contract/schemas/desk/partner.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import {
  addSecondCount,
  clicksOf,
  countAgain,
  type Filter,
  noteRequests,
  type ReportColumn,
  reportBy,
  requestsByDay,
  type Span,
  stopsIn,
  type VisitColumn,
  visitsBy,
} from '#test/server/counted-again.ts';
import {
  byName,
  countFigures,
  halfWithin,
  inOrder,
  spanUntil,
  withAnything,
} from '#test/server/counted-figures.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import {
  MEDIA,
  MEDIUM_NAMES,
  type Story,
  sendFrom,
  tellStories,
  visitForm,
} from '#test/server/figure-stories.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import * as links from '#test/server/link-calls.ts';
import { Run } from '#test/server/run.ts';
import { FunnelCounter } from '../calls/funnel-counter.ts';
import { rowsOf } from '../db/open.ts';
import { requests } from '../db/schema.ts';
import type { AnswerOfAct } from '../desk/acts.ts';
import { eraseExpired, erasePerson } from '../people/erase.ts';
import { renewSums } from './day-sums.ts';
import { countRequests } from './report.ts';

/*
 * Every figure that people and programs see, beside a second count (test/server/counted-again.ts) of requests at the
 * moments at which counting goes wrong (test/server/figure-stories.ts). The tests follow each other, as days do.
 */

type Figures = AnswerOfAct<'readFigures'>;

const NOW = new Date();
/** The day on which figures are read. Some tests move it. */
let today = dayInJapan(NOW);

let testDatabase: TestDatabase;
let server: TestApp;
let stories: Story[];
let [reader, staff, owner, partner] = ['', '', '', ''];
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);

async function signIn(): Promise<void> {
  reader = (await people.somebody('reader')).session;
  staff = (await people.somebody('staff')).session;
  owner = (await people.somebody('owner')).session;
  partner = (await people.somebody('partner', { media: [MEDIA.blog, MEDIA.paper] })).session;
}

beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  server = await startTestApp({ opened: testDatabase, siteUrl: 'https://takakurabe.example' });
  await addSecondCount(server.db);
  stories = await tellStories(server, today, NOW);
  await visitForm(server, today);
  await signIn();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  today = dayInJapan(NOW);
});

/** Lets it be another time. The database goes by its own clock. */
async function comeTo(moment: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  today = dayInJapan(moment);
  // Sessions end.
  await signIn();
}

const DAY_MS = 86_400_000;

const NO_FILTER: Filter = { dimension: '', value: '' };
const filtersBy = (dimension: Dimension, values: readonly string[]): Filter[] =>
  values.map((value) => ({ dimension, value }));
const FILTERS = [
  // Nobody sends antiques here, or lives in Fukuoka.
  ...filtersBy('category', ['watch', 'bag', 'jewelry', 'music', 'antique']),
  ...filtersBy('area', ['1', '13', '27', '40']),
  ...filtersBy('theme', THEME_NAMES),
  ...filtersBy('medium', [...Object.values(MEDIA), DEFAULT_MEDIUM_UUID]),
];

/** The figures of the desk are those that are counted again. */
async function expectFigures(days: number, filter: Filter): Promise<void> {
  const query = { days: String(days), ...(filter.dimension && { [filter.dimension]: filter.value }) };
  const { body }: { body: Figures } = await people.ask(CALLS.readFigures, { as: reader, query });
  const { choices: _, filter: __, ...figures } = body;
  const again = await countFigures(server.db, today, days, filter);
  const of = `${days} days, ${filter.dimension} ${filter.value}`;
  for (const name of ['categories', 'areas', 'media'] as const) {
    const counts = figures[name].map(({ requests: count }) => count);
    const countsInOrder = counts.toSorted((one, other) => other - one);
    expect.soft(counts, `${of}: the most ${name} first`).toEqual(countsInOrder);
  }
  const parts = {
    stops: inOrder(figures.stops),
    categories: withAnything(figures.categories),
    areas: withAnything(figures.areas),
    media: withAnything(figures.media),
    themes: byName(figures.themes),
  };
  expect.soft({ ...figures, ...parts }, of).toEqual(again);
}

const REPORTS: readonly (readonly ReportColumn[])[] = [
  [],
  ['day'],
  ['medium'],
  ['inflow'],
  ['category'],
  ['day', 'medium', 'inflow', 'category'],
];
/** By shop, while all requests are there. */
const SHOP_REPORTS: typeof REPORTS = [['shop'], ['shop', 'category'], ['day', 'shop']];

/** The months of all requests, also those with the end of a year and a leap day. */
const monthsOf = () => [...new Set(stories.map(({ day }) => day.slice(0, 7)))];

const spanOfMonth = (month: string): Span => ({
  from: `${month}-01`,
  to: daysLater(`${daysLater(`${month}-28`, 4).slice(0, 7)}-01`, -1),
});

const report = async (month: string, columns: readonly ReportColumn[]): Promise<Line[]> =>
  (await countRequests(server.db, month, [...columns])).map((row) => ({ ...row }));

/** A line of the report, whose numbers are texts in a file. */
type Line = Readonly<Record<string, unknown>>;

/** Everything of a line besides the median. */
const countsIn = ({ days: _, ...line }: Line) =>
  JSON.stringify(
    Object.entries(line)
      .map(([name, value]) => [name, String(value)])
      .sort(),
  );

/** The lines of a report are those that are counted again. */
async function expectReport(month: string, columns: readonly ReportColumn[], lines: readonly Line[]) {
  const of = `${month} by ${columns.join()}`;
  const rows = (await reportBy(server.db, columns, spanOfMonth(month))).map(({ hours, ...row }) => ({
    counts: countsIn(row),
    hours: halfWithin(hours),
  }));
  expect.soft(lines.map(countsIn).sort(), of).toEqual(rows.map(({ counts }) => counts).sort());
  for (const { counts, hours } of rows) {
    const line = lines.find((one) => countsIn(one) === counts);
    if (!line) continue;
    expect.soft(line.days, of).toBe(hours === null ? '' : (hours / 24).toFixed(1));
  }
}

/** The counts of a partner are those that are counted again. */
async function expectPartner(medium: string, days: number): Promise<void> {
  const { db } = server;
  const query = { medium, days: String(days) };
  const { body }: { body: PartnerFigures } = await people.ask(CALLS.readMedia, { as: partner, query });
  const span = spanUntil(today, days);
  const visitsOf = (column: VisitColumn | '') => visitsBy(db, column, span, { medium_uuid: medium });
  const [visits = [], daily = [], pages, themes, categories, variants = []] = await Promise.all(
    (['', 'day', 'page', 'theme', 'category', 'variant'] as const).map(visitsOf),
  );
  const arrivals = await requestsByDay(db, medium, span);
  const count = arrivals.reduce((sum, day) => sum + day.requests, 0);
  const of = `${days} days of ${MEDIUM_NAMES[medium]}`;
  expect.soft([{ name: '', ...body.total }], of).toEqual(visits);
  expect.soft(body.requests, of).toBe(count);
  expect.soft(body.days, of).toEqual(
    Array.from({ length: days }, (_, nth) => {
      const day = daysLater(span.from, nth);
      const { seen = 0, sent = 0 } = daily.find(({ name }) => name === day) ?? {};
      return { day, seen, sent, requests: arrivals.find((row) => row.day === day)?.requests ?? 0 };
    }),
  );
  expect
    .soft(
      byName(body.pages).map(({ found: _, ...page }) => page),
      of,
    )
    .toEqual(pages);
  expect.soft(byName(body.themes), of).toEqual(themes);
  expect.soft(byName(body.categories), of).toEqual(categories);
  // A form without a name for its setting is compared with nothing.
  expect.soft(byName(body.variants), of).toEqual(variants.filter(({ name }) => name !== ''));
  expect.soft(inOrder(body.stops), of).toEqual(inOrder(await stopsIn(db, span, { medium_uuid: medium })));
  expect.soft(byName(body.clicks), of).toEqual(await clicksOf(db, medium, span));
  const { conversions } = (await people.ask(CALLS.readConversions, { as: partner, query })).body;
  const states = body.states.reduce((sum, state) => sum + state.conversions, 0);
  expect.soft([states, conversions.length], `${of}: conversions`).toEqual([count, count]);
}

let looks = 0;

/** Every figure is that which is counted again. Each time other filters meet other spans, and other reports other months. */
async function expectAll(reports = REPORTS): Promise<void> {
  await countAgain(server.db);
  looks += 1;
  const isNow = (nth: number) => (nth + looks) % 2 === 0;
  for (const days of FIGURE_DAYS) await expectFigures(days, NO_FILTER);
  for (const [nth, filter] of FILTERS.entries())
    if (isNow(nth)) await expectFigures(FIGURE_DAYS[(nth + looks) % FIGURE_DAYS.length] ?? 0, filter);
  for (const [nth, month] of monthsOf().entries())
    for (const columns of reports.filter((_, at) => (at + nth + looks) % 3 === 0))
      await expectReport(month, columns, await report(month, columns));
  for (const [nth, days] of FIGURE_DAYS.entries())
    await expectPartner(isNow(nth) ? MEDIA.blog : MEDIA.paper, days);
}

/** The newest story of at least so many days ago that satisfies a condition of SQL about the request `r`. */
async function storyOf(daysBack: number, which: SQL): Promise<string> {
  const [row] = await rowsOf<{ uuid: string }>(
    server.db,
    sql`select r.uuid from again.counted r join public.requests using (uuid)
      where r.day <= ${daysLater(today, -daysBack)}::date and ${which} order by r.created_at desc limit 1`,
  );
  return row?.uuid ?? '';
}

/** Everybody does what is asked of them. */
async function own(row: Parameters<Visitors['own']>[0], uuid: string, body?: object) {
  expect(await visitors.own(row, uuid, body)).toMatchObject({ status: 200 });
}
async function lead(row: Parameters<Visitors['lead']>[0], uuid: string, shop: string, body?: object) {
  expect(await visitors.lead(row, uuid, shop, body)).toMatchObject({ status: 200 });
}
async function atDesk(row: Call, session: string, body: object) {
  expect(await people.ask(row, { as: session, body })).toMatchObject({ status: 200 });
}

const SOLD = { result: 'sold', amount: null, why: null };
const NOT_SOLD = { result: 'not_sold', amount: null, why: null };

/** A request of today with a deal. */
async function sellToday(theme: Theme): Promise<{ uuid: string; shops: string[] }> {
  const items = [{ category: 'bag' as const }, { category: 'watch' as const }];
  const customer = { zip1: '1620801', email: `${theme}@example.jp`, tel1: '090-0000-2000' };
  const uuid = await sendFrom(server, theme, { medium: MEDIA.paper, items, customer });
  const shops = await visitors.shopsOf(uuid);
  const [shop] = shops;
  await lead(links.noteOpened, uuid, shop);
  await lead(links.openContact, uuid, shop);
  await lead(links.giveQuote, uuid, shop, QUOTE_OF_TODAY);
  await lead(links.tellShopOutcome, uuid, shop, SOLD);
  await own(links.tellOutcome, uuid, { shop, ...SOLD });
  return { uuid, shops };
}

const isSold = sql`exists (select from again.counted_places p
  where p.request_uuid = r.uuid and p.deal_day is not null)`;
const isQuoted = sql`exists (select from again.counted_places p
  where p.request_uuid = r.uuid and p.quoted_at is not null)`;

describe('Figures', () => {
  test('are right before any day is summed', async () => {
    await expectAll([...REPORTS, ...SHOP_REPORTS]);
    // There is something to count everywhere.
    for (const days of FIGURE_DAYS)
      for (const value of [MEDIA.blog, MEDIA.paper]) {
        const { now } = await countFigures(server.db, today, days, { dimension: 'medium', value });
        expect(now.requests, `${days} days of ${value}`).toBeGreaterThan(0);
      }
    const { now, before, funnel } = await countFigures(server.db, today, 364, NO_FILTER);
    const counts = [...Object.values(now), ...Object.values(before), ...funnel.map(({ count }) => count)];
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('are right once days are summed, and on the command line', async () => {
    await renewSums(server.db);
    await expectAll([...REPORTS, ...SHOP_REPORTS]);
    const linesOf = async (...options: string[]) => {
      const run = new Run({ DATABASE_URL: testDatabase.url }, 'commands/report.ts', [
        '--month',
        '2024-02',
        ...options,
      ]);
      expect(await run.ended(), run.output).toBe(0);
      return run.output.trim();
    };
    const [json, csv] = await Promise.all([linesOf('--json'), linesOf('--by', 'day,category', '--csv')]);
    const lines = json.split('\n').map((line) => JSON.parse(line));
    await expectReport('2024-02', ['day', 'medium', 'inflow', 'category'], lines);
    await expectReport('2024-02', ['day', 'category'], parse(csv, { columns: true }));
  });

  test('follow what sellers, shops and people at the desk do', async () => {
    const { uuid, shops } = await sellToday('lp');
    const [first = '', second = '', third = ''] = shops;
    // A shop that gives more quotes is one, and so is a shop that can no longer help after its quote.
    await lead(links.giveQuote, uuid, first, { ...QUOTE_OF_TODAY, high: 1_800_000 });
    await own(links.askForBetter, uuid);
    await lead(links.giveQuote, uuid, first, { ...QUOTE_OF_TODAY, low: 1_900_000, high: 1_900_000 });
    const ofBag = { ...QUOTE_OF_TODAY, low: 900, high: 900, items: [{ item: 0, amount: 900 }] };
    await lead(links.giveQuote, uuid, second, ofBag);
    await lead(links.declineLead, uuid, second, { reason: 'busy' });
    await own(links.refuseShop, uuid, { shop: third, reason: 'price' });
    // The seller keeps the bag, for which there was a price, and moves to Osaka.
    await own(links.withdrawItem, uuid, { item: 0 });
    await own(links.correctRequest, uuid, { zip1: '5300001' });
    for (const mark of ['hoax', 'twice']) await atDesk(CALLS.markRequest, staff, { uuid, mark, note: '' });
    // A sale that was none after all, and one that was.
    const regretted = await sellToday('brand');
    await own(links.tellOutcome, regretted.uuid, { shop: regretted.shops[0], ...NOT_SOLD });
    await own(links.withdrawRequest, regretted.uuid);
    const renewed = await sellToday('product');
    for (const answer of [NOT_SOLD, SOLD])
      await own(links.tellOutcome, renewed.uuid, { shop: renewed.shops[0], ...answer });
    await own(links.withdrawRequest, renewed.uuid);
    await own(links.reopenRequest, renewed.uuid);
    // The desk corrects where a seller of some weeks ago lives.
    const movedUuid = await storyOf(20, sql`r.prefecture_id = 13`);
    await atDesk(CALLS.correctRequest, staff, { uuid: movedUuid, zip1: '0600001' });
    // A request whose day is closed comes to a deal today.
    await server.db.execute(sql`insert into outcomes (request_uuid, shop_uuid, side, result)
      select request_uuid, shop_uuid, side, 'sold' from matches, unnest(array['seller', 'shop']) side
      where request_uuid = ${await storyOf(34, sql`not ${isSold}`)} and position = 2`);
    await expectAll();
    await renewSums(server.db);
    await expectAll();
  });

  test('outlive requests that are erased or expire', async () => {
    const { uuid: newUuid } = await sellToday('lp');
    await countAgain(server.db);
    const uuids = new Set([
      await storyOf(1, isQuoted),
      await storyOf(27, isQuoted),
      await storyOf(33, sql`true`),
      // Their own days are closed. Those of some of their deals are not.
      await storyOf(34, isSold),
      await storyOf(55, isSold),
      await storyOf(90, isSold),
      await storyOf(181, isQuoted),
    ]);
    const { email = '' } = stories.find(({ day }) => day === daysLater(today, -32)) ?? {};
    const others = await rowsOf<{ uuid: string }>(
      server.db,
      sql`select uuid from requests where email = ${email} or created_at < now() - interval '363 days'`,
    );
    const allUuids = [...new Set([newUuid, ...uuids, ...others.map(({ uuid }) => uuid)])];
    await noteRequests(server.db, allUuids);
    await own(links.eraseOwnRequest, newUuid);
    for (const uuid of uuids) await atDesk(CALLS.eraseRequest, owner, { uuid });
    await erasePerson(server.db, server.photos, { email });
    await eraseExpired(server.db, server.photos, 363);
    expect(await server.db.$count(requests, inArray(requests.uuid, allUuids))).toBe(0);
    await expectAll();
    await renewSums(server.db);
    await expectAll();
  });

  test('by shop name none for them: they stand in one line', async () => {
    const month = today.slice(0, 7);
    const { from, to } = spanOfMonth(month);
    const [row] = await rowsOf<{ gone: number }>(
      server.db,
      sql`select count(*)::integer as gone from again.requests a
        where (created_at at time zone 'Asia/Tokyo')::date between ${from} and ${to} and kind <> 'test'
          and not exists (select from requests r where r.uuid = a.uuid)`,
    );
    const lines = (await report(month, ['shop'])).filter(({ shop }) => shop === '');
    expect(row?.gone).toBeGreaterThan(0);
    expect(lines.map((line) => line.requests)).toEqual([row?.gone]);
  });

  test('are right when days are over meanwhile, also of requests that were erased before and after', async () => {
    await comeTo(new Date(NOW.getTime() + 20 * DAY_MS));
    await renewSums(server.db);
    await countAgain(server.db);
    const uuid = await storyOf(40, isQuoted);
    await noteRequests(server.db, [uuid]);
    await atDesk(CALLS.eraseRequest, owner, { uuid });
    await expectAll();
  });

  test('of days that are over stay, whatever is corrected', async () => {
    const read = async (query: object) =>
      (await people.ask(CALLS.readFigures, { as: reader, query: { days: '364', ...query } })).body;
    const readAll = () => Promise.all([{}, { area: '13' }, { area: '1' }].map(read));
    const figures = await readAll();
    const uuid = await storyOf(34, sql`r.prefecture_id = 13 and ${isSold}`);
    await atDesk(CALLS.correctRequest, staff, { uuid, zip1: '0600001' });
    await server.db.execute(sql`update outcomes set result = 'not_sold', at = now()
      where request_uuid = ${uuid} and side = 'seller'`);
    expect(await readAll()).toEqual(figures);
    await renewSums(server.db);
    expect(await readAll()).toEqual(figures);
  });

  test('of a medium count it in capitals, too', async () => {
    const read = async () => {
      const { body } = await people.ask(CALLS.readMedia, { as: partner, query: { medium: MEDIA.blog } });
      return { seen: body.total.seen, requests: body.requests };
    };
    const { seen, requests: count } = await read();
    const medium = MEDIA.blog.toUpperCase();
    const counter = new FunnelCounter(server.db);
    counter.count({ medium, from: '0', to: '1' });
    await counter.stop();
    await sendFrom(server, 'lp', {
      medium,
      customer: { email: 'capitals@example.jp', tel1: '090-0000-3000' },
    });
    expect(await read()).toEqual({ seen: seen + 1, requests: count + 1 });
  });
});
