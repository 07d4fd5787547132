import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { TERMS_DATED } from '#contract/base/product.ts';
import { urlOf } from '#contract/calls/call.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import { recentAppraisals } from '#contract/calls/site.ts';
import { answerInterests } from '#contract/calls/surveys.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import { NO_CONTENT } from '#contract/site/site-content.ts';
import { FunnelCounter } from '#server/calls/funnel-counter.ts';
import { readRecent } from '#server/calls/recent-appraisals.ts';
import { type Database, type Db, OPERATORS_PATIENCE, openPostgres, rowsOf } from '#server/db/open.ts';
import { readAddresses } from '#server/db/reference/addresses.ts';
import { readCatalogue } from '#server/db/reference/catalogue.ts';
import { Links, openLinks } from '#server/deliveries/links/links.ts';
import { RequestNames } from '#server/deliveries/links/request-names.ts';
import { Desk } from '#server/desk/desk.ts';
import { renewSums } from '#server/figures/day-sums.ts';
import { EVERYTHING, type Filter, readPeriod } from '#server/figures/read-sums.ts';
import { Marks } from '#server/limits/marks.ts';
import { type Reserving, reserveShops } from '#server/matching/reserve-shops.ts';
import { eraseExpired, erasePerson } from '#server/people/erase.ts';
import { FolderStore } from '#server/photos/folder-store.ts';
import { buildApp } from '#server/start/build-app.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { atPercent, median, whole } from '#test/bench/statistics.ts';
import { readLead, readOwnRequest } from '#test/server/link-calls.ts';
import { jpeg } from '#test/server/photos.ts';
import { quiet } from '#test/server/quiet.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { listRows } from './desk-lists.ts';
import { askDesk } from './desk-session.ts';
import { plansOf } from './plans.ts';
import { Postgres } from './postgres.ts';
import { FILLING, fillWithRequests, SHOP_COUNT } from './scale-data.ts';

const MB = 1024 * 1024;
const FEW = 10_000;
const SAMPLES = 700;
const WARM_UP = 100;
/** Fewer, because the smaller database would have none left. */
const ERASED = 200;
/** The room of a request on the disk while a database is filled: its rows, their sources, and the log. */
const BYTES_EACH = 6_000;
/** Requests that retention erases at once, and the age that makes them old, in days. */
const OLD = 10;
const OLD_DAYS = 3650;
const PHOTO_BYTES = 200_000;
/** For the fairness: the number of requests, and how many of them at once. */
const MATCHED = 20_000;
const AT_ONCE = 8;

/** The seller's postal code and goods. */
interface Asked {
  zip: string;
  category: CategoryKey;
  /** A request that is there, with one of its shops. */
  uuid: string;
  createdAt: string;
  shop: string;
}

/** A server on a database of some size. */
interface Side {
  url: string;
  database: Database;
  server: ServerProcess;
  links: Links;
  photos: FolderStore;
  /** Requests that are there, whose links still work. */
  known: readonly Asked[];
}

async function openSide(bench: Bench, name: string, url: string): Promise<Side> {
  // Limits on, as they are for the public: their statements are part of a submission.
  const settings = { SEED: 'reference', RATE_LIMITS: 'on' };
  const server = await ServerProcess.start(bench.file(name), url, settings);
  const database = await openPostgres(url, OPERATORS_PATIENCE);
  const { links } = await openLinks(database.db, { siteUrl: '' });
  const samples = await draw(database.db, SAMPLES);
  return {
    url,
    server,
    database,
    links,
    known: samples,
    photos: new FolderStore(bench.file(`${name}-photos`)),
  };
}

/** Requests that are there, whose links still work. */
const draw = (db: Db, count: number): Promise<Asked[]> =>
  rowsOf<Asked>(
    db,
    sql`select zip1 as zip, category, uuid, requests.created_at as "createdAt",
          shop_uuid as shop
        from (select * from requests where created_at > now() - interval '80 days' order by random() limit ${count})
          as requests
        join request_items i on i.request_uuid = uuid and i.position = 0
        join matches m on m.request_uuid = uuid and m.position = 0`,
  );

/** Each request has another seller, or the limits of a person would count. */
let sellers = 0;
async function formOf({ zip, category }: Asked) {
  sellers += 1;
  const customer = {
    zip1: zip,
    email: `s${sellers}@example.jp`,
    tel1: `080${String(sellers).padStart(8, '0')}`,
  };
  const photos = [{ name: 'a.jpg', content: jpeg(PHOTO_BYTES) }];
  return encodeSubmission({ customer, items: [{ category, photos }] });
}

const oneOf = (samples: readonly Asked[]) => samples[Math.floor(Math.random() * samples.length)] as Asked;

type Work = (side: Side, request: Asked) => Promise<() => Promise<unknown>>;

/** Reads what a page behind a link shows. */
async function readPage({ server }: Side, call: typeof readLead, token: string) {
  const { status } = await askDesk(server.url, call, { params: { token }, body: {} });
  if (status !== 200) throw new Error(`${call.path} was answered with ${status}`);
}

/** The measured operations. Each is prepared outside of the measured time. */
const WORKS = {
  'A submission with a photo': async ({ server }, request) => {
    const { headers, payload } = await formOf(request);
    const body = new Uint8Array(payload);
    return async () => {
      const answer = await fetch(server.url + submitRequest.path, { method: 'POST', headers, body });
      const { company_shops: shops } = (await answer.json()) as { company_shops: unknown[] };
      if (!shops || shops.length === 0) throw new Error(`a submission was answered with ${answer.status}`);
    };
  },
  Matching: async ({ database: { db } }, request) => {
    return () => reserveShops(db, reserving(request));
  },
  'Recent requests': async ({ database: { db } }) => {
    return () => readRecent(db, new RequestNames('scale'), Date.now(), false);
  },
  "A seller's page": async (side) => {
    const { uuid, createdAt } = oneOf(side.known);
    const token = side.links.token({ kind: 'request', uuids: [uuid], version: 0 }, new Date(createdAt));
    return () => readPage(side, readOwnRequest, token);
  },
  "A shop's page": async (side) => {
    const { uuid, createdAt, shop } = oneOf(side.known);
    const token = side.links.token({ kind: 'lead', uuids: [uuid, shop], version: 0 }, new Date(createdAt));
    return () => readPage(side, readLead, token);
  },
  Retention: async ({ database: { db }, photos }) => {
    await db.execute(sql`update requests set created_at = now() - make_interval(days => ${OLD_DAYS + 1})
      where uuid in (select uuid from requests where uuid > gen_random_uuid() order by uuid limit ${OLD})`);
    return () => eraseExpired(db, photos, OLD_DAYS);
  },
  'Erasing a person': async ({ database: { db }, photos }) => {
    const [row] = await rowsOf<{ email: string; phone: string }>(
      db,
      sql`select email, tel1 as phone from requests where uuid > gen_random_uuid() order by uuid limit 1`,
    );
    return () => erasePerson(db, photos, row ?? {});
  },
} satisfies Record<string, Work>;

/** Works whose requests are gone afterwards. */
const ERASING: readonly Work[] = [WORKS.Retention, WORKS['Erasing a person']];

const reserving = ({ category, zip }: Asked): Reserving => ({
  uuid: randomUUID(),
  emailMark: '',
  phoneMark: '',
  categories: [category],
  zip,
  address: '',
});

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Both sides in turns, so that other work on the machine affects both. */
async function compare(work: Work, few: Side, many: Side, picks: readonly Asked[]) {
  const [under, over]: [number[], number[]] = [[], []];
  for (const [index, one] of picks.entries()) {
    const [first, second] = index % 2 === 0 ? [few, many] : [many, few];
    const times = new Map<Side, number>();
    for (const side of [first, second]) times.set(side, await timeOf(await work(side, one)));
    if (index < WARM_UP) continue;
    under.push(times.get(few) ?? Number.NaN);
    over.push(times.get(many) ?? Number.NaN);
  }
  return { under, over };
}

function rowsOfWork(
  what: string,
  many: number,
  { under, over }: { under: number[]; over: number[] },
): Figure[] {
  const row = (name: string, of: (times: readonly number[]) => number, most: number): Figure => ({
    what: `${what}, ${name}: ${whole(many)} requests against ${whole(FEW)}`,
    value: of(over) / of(under),
    unit: '×',
    bar: { most },
    detail: `${of(over).toFixed(1)} ms against ${of(under).toFixed(1)} ms, ${whole(over.length)} each, in turns`,
  });
  return [
    row('median', median, BARS.scaleMedianRatio),
    row('p99', (times) => atPercent(times, 99), BARS.scaleP99Ratio),
  ];
}

/** One filter of each dimension that many requests have, and none. */
const FIGURE_FILTERS: Readonly<Record<string, Filter>> = {
  'no filter': EVERYTHING,
  'a category': { dimension: 'category', value: 'watch' },
  'an area': { dimension: 'area', value: '13' },
  'a theme': { dimension: 'theme', value: 'lp' },
  'a medium': { dimension: 'medium', value: '00000001-0000-4000-8000-000000000000' },
};
const FIGURE_SAMPLES = 9;

/** The figures of a year at the desk, and how long it takes to make the sums of all days once. */
async function figureRows(many: number, { database: { db } }: Side): Promise<Figure[]> {
  // The databases were filled without triggers.
  await db.execute(sql`insert into stale_days (day) select distinct day_in_japan(created_at) from requests`);
  const firstMs = await timeOf(() => renewSums(db));
  await db.execute(sql`vacuum (analyze) day_sums`);
  const days = Math.max(...FIGURE_DAYS);
  const to = dayInJapan(new Date());
  const period = { from: daysLater(to, 1 - days), to };
  const rows: Figure[] = [];
  for (const [name, filter] of Object.entries(FIGURE_FILTERS)) {
    const times: number[] = [];
    for (let turn = 0; turn < FIGURE_SAMPLES; turn += 1)
      times.push(await timeOf(() => readPeriod(db, filter, period)));
    rows.push({
      what: `Figures of ${days} days at the desk, ${name}: ${whole(many)} requests`,
      value: median(times),
      unit: 'ms',
      bar: { most: BARS.figuresMs },
      detail: `the slowest of ${FIGURE_SAMPLES} ${Math.max(...times).toFixed(0)} ms`,
    });
  }
  const [size] = await rowsOf<{ rows: number; bytes: number; days: number }>(
    db,
    sql`select count(*)::int as rows, pg_total_relation_size('day_sums')::float8 as bytes,
      count(distinct day)::int as days from day_sums`,
  );
  const { rows: count = 0, bytes = 0, days: dayCount = 0 } = size ?? {};
  rows.push({
    what: `Making the sums of a day: ${whole(many)} requests`,
    value: firstMs / dayCount,
    unit: 'ms',
    detail: `${whole(dayCount)} days in ${(firstMs / 1000).toFixed(0)} s; ${whole(count)} rows, ${whole(bytes / MB)} MB`,
  });
  return rows;
}

interface Size {
  name: string;
  rows: number;
  table: number;
  total: number;
  indexes: string;
}

async function sizeRows({ database: { db } }: Side): Promise<Figure[]> {
  const sizes = await rowsOf<Size>(
    db,
    sql`select c.relname as name, c.reltuples::float8 as rows, pg_table_size(c.oid)::float8 as table,
          pg_total_relation_size(c.oid)::float8 as total,
          (select string_agg(i.indexrelid::regclass || ' ' || pg_size_pretty(pg_relation_size(i.indexrelid)), ', '
             order by pg_relation_size(i.indexrelid) desc) from pg_index i where i.indrelid = c.oid) as indexes
        from pg_class c
        where relname in ('requests', 'request_items', 'request_photos', 'matches', 'shops') order by total desc`,
  );
  return sizes.map(({ name, rows, table, total, indexes }) => ({
    what: `Size of ${name} and its indexes`,
    value: total / MB,
    unit: 'MB',
    detail: `${whole(rows)} rows ${whole(table / MB)} MB; ${indexes}`,
  }));
}

/** Prints the plan of each statement of the calls whose time depends on the database. */
async function sayPlans(bench: Bench, many: number, { url, database }: Side, request: Asked): Promise<void> {
  const { headers, payload } = await formOf(request);
  const catalogue = await readCatalogue(database.db);
  const addresses = await readAddresses(database.db);
  const photos = new FolderStore(bench.file('plans'));
  await photos.sweep(database.db);
  const plans = await plansOf(url, async ({ db }) => {
    const reference = { catalogue: () => catalogue, addresses: () => addresses };
    const links = new Links(crypto.randomUUID(), '');
    const marks = new Marks('');
    const parts = quiet();
    const desk = new Desk(db, parts.outbox, links.signIns, '');
    const office = {
      db,
      links,
      rules: PLACE_RULES,
      now: () => new Date(),
      operator: undefined,
      contact: 'noreply@takakurabe.example',
      house: { product: '', operator: undefined, isRead: false },
    };
    const funnel = new FunnelCounter(db);
    const rest = {
      ...parts,
      links,
      office: () => office,
      desk,
      funnel,
      contentFile: NO_CONTENT,
      hasCheckups: false,
      marks,
      forgetMail: async () => {},
      invented: false,
    };
    const product = {
      db,
      ...reference,
      photos,
      ...rest,
      termsDated: TERMS_DATED,
      contactRelease: 'all' as const,
    };
    const app = await buildApp({ config: { logLevel: 'silent', demo: false, trustProxy: false }, product });
    const keyHeaders = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const submitAnswer = await app.inject({
      method: 'POST',
      url: submitRequest.path,
      headers: keyHeaders,
      payload,
    });
    const { uuid } = submitAnswer.json();
    await app.inject({ url: recentAppraisals.path });
    const answer = { uuid, survay_answer: JSON.stringify(INTERESTS.slice(0, 1)) };
    await app.inject({ method: answerInterests.method, url: answerInterests.path, payload: answer });
    const ownPage = links.token(
      { kind: 'request', uuids: [request.uuid], version: 0 },
      new Date(request.createdAt),
    );
    await app.inject({
      method: 'POST',
      url: urlOf(readOwnRequest, '', { params: { token: ownPage } }),
      payload: {},
    });
    const lead = links.token(
      { kind: 'lead', uuids: [request.uuid, request.shop], version: 0 },
      new Date(request.createdAt),
    );
    await app.inject({ method: 'POST', url: urlOf(readLead, '', { params: { token: lead } }), payload: {} });
    await app.close();
    await eraseExpired(db, photos, OLD_DAYS);
    await erasePerson(db, photos, { email: 'nobody@example.jp', phone: '080-0000-0000' });
  });
  for (const plan of plans) bench.say(`with ${whole(many)} requests: ${plan}`);
}

/** Shops for the same goods in the same area: how many requests they got, of many that came at once. */
async function fairnessRows({ database: { db } }: Side): Promise<Figure[]> {
  const samples = await draw(db, MATCHED);
  await db.execute(
    sql`update shops set match_count = 0, turns_before = 0, turn_shift = 0, last_matched_at = null`,
  );
  let next = 0;
  const caller = async () => {
    for (let one = samples[next++]; one; one = samples[next++]) {
      await reserveShops(db, reserving(one));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const [row] = await rowsOf<{
    groups: number;
    widest: number;
    ratio: number;
    variation: number;
    mean: number;
  }>(
    db,
    sql`select count(*)::int as groups, max(most - least) as widest, max(most::float8 / greatest(least, 1)) as ratio,
          max(variation)::float8 as variation, avg(mean)::float8 as mean
        from (select max(match_count) as most, min(match_count) as least, avg(match_count) as mean,
                stddev_pop(match_count) / nullif(avg(match_count), 0) as variation
              from shops group by nationwide, served_prefecture_ids, array(select unnest(categories) order by 1)
              having count(*) > 1) as each`,
  );
  const {
    groups = 0,
    widest = Number.NaN,
    ratio = Number.NaN,
    variation = Number.NaN,
    mean = Number.NaN,
  } = row ?? {};
  return [
    {
      what: `Fairness: requests that one of ${whole(SHOP_COUNT)} shops has more than its equal, at most`,
      value: widest,
      unit: '',
      // Requests of different prefectures do not wait for each other, so those of one moment may meet at a shop.
      bar: { most: AT_ONCE },
      detail: `${whole(MATCHED)} requests, ${AT_ONCE} at once; ${whole(groups)} groups of the same goods and area, ${mean.toFixed(1)} requests a shop; most/least ${ratio.toFixed(2)}, coefficient of variation at most ${variation.toFixed(3)}`,
    },
  ];
}

/** The same calls on a million requests and on ten thousand. */
export const measureScale = (bench: Bench) => compareSizes(bench, 1_000_000);

/** The same with ten million, or as many as the disk takes. SOAK_SCALE_REQUESTS sets another number. */
export async function measureTenMillion(bench: Bench): Promise<Figure[]> {
  const { bavail, bsize } = await statfs(tmpdir());
  const most = Math.floor((bavail * bsize) / BYTES_EACH);
  const goal = Number(process.env.SOAK_SCALE_REQUESTS || 10_000_000);
  if (most < goal) bench.say(`the disk takes only ${whole(most)} requests`);
  return compareSizes(bench, Math.min(most, goal));
}

async function compareSizes(bench: Bench, requests: number): Promise<Figure[]> {
  await bench.closeBrowser();
  const postgres = await Postgres.start(bench.file('postgres'), { settings: FILLING });
  const sides: Side[] = [];
  try {
    for (const [name, count] of [
      ['few', FEW],
      ['many', requests],
    ] as const) {
      bench.say(`filling a database with ${whole(count)} requests …`);
      await fillWithRequests(await postgres.createDatabase(name), count);
    }
    await postgres.stop();
    await postgres.startAgain({});
    for (const name of ['few', 'many']) sides.push(await openSide(bench, name, postgres.url(name)));
    const [few, many] = sides as [Side, Side];
    const rows: Figure[] = [];
    for (const [what, work] of Object.entries(WORKS)) {
      bench.say(`${what} …`);
      const samples = ERASING.includes(work) ? ERASED : SAMPLES;
      const picks = Array.from({ length: samples + WARM_UP }, () => oneOf(few.known));
      const figures = rowsOfWork(what, requests, await compare(work, few, many, picks));
      // Half an hour of filling is not lost if a later part fails.
      for (const { what: name, value, detail } of figures)
        bench.say(`${name}: ${value.toFixed(2)}× (${detail})`);
      rows.push(...figures);
    }
    rows.push(...(await figureRows(requests, many)));
    const lists = await listRows(many.database);
    for (const { what, value, detail } of lists) bench.say(`${what}: ${value.toFixed(0)} ms (${detail})`);
    rows.push(...lists);
    await sayPlans(bench, requests, many, oneOf(many.known));
    rows.push(...(await sizeRows(many)), ...(await fairnessRows(many)));
    return rows;
  } finally {
    for (const { server, database } of sides) {
      await server.stop();
      await database.close();
    }
    await postgres.stop();
  }
}
